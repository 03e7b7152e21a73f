/** The tables of this device and the tokens of the seats it holds. */

import { characterAt, type Character } from "../cast/cast";
import { letGo } from "./gone";
import { isHere } from "./transport";
import type { TableInfo } from "./types";
import { t } from "./words.svelte";

const KEY = "potasovka.tables";
/** So many are kept, besides games under way in this page, which are nowhere else. */
const KEPT = 60;
/** Of these so many may be puzzles: who tries one again and again loses no game for it. */
const PUZZLES = 12;
/** So many that are over stay however many go on: somebody may be looking at one. */
const OVER = 12;

export interface Mine {
  table: string;
  game: string;
  at: number;
  /** how it stood last; `lost`: the server cannot go on with it (other rules) */
  state: TableInfo["state"] | "lost";
  tokens: Record<string, string>;
  seats: { name: string | null; bot: boolean; level?: string | null }[];
  lesson: boolean;
  puzzle?: boolean;
  /** which puzzle it is */
  named?: string;
  /** how it is played, if not as usual */
  mode?: string;
  /** the commitment as this device was first shown it; none if it came after the end */
  commitment?: string | null;
  /** how it ended */
  result?: TableInfo["result"];
  /** what each seat plays, as the game calls it, once it is known here */
  sides?: string[][];
  /** the table where the same people play again */
  rematch?: string | null;
}

/** All, the newest first. */
export function mine(): Mine[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Mine[];
  } catch {
    return [];
  }
}

/** Keep these, the newest first; if they are too many the oldest give way, those that are over before others. */
function keep(tables: Mine[], dropped: Mine[] = []): void {
  const old = new Set(tooMany(tables));
  const left = tables.filter((one) => !old.has(one));
  localStorage.setItem(KEY, JSON.stringify(left));
  const away = [...dropped, ...old].filter((one) => isHere(one.table));
  letGo(
    away.map(({ table, tokens }) => ({ table, token: Object.values(tokens)[0] ?? null })),
    left.map((one) => one.table),
  );
}

function tooMany(tables: Mine[]): Mine[] {
  const games = tables.filter((one) => !one.puzzle);
  const [running, over] = [games.filter(goesOn), games.filter((one) => !goesOn(one))];
  const puzzles = tables.filter((one) => one.puzzle);
  const room = KEPT - running.length - Math.min(puzzles.length, PUZZLES);
  return [...puzzles.slice(PUZZLES), ...over.slice(Math.max(room, OVER)), ...running.filter((one) => !isHere(one.table)).slice(KEPT)];
}

/** The tokens this device holds at a table, by seat. */
export function tokensOf(table: string): Record<string, string> {
  return mine().find((one) => one.table === table)?.tokens ?? {};
}

/** Remember seats taken at a table. */
export function addTokens(table: string, game: string, tokens: Record<string, string>): void {
  const known = mine();
  const old = known.find((one) => one.table === table);
  const fresh: Mine = old ?? { table, game, at: Date.now(), state: "waiting", tokens: {}, seats: [], lesson: false };
  keep([{ ...fresh, tokens: { ...fresh.tokens, ...tokens } }, ...known.filter((one) => one.table !== table)]);
}

const modeOf = ({ setup }: TableInfo): string | undefined => (typeof setup?.mode === "string" ? setup.mode : undefined);

/** Remember how a table of ours stands now, and what each seat plays if that is known. */
export function note(info: TableInfo, sides: string[][] = []): void {
  const known = mine();
  const old = known.find((one) => one.table === info.id);
  if (!old) return;
  const seats = info.seats.map((seat) => ({ name: seat.name, bot: seat.kind === "bot", level: seat.bot }));
  const commitment = old.commitment ?? promised(info);
  const played = sides.some((side) => side.length) ? sides : old.sides;
  const fresh: Mine = { ...old, state: info.state, seats, lesson: info.lesson, puzzle: info.puzzle !== null, named: info.puzzle?.name, mode: modeOf(info), commitment, result: info.result, rematch: info.rematch, sides: played };
  if (JSON.stringify(fresh) !== JSON.stringify(old)) keep(known.map((one) => (one === old ? fresh : one)));
}

/** The commitment that a table shows, as long as it can still be a promise: after the end anything can be promised. */
export const promised = (info: TableInfo): string | null => (info.state === "over" ? null : info.commitment);

/** The commitment that this device was shown at a table of ours before the end. */
export function promiseOf(table: string): string | null {
  return mine().find((one) => one.table === table)?.commitment ?? null;
}

/** Refusals that mean: this table cannot be played here any more. */
export const UNPLAYABLE = ["version", "broken", "no-game"];

/** Remember that a table of ours cannot be played any more. */
export function lose(table: string): void {
  const known = mine();
  if (known.some((one) => one.table === table && one.state !== "lost")) {
    keep(known.map((one) => (one.table === table ? { ...one, state: "lost" } : one)));
  }
}

/** Whether a table of ours can be gone on with. */
export const goesOn = (table: Mine): boolean => table.state === "waiting" || table.state === "playing";

/** Who sits there, in words. */
export function namesAt(table: Mine): string {
  const sat = { id: table.table, puzzle: table.named ? { name: table.named } : null, seats: table.seats.map((seat) => ({ kind: seat.bot ? "bot" : "person", bot: seat.level })) };
  return table.seats.map((seat, at) => seat.name || nameless(characterAt(sat, at), seat.bot, at)).join(", ");
}

function nameless(character: Character | undefined, bot: boolean, at: number): string {
  return character ? t(`cast-${character.id}`) : t(bot ? "web-bot-name" : "player", { n: at + 1 });
}

/** Forget a table: its seats cannot be taken up again from here; one of this page is deleted. */
export function forget(table: string): void {
  const known = mine();
  keep(
    known.filter((one) => one.table !== table),
    known.filter((one) => one.table === table),
  );
}

/** Put tables of another device among ours; the seats of both are kept. How many there were. */
export function adopt(tables: Mine[]): number {
  const known = mine();
  const fresh = tables.map((one) => {
    const ours = known.find(({ table }) => table === one.table);
    return ours ? { ...one, ...ours, at: one.at, tokens: { ...ours.tokens, ...one.tokens } } : one;
  });
  const others = known.filter(({ table }) => !fresh.some((one) => one.table === table));
  keep([...fresh, ...others].sort((one, other) => other.at - one.at));
  return tables.length;
}
