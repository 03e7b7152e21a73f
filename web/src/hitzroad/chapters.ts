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
  /** which of this party's people died here, counted from the first who ever was in it */
  dead: number[];
  /** all of this party who died up to the end of this card */
  gone: number[];
  /** who stands behind each die of the last roll; nobody, unless it was one of a melee */
  behind: number[];
  /** who of them is bitten, and nobody has answered it yet; the first one is the next to be saved */
  bitten: number[];
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
  const gone: Record<number, number[]> = {};
  log.forEach((line, at) => {
    const kind = line.kind.replace("hitzroad-log-", "");
    const seat = Number(line.seat);
    if (kind === "arrives") {
      told.push({ seat, card: String(line.card), at, rolls: [], change: none(), found: none(), joined: 0, dead: [], gone: (gone[seat] ??= []), behind: [], bitten: [], zombies: 0, standing: 0, end: null });
      return;
    }
    const now = told.at(-1);
    if (kind === "loses") {
      const lost = fallen((gone[seat] ??= []), now?.seat === seat ? now : undefined, Number(line.n));
      gone[seat].push(...lost);
      if (now?.seat === seat) now.dead.push(...lost);
    }
    if (!now || now.end || now.seat !== seat) return;
    if (kind === "rolls") roll(now, diceOf(line), log[at - 1]);
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
    if (kind === "pays" && Number(line.adrenaline)) now.bitten.shift();
  });
  return told;
}

/** Dice are thrown; in a melee each is somebody's, the first of those who live has the first die. */
function roll(now: Chapter, dice: Thrown[], before: Line | undefined): void {
  const fires = before?.kind === "hitzroad-log-pays" && Number(before.ammo) > 0;
  now.rolls.push(dice);
  now.behind = now.standing && !fires ? living(now.gone, dice.length) : [];
  now.bitten = now.behind.filter((_, n) => dice[n]!.face === "bite");
}

/** Who dies: those whose die says so, then the bitten, and where no die tells, the first. */
function fallen(gone: number[], now: Chapter | undefined, n: number): number[] {
  const left = (who: number) => !gone.includes(who);
  const struck = now ? now.behind.filter((who, at) => now.rolls.at(-1)?.[at]?.face === "death" && left(who)) : [];
  const lost = (struck.length ? struck : (now?.bitten ?? []).filter(left)).slice(0, n);
  if (now) now.bitten = now.bitten.filter((who) => !lost.includes(who));
  for (let who = 0; lost.length < n; who++) if (left(who) && !lost.includes(who)) lost.push(who);
  return lost;
}

/** The first so many of a party who are not among the dead. */
export function living(gone: number[], n: number): number[] {
  const found: number[] = [];
  for (let who = 0; found.length < n; who++) if (!gone.includes(who)) found.push(who);
  return found;
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
