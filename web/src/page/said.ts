/** What a page, its workers and the workers of other pages say to each other. */

import type { Packed } from "../lib/wire";

/** How far the engine is: what is being done, and how much of it. */
export interface Progress {
  stage: "load" | "start" | "ready" | "failed";
  /** bytes that have come, of so many */
  loaded: number;
  total: number;
  /** what is being loaded, or what went wrong */
  what: string;
}

/** What a page says to the host of its tables, wherever that is. */
export type Asked =
  | { type: "call"; id: number; method: string; path: string; token: string; body: string }
  | { type: "connect"; line: number; table: string }
  | { type: "say"; line: number; text: string }
  | { type: "leave"; line: number };

/** What the host says to a page; `host`: another one has taken over, and nothing that was open is open any more. */
export type Told =
  | { type: "reply"; id: number; status: number; body: string }
  | { type: "failed"; id: number }
  | { type: "opened"; line: number }
  | { type: "heard"; line: number; text: string }
  | { type: "closed"; line: number }
  | { type: "progress"; progress: Progress }
  | { type: "host" };

/** The first thing that a page says to its worker: where the engine lies. */
export interface Begin {
  type: "begin";
  parts: (Packed & { path: string })[];
}
/** Try again to load the engine. */
export interface Again {
  type: "again";
}
