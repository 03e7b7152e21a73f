/** A review in numbers and in an order. */

import type { Judged } from "../lib/wire";

/** A chance in per cent. */
export const percent = (chance: number): number => Math.round(100 * chance);

/** A change of a chance in per cent, with its sign. */
export function change(by: number): string {
  const n = percent(by);
  return n === 0 ? "0" : n > 0 ? `+${n}` : `−${-n}`;
}

/** What a decision has cost. */
export const lost = (one: Judged): number => (one.better[0]?.chance ?? one.given.chance) - one.given.chance;

/** What a decision must have cost to be worth a look: less may well be noise. */
const WORTH = 0.05;
/** The first of the dearest decisions, but only those worth a look. */
export const worth = (dear: Judged[], most: number): Judged[] => dear.filter((one) => lost(one) >= WORTH).slice(0, most);

/** The decisions of a player, or of all, the dearest first. */
export const dearest = (judged: Judged[], seat: number | null): Judged[] =>
  judged.filter((one) => seat === null || one.seat === seat).sort((one, other) => lost(other) - lost(one) || one.at - other.at);
