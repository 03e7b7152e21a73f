/** What an auction comes to, as it stands: who would go when, what each would pay and keep, who has passed. */

import type { Line } from "../lib/types";
import type { Party } from "./view";

export const HIGHEST = 10;

export interface Bidder {
  seat: number;
  bid: number;
  /** what remains after paying the bid */
  left: number;
  passed: boolean;
}

export const wealth = (party: Party): number => party.ammo + party.gas + party.adrenaline;

/** How far a party can go: the end of the track, or all it has. */
export const limit = (party: Party): number => Math.min(HIGHEST, wealth(party));

/** Who has said "pass" since the bids of this round began and has not bid again. */
export function passed(log: Line[]): Set<number> {
  const out = new Set<number>();
  for (const line of log) {
    if (line.kind === "hitzroad-log-round") out.clear();
    else if (line.kind === "hitzroad-log-passes") out.add(Number(line.seat));
    else if (line.kind === "hitzroad-log-bids") out.delete(Number(line.seat));
  }
  return out;
}

/** Everybody still on the road in the order in which they would go; whoever bids alike keeps their order. */
export function bidders(parties: Party[], order: number[], log: Line[], paid: ReadonlySet<number> = new Set()): Bidder[] {
  const out = passed(log);
  return order
    .map((seat) => ({ seat, bid: parties[seat]!.bid, left: wealth(parties[seat]!) - (paid.has(seat) ? 0 : parties[seat]!.bid), passed: out.has(seat) }))
    .sort((one, other) => other.bid - one.bid);
}

/** Who has paid their bid already, once the bids are final. */
export function paid(log: Line[]): Set<number> {
  const done = new Set<number>();
  for (const line of log) {
    if (line.kind === "hitzroad-log-round") done.clear();
    else if (line.kind === "hitzroad-log-pays") done.add(Number(line.seat));
  }
  return done;
}
