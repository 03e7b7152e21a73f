/** What is asked of a house of tables besides playing: docs/protocol.md. */

import { keyOf, secretOf } from "./secrets";
import { sheet, site } from "./site";
import { HERE, playsHere, transportFor, type Reply } from "./transport";
import type { Brought, GameInfo, Games, Line, Opened, Packed, Replay, RematchWish, Review, ReviewNow, Step, Story, TableNow, TableWish, Text, Token, View } from "./wire";

/** A moment of a finished game, its view and log as what they are. */
export type ReplayStep = Omit<Replay, "view" | "log"> & { view: View; log: Line[] };

/** How far a review is, and the review as what it is. */
export type ReviewState = Omit<ReviewNow, "review"> & { review: Review | null };

/** The server's "no", with its words. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly text: Text,
  ) {
    super(code);
  }
}

/** The body of an answer; `table` is the one it is about, null: none that is there already. */
async function call(method: string, table: string | null, path: string, token: string | null, body: string): Promise<string> {
  let reply: Reply;
  try {
    reply = await (await transportFor(table)).call(method, path, token, body);
  } catch {
    throw new Refused(0, "offline", { id: site ? "web-engine-failed" : "web-error-offline", args: {} });
  }
  if (reply.status >= 200 && reply.status < 300) return reply.body;
  let said: { error?: string; text?: Text } = {};
  try {
    said = JSON.parse(reply.body) as typeof said;
  } catch {
    // Somebody in between has answered.
  }
  throw new Refused(reply.status, said.error ?? "error", said.text ?? { id: "web-error", args: { status: reply.status } });
}

async function ask<T>(method: string, table: string | null, what: string, token: string | null, body?: unknown): Promise<T> {
  const path = `/api/tables${table === null ? "" : `/${encodeURIComponent(table)}`}${what}`;
  const reply = await call(method, table, path, token, body === undefined ? "" : JSON.stringify(body));
  return (reply ? JSON.parse(reply) : null) as T;
}

/** What never changes while a client runs: a server answers it, and a site has it as files. */
export async function lasting(name: string, path: string): Promise<string> {
  if (site) return sheet(name);
  const reply = await fetch(path);
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  return reply.text();
}


let known: GameInfo[] = [];
let reports = "";
let takes = false;
/** Whether a finished game of this browser can be brought to the server, to get a link. */
export const takesRecords = (): boolean => takes;
let engine: Packed[] = [];
/** What a page loads that has tables of its own; nothing: it shall have none. */
export const engineParts = (): Packed[] => engine;
/** Where the host wants to be told of problems; empty: they have not said. */
export const reportTo = (): string => reports;
/** Ask which games the server has; awaited before anything is shown. */
export async function loadGames(): Promise<void> {
  ({ games: known, report_to: reports, engine, takes_records: takes } = JSON.parse(await lasting("games", "/api/games")) as Games);
}

/** What the server tells about a game. */
export function gameInfo(name: string): GameInfo {
  const found = known.find((game) => game.name === name);
  if (!found) throw new Error(`the server has no game ${name}`);
  return found;
}

export async function openTable(table: TableWish): Promise<Opened> {
  const place = (await playsHere(table)) ? HERE : null;
  return JSON.parse(await call("POST", place, "/api/tables", null, JSON.stringify(table))) as Opened;
}
export const tableInfo = (table: string, token = keyOf(table)) => ask<TableNow>("GET", table, "", token);
/** `before` is the token of the same seat at the table before, for which it is kept. */
export const takeSeat = (table: string, seat: number, name: string, before?: string) =>
  ask<Token>("POST", table, `/seats/${seat}`, before ?? secretOf(table), { name });
export const seatBot = (table: string, seat: number, token: string, bot: string) =>
  ask<unknown>("PUT", table, `/seats/${seat}`, token, { kind: "bot", bot });
export const openSeat = (table: string, seat: number, token: string) => ask<unknown>("PUT", table, `/seats/${seat}`, token, { kind: "open" });
export const lendSeat = (table: string, seat: number, token: string) => ask<unknown>("POST", table, `/seats/${seat}/lend`, token);
export const returnSeat = (table: string, seat: number, token: string) => ask<unknown>("POST", table, `/seats/${seat}/return`, token);
export const concede = (table: string, seat: number, token: string) => ask<unknown>("POST", table, `/seats/${seat}/concede`, token);
export const rematch = (table: string, token: string, teams: RematchWish["teams"] = null) => ask<Opened>("POST", table, "/rematch", token, { teams });

/** How a finished game went; each game has more to tell. */
export const story = (table: string, token: string | null) => ask<Story>("GET", table, "/story", token ?? keyOf(table));

const wayPath = (game: string, puzzle: string) => `/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(puzzle)}/way`;
/** How a puzzle is solved, as the house of a table knows it. */
export const wayOf = async (table: string, game: string, puzzle: string) => JSON.parse(await call("GET", table, wayPath(game, puzzle), null, "")) as Step[];
/** The table of a puzzle after `at` answers of the way to solve it. */
export const wayAt = async (table: string, game: string, puzzle: string, at: number) =>
  JSON.parse(await call("GET", table, `${wayPath(game, puzzle)}/${at}`, null, "")) as ReplayStep;

/** The table after `at` answers, as `seat` (null: a spectator) saw it. */
export function replay(table: string, at: number, seat: number | null): Promise<ReplayStep> {
  return ask<ReplayStep>("GET", table, `/replay?at=${at}${seat === null ? "" : `&seat=${seat}`}`, keyOf(table));
}

/** How far the review of a finished game is. */
export const review = (table: string) => ask<ReviewState>("GET", table, "/review", keyOf(table));

/** Let a finished game be reviewed, unless it is or was. */
export const askReview = (table: string) => ask<ReviewState>("POST", table, "/review", keyOf(table));

/** The record of a finished game, or what a report of a problem holds, as text. */
function paper(table: string, what: "record" | "report", token: string | null): Promise<string> {
  return call("GET", table, `/api/tables/${encodeURIComponent(table)}/${what}`, token ?? keyOf(table), "");
}

/** The record of a finished game, as text. */
export const record = (table: string, token: string | null): Promise<string> => paper(table, "record", token);

/** Save a text as a file. */
export function saveText(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: name.endsWith(".json") ? "application/json" : "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Save what is given of a table as a file. */
export async function download(table: string, what: "record" | "report", name: string, token: string | null): Promise<void> {
  saveText(await paper(table, what, token), name);
}

// ---- tables of this browser --------------------------------------------------------------------------------------------

/** All tables that are kept in this browser, each as a text. */
export const packed = async (): Promise<string[]> => (JSON.parse(await call("GET", null, "/api/luggage", null, "")) as { tables: string[] }).tables;

/** Keep such tables here; how many were not here, or not so far. */
export const unpack = async (tables: string[]): Promise<number> => (JSON.parse(await call("POST", null, "/api/luggage", null, JSON.stringify(tables))) as { tables: number }).tables;

/** Bring a finished game of this browser to the server; the name of its table there. */
export async function bring(table: string, token: string | null): Promise<string> {
  const text = await record(table, token);
  return (JSON.parse(await call("POST", null, "/api/records", null, text)) as Brought).table;
}

/** Keep the finished game of a record here, to look at it. */
export const takeRecord = async (text: string) => JSON.parse(await call("POST", null, "/api/records", null, text)) as { table: string; game: string };
