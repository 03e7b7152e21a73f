/** How the client speaks to tables: over the network to a server, or to a worker of its own page. Both say the same (docs/protocol.md). */

import { site } from "./site";
import type { TableWish } from "./wire";

/** An answer: its status, and its body as it came. */
export interface Reply {
  status: number;
  body: string;
}

/** Who listens to a line. */
export interface Ears {
  opened: () => void;
  heard: (text: string) => void;
  closed: () => void;
}

/** An open way to a table. */
export interface Connection {
  /** whether something can be said now, will be soon, or not any more */
  readonly state: "opening" | "open" | "closed";
  say: (text: string) => void;
  close: () => void;
}

export interface Transport {
  call: (method: string, path: string, token: string | null, body: string) => Promise<Reply>;
  connect: (table: string, ears: Ears) => Connection;
}

/** The server this client came from. */
const server: Transport = {
  async call(method, path, token, body) {
    const headers: Record<string, string> = {};
    if (token) headers.Authorization = `Bearer ${token}`;
    if (body) headers["Content-Type"] = "application/json";
    const reply = await fetch(path, { method, headers, body: body || undefined });
    return { status: reply.status, body: await reply.text() };
  },
  connect(table, ears) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(table)}`);
    socket.onopen = ears.opened;
    socket.onmessage = (event) => ears.heard(String(event.data));
    socket.onclose = ears.closed;
    return {
      get state() {
        return socket.readyState === WebSocket.OPEN ? "open" : socket.readyState === WebSocket.CONNECTING ? "opening" : "closed";
      },
      say: (text) => socket.send(text),
      close: () => socket.close(),
    };
  },
};

/** What the names of tables begin with that are played in this browser and nowhere else. */
export const HERE = "here-";
export const isHere = (table: string): boolean => table.startsWith(HERE);

/** The way to a table, or to a place where new ones are opened. */
export async function transportFor(table: string | null): Promise<Transport> {
  if (table === null ? site === null : !isHere(table)) return server;
  return (await import("../page/page.svelte")).page;
}

let page: Promise<typeof import("../page/page.svelte")> | null = null;

/** Let the engine come on a page of a server, for the games that follow. */
export const fetchEngine = async (): Promise<unknown> => (await (page ??= import("../page/page.svelte"))).start();

/** Whether a table is better played in this page although there is a server: nobody else has to come to it, and the engine is there. */
export async function playsHere(table: TableWish): Promise<boolean> {
  if (site || !page || table.daily || (table.seats ?? []).some((seat) => seat.kind === "open")) return false;
  return (await page).engine().stage === "ready";
}

/** Delete the tables of this page that were let go. */
export const deleteGone = async (): Promise<void> => (await import("../page/page.svelte")).deleteGone();
