/** The secret part of links to tables: it stands behind the # of an address, so that no server and no log reads it there. */

import { tokensOf } from "./mine";
import { addressOf } from "./site";

const KEY = "potasovka.secrets";
const KEPT = 200;

function known(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

/** Remember the secret of a table. */
export function learnSecret(table: string, secret: string | null): void {
  const all = known();
  if (!secret || all[table] === secret) return;
  delete all[table];
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...Object.entries(all).slice(1 - KEPT), [table, secret]])));
}

/** The secret of a table, if this device knows it or came by a link with it. */
export function secretOf(table: string): string | null {
  const [, page, id] = (addressOf(new URL(location.href))?.pathname ?? "").split("/");
  if ((page === "table" || page === "replay") && id === encodeURIComponent(table)) learnSecret(table, location.hash.slice(1));
  return known()[table] ?? null;
}

/** What lets this device look at a table: a seat of its own, or the secret. */
export function keyOf(table: string): string | null {
  return Object.values(tokensOf(table))[0] ?? secretOf(table);
}

/** A path of ours with the secret of its table, so that the address can be given away. */
export function withSecret(path: string, table: string): string {
  const secret = secretOf(table);
  return secret ? `${path}#${secret}` : path;
}
