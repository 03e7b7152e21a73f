/** Minions in groups of those that a player cannot tell apart. */

import type { MinionInPlay } from "./view";

/** What makes a minion different from another of the same player and base; `offered` is how it may be chosen now. */
export function looksLike(minion: MinionInPlay, offered: string): string {
  const on = minion.actions.map((action) => `${action.card} ${action.controller} ${action.cancelled}`).sort();
  return [minion.card, minion.owner, minion.power, minion.counters, minion.cancelled, minion.talent_used, offered, ...on].join("|");
}

/** The minions in their order, equal ones together with the first of them. */
export function stacksOf(minions: MinionInPlay[], keys: string[]): MinionInPlay[][] {
  const stacks = new Map<string, MinionInPlay[]>();
  minions.forEach((minion, i) => stacks.set(keys[i], [...(stacks.get(keys[i]) ?? []), minion]));
  return [...stacks.values()];
}
