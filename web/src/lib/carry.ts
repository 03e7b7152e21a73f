/** Carrying seats to another device: one by a link, all of them as a file. */

import { engineParts, gameInfo, packed, Refused, tableInfo, unpack } from "./api";
import { addTokens, adopt, mine, note, type Mine } from "./mine";
import { askToPersist } from "./persist";
import { learnSecret, secretOf } from "./secrets";
import { linkTo, site } from "./site";
import { isHere } from "./transport";

const FILE = "potasovka-seats";

/** What a link holds behind its #, where no server reads it: game, secret, then seat and token of each seat. */
interface Carried {
  game: string;
  tokens: Record<string, string>;
  secret: string | null;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
const areTokens = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.entries(value).every(([seat, token]) => /^\d$/.test(seat) && typeof token === "string" && token !== "");

/** A link that takes the seats of this device at a table along: whoever has it has them. */
export function carryLink(table: Mine): string {
  const carried = [table.game, secretOf(table.table) ?? "", ...Object.entries(table.tokens).flat()];
  return linkTo(`/seat/${encodeURIComponent(table.table)}#${carried.join(".")}`);
}

function read(hash: string): Carried | null {
  const [game, secret, ...pairs] = hash.split(".");
  const tokens: Record<string, string> = {};
  for (let at = 0; at < pairs.length; at += 2) tokens[pairs[at]!] = pairs[at + 1] ?? "";
  return game && pairs.length && areTokens(tokens) ? { game, tokens, secret: secret || null } : null;
}

/** Sit down where a link leads; a `Refused` says why not. */
export async function sitDown(table: string, hash: string): Promise<void> {
  const carried = read(hash);
  if (!carried) throw new Refused(0, "no-seat", { id: "web-carry-broken", args: {} });
  gameInfo(carried.game);
  const info = await tableInfo(table, Object.values(carried.tokens)[0]);
  if (info.you === null) throw new Refused(0, "foreign", { id: "web-carry-broken", args: {} });
  learnSecret(table, carried.secret);
  addTokens(table, carried.game, carried.tokens);
  note(info);
}

/** All seats of this device, and the tables that are kept in this browser, as the text of a file. */
export async function exported(): Promise<string> {
  const tables = mine().map((table) => ({ ...table, secret: secretOf(table.table) }));
  return JSON.stringify({ what: FILE, version: 1, tables, here: mine().some((table) => isHere(table.table)) ? await packed() : [] }, null, 1);
}

/** Take the seats of such a file; how many tables there were, null if it is no such file. */
export async function imported(text: string): Promise<number | null> {
  try {
    const found: unknown = JSON.parse(text);
    if (!isRecord(found) || found.what !== FILE || !Array.isArray(found.tables) || !found.tables.every(isTable)) return null;
    if (Array.isArray(found.here) && found.here.length && (site || engineParts().length)) {
      await unpack(found.here as string[]);
      askToPersist();
    }
    for (const { table, secret } of found.tables as (Mine & { secret: unknown })[]) {
      if (typeof secret === "string") learnSecret(table, secret);
    }
    return adopt((found.tables as (Mine & { secret: unknown })[]).map(({ secret: _, ...table }) => table));
  } catch {
    return null;
  }
}

function isTable(value: unknown): boolean {
  return isRecord(value) && ["table", "game", "state"].every((name) => typeof value[name] === "string") && typeof value.at === "number" && areTokens(value.tokens) && Array.isArray(value.seats);
}
