/** The server's HTTP side: docs/protocol.md. */

import { keyOf, secretOf } from "./secrets";
import type { GameInfo, Games, Line, Opened, Replay, RematchWish, Story, TableNow, TableWish, Text, Token, View } from "./wire";

/** A moment of a finished game, its view and log as what they are. */
export type ReplayStep = Omit<Replay, "view" | "log"> & { view: View; log: Line[] };

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

async function call(method: string, path: string, token?: string | null, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let reply: Response;
  try {
    reply = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Refused(0, "offline", { id: "web-error-offline", args: {} });
  }
  if (reply.ok) return reply;
  const said = (await reply.json().catch(() => ({}))) as { error?: string; text?: Text };
  throw new Refused(reply.status, said.error ?? "error", said.text ?? { id: "web-error", args: { status: reply.status } });
}

export async function get<T>(path: string, token?: string | null): Promise<T> {
  return (await (await call("GET", path, token)).json()) as T;
}

async function send<T>(method: string, path: string, token: string | null, body?: unknown): Promise<T> {
  const reply = await (await call(method, path, token, body)).text();
  return (reply ? JSON.parse(reply) : null) as T;
}

const seatPath = (table: string, seat: number) => `/api/tables/${encodeURIComponent(table)}/seats/${seat}`;

let known: GameInfo[] = [];
let reports = "";
/** Where the host wants to be told of problems; empty: they have not said. */
export const reportTo = (): string => reports;
/** Ask which games the server has; awaited before anything is shown. */
export async function loadGames(): Promise<void> {
  ({ games: known, report_to: reports } = await get<Games>("/api/games"));
}

/** What the server tells about a game. */
export function gameInfo(name: string): GameInfo {
  const found = known.find((game) => game.name === name);
  if (!found) throw new Error(`the server has no game ${name}`);
  return found;
}

export const openTable = (table: TableWish) => send<Opened>("POST", "/api/tables", null, table);
export const tableInfo = (table: string, token = keyOf(table)) => get<TableNow>(`/api/tables/${encodeURIComponent(table)}`, token);
/** `before` is the token of the same seat at the table before, for which it is kept. */
export const takeSeat = (table: string, seat: number, name: string, before?: string) =>
  send<Token>("POST", seatPath(table, seat), before ?? secretOf(table), { name });
export const seatBot = (table: string, seat: number, token: string, bot: string) =>
  send<unknown>("PUT", seatPath(table, seat), token, { kind: "bot", bot });
export const openSeat = (table: string, seat: number, token: string) =>
  send<unknown>("PUT", seatPath(table, seat), token, { kind: "open" });
export const lendSeat = (table: string, seat: number, token: string) =>
  send<unknown>("POST", `${seatPath(table, seat)}/lend`, token);
export const returnSeat = (table: string, seat: number, token: string) =>
  send<unknown>("POST", `${seatPath(table, seat)}/return`, token);
export const concede = (table: string, seat: number, token: string) =>
  send<unknown>("POST", `${seatPath(table, seat)}/concede`, token);
export const rematch = (table: string, token: string, teams: RematchWish["teams"] = null) =>
  send<Opened>("POST", `/api/tables/${encodeURIComponent(table)}/rematch`, token, { teams });

/** How a finished game went; each game has more to tell. */
export const story = (table: string, token: string | null) => get<Story>(`/api/tables/${encodeURIComponent(table)}/story`, token ?? keyOf(table));

/** The table after `at` answers, as `seat` (null: a spectator) saw it. */
export function replay(table: string, at: number, seat: number | null): Promise<ReplayStep> {
  const who = seat === null ? "" : `&seat=${seat}`;
  return get<ReplayStep>(`/api/tables/${encodeURIComponent(table)}/replay?at=${at}${who}`, keyOf(table));
}

/** The record of a finished game, as text. */
export async function record(table: string, token: string | null): Promise<string> {
  return (await call("GET", `/api/tables/${encodeURIComponent(table)}/record`, token ?? keyOf(table))).text();
}

/** Save what the server gives of a table as a file. */
export async function download(table: string, what: "record" | "report", name: string, token: string | null): Promise<void> {
  const blob = await (await call("GET", `/api/tables/${encodeURIComponent(table)}/${what}`, token ?? keyOf(table))).blob();
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
