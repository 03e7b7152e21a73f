/** Picks that can be toggled before "done" (a choice with `pick`). */

import type { Choice } from "../lib/types";

export class Picking {
  /** How often each key is picked. */
  counts = $state<Record<string, number>>({});
  #of: string | null = null;

  /** Begin anew when another question is asked. */
  follow(choice: Choice | null): void {
    const of = choice?.pick ? `${choice.number} ${choice.pick.options.map((option) => option.key).join(" ")}` : null;
    if (of === this.#of) return;
    this.#of = of;
    this.counts = {};
  }

  get total(): number {
    return Object.values(this.counts).reduce((sum, n) => sum + n, 0);
  }

  /** Whether the copy with this index (from 0) of a candidate is picked. */
  has(key: string, copy = 0): boolean {
    return (this.counts[key] ?? 0) > copy;
  }

  /** Whether one more may be picked. */
  room(choice: Choice | null): boolean {
    return !!choice?.pick && this.total < choice.pick.most;
  }

  /** Pick a copy, or put it back; where only one may be picked, another one takes its place. */
  toggle(choice: Choice | null, key: string, copy = 0): void {
    const pick = choice?.pick;
    if (!pick) return;
    if (this.has(key, copy)) this.counts[key] -= 1;
    else if (pick.most === 1) this.counts = { [key]: 1 };
    else if (this.room(choice)) this.counts[key] = (this.counts[key] ?? 0) + 1;
  }

  /** All picked keys, a key as often as it is picked. */
  keys(): string[] {
    return Object.entries(this.counts).flatMap(([key, n]) => Array<string>(n).fill(key));
  }
}
