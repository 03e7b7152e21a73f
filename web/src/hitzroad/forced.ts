/** Steps of a party that nobody was asked about, because there was but one way: which, and why. */

import type { Line } from "../lib/types";
import { HIGHEST } from "./auction";
import { RESOURCES } from "./view";

export interface Reason {
  id: string;
  args: Record<string, number>;
}

const kindOf = (line: Line): string => line.kind.replace("hitzroad-log-", "");
const amount = (line: Line): number => RESOURCES.reduce((sum, one) => sum + Number(line[one] ?? 0), 0);

/** What a party had when a line was told, from what it has now and all that was told since. */
function wealthAt(log: Line[], seat: number, wealth: number, at: number): number {
  return log.slice(at).reduce((sum, line) => {
    if (Number(line.seat) !== seat) return sum;
    return sum + (kindOf(line) === "pays" ? amount(line) : kindOf(line) === "finds" ? -amount(line) : 0);
  }, wealth);
}

/** It passed because it has nothing left to raise with. */
function pass(log: Line[], seat: number, wealth: number, from: number): Reason[] {
  const at = log.findLastIndex((line, i) => i > from && kindOf(line) === "passes" && line.seat === seat);
  if (at < 0) return [];
  const bids = log.slice(from, at).filter((line) => kindOf(line) === "bids");
  const top = bids.at(-1);
  const highest = Number(top?.n ?? 0);
  const had = wealthAt(log, seat, wealth, at);
  const most = Math.min(HIGHEST, had);
  if (most > highest || top?.seat === seat) return [];
  return [had ? { id: "hz-forced-outbid", args: { n: highest, most } } : { id: "hz-forced-broke", args: {} }];
}

/** It took a route because no other was left, or none that it could pay for. */
function route(log: Line[], seat: number, wealth: number, from: number, at: number): Reason[] {
  const told = log.slice(from, at);
  const taken = new Set(told.filter((line) => kindOf(line) === "takes").map((line) => line.route));
  const free = told.filter((line) => kindOf(line) === "laid" && !taken.has(line.route));
  const had = wealthAt(log, seat, wealth, at);
  if (free.filter((line) => Number(line.toll) <= had).length !== 1) return [];
  return [{ id: free.length === 1 ? "hz-forced-last" : "hz-forced-tolls", args: {} }];
}

/** What was decided for a party in this round, until it has rolled dice or come to its second card. */
export function forced(log: Line[], seat: number, wealth: number): Reason[] {
  const from = log.findLastIndex((line) => kindOf(line) === "round");
  if (from < 0) return [];
  const at = log.findLastIndex((line, i) => i > from && kindOf(line) === "takes" && line.seat === seat);
  if (at < 0) return pass(log, seat, wealth, from);
  const since = log.slice(at).filter((line) => line.seat === seat);
  const over = since.some((line) => kindOf(line) === "rolls") || since.filter((line) => kindOf(line) === "arrives").length > 1;
  const ways = over ? [] : route(log, seat, wealth, from, at);
  return ways.length ? [...pass(log, seat, wealth, from), ...ways] : [];
}
