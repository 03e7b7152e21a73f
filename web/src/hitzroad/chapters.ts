/** A journey in chapters: what a party met on each card, as the log tells it. */

import type { Line } from "../lib/types";
import { RESOURCES, type Mix } from "./view";

export interface Thrown {
  face: string;
  red: boolean;
}

export interface Chapter {
  seat: number;
  card: string;
  /** the index of its first line in the log */
  at: number;
  /** every roll, in its order */
  rolls: Thrown[][];
  /** what was found less what was paid */
  change: Mix;
  found: Mix;
  joined: number;
  /** which of this party's people died here, counted from the first who ever died */
  dead: number[];
  /** the most zombies that ever stood here */
  zombies: number;
  /** how many of them stood when it was last said */
  standing: number;
  end: "won" | "fled" | "lost" | null;
}

const ENDS: Record<string, Chapter["end"]> = { wins: "won", flees: "fled", out: "lost" };
const none = (): Mix => ({ ammo: 0, gas: 0, adrenaline: 0 });

/** The dice of a roll, black ones first. */
export function diceOf(line: Line): Thrown[] {
  const faces = (name: string, red: boolean) => (Array.isArray(line[name]) ? (line[name] as string[]).map((face) => ({ face, red })) : []);
  return [...faces("black", false), ...faces("red", true)];
}

/** All chapters of all parties, in the order in which they began. */
export function chapters(log: Line[]): Chapter[] {
  const told: Chapter[] = [];
  const dead: Record<number, number> = {};
  log.forEach((line, at) => {
    const kind = line.kind.replace("hitzroad-log-", "");
    const seat = Number(line.seat);
    if (kind === "arrives") {
      told.push({ seat, card: String(line.card), at, rolls: [], change: none(), found: none(), joined: 0, dead: [], zombies: 0, standing: 0, end: null });
      return;
    }
    const now = told.at(-1);
    if (kind === "loses") {
      const from = dead[seat] ?? 0;
      dead[seat] = from + Number(line.n);
      if (now?.seat === seat) for (let who = from; who < dead[seat]!; who++) now.dead.push(who);
    }
    if (!now || now.end || now.seat !== seat) return;
    if (kind === "rolls") now.rolls.push(diceOf(line));
    else if (kind === "zombies" || kind === "left" || kind === "strikes") {
      now.standing = Number(line.n);
      now.zombies = Math.max(now.zombies, now.standing);
    }
    else if (kind === "joins") now.joined += Number(line.n);
    else if (kind in ENDS) {
      now.end = ENDS[kind]!;
      if (now.end === "won") now.standing = 0;
    }
    if (kind !== "finds" && kind !== "pays") return;
    for (const resource of RESOURCES) {
      const n = Number(line[resource] ?? 0);
      now.change[resource] += kind === "finds" ? n : -n;
      if (kind === "finds") now.found[resource] += n;
    }
  });
  return told;
}

/** How many of a party have died so far. */
export function deaths(log: Line[], seat: number): number {
  return log.reduce((sum, line) => sum + (line.kind === "hitzroad-log-loses" && line.seat === seat ? Number(line.n) : 0), 0);
}

/** Which of all names is the one of the nth person of a party; each party has its own place in the list. */
export function nameOf(people: string[], seat: number, who: number): string {
  return people[(who + seat * 5) % people.length] ?? "";
}

/** A chance in words: never 100 % or 0 % where it is not. */
export function chance(share: number): { id: string; n: number } {
  const n = Math.round(100 * share);
  if (n === 100 && share < 1 - 1e-9) return { id: "hz-odds-most", n };
  if (n === 0 && share > 1e-9) return { id: "hz-odds-least", n };
  return { id: "hz-odds-percent", n };
}
