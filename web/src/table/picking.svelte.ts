/** Picks that can be toggled before "done" (a choice with `pick`). */

import type { Choice } from "../lib/types";

export class Picking {
  /** Which copies of each key are picked. */
  copies = $state<Record<string, number[]>>({});
  #of: string | null = null;

  /** Begin anew when another question is asked. */
  follow(choice: Choice | null): void {
    const of = choice?.pick ? `${choice.number} ${choice.pick.options.map((option) => option.key).join(" ")}` : null;
    if (of === this.#of) return;
    this.#of = of;
    this.copies = {};
  }

  get total(): number {
    return this.keys().length;
  }

  /** Whether the copy with this index (from 0) of a candidate is picked. */
  has(key: string, copy = 0): boolean {
    return this.copies[key]?.includes(copy) ?? false;
  }

  /** Whether one more may be picked. */
  room(choice: Choice | null): boolean {
    return !!choice?.pick && this.total < choice.pick.most;
  }

  /** Pick a copy, or put it back; where only one may be picked, another one takes its place. */
  toggle(choice: Choice | null, key: string, copy = 0): void {
    const pick = choice?.pick;
    if (!pick) return;
    const picked = this.copies[key] ?? [];
    if (this.has(key, copy)) this.copies[key] = picked.filter((one) => one !== copy);
    else if (pick.most === 1) this.copies = { [key]: [copy] };
    else if (this.room(choice)) this.copies[key] = [...picked, copy];
  }

  /** All picked keys, a key as often as it is picked. */
  keys(): string[] {
    return Object.entries(this.copies).flatMap(([key, copies]) => copies.map(() => key));
  }
}
