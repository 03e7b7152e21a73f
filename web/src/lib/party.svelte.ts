/** The seats of one table that this device holds, and whose view it shows. */

import { gameInfo } from "./api";
import { tokensOf } from "./mine";
import { Live } from "./socket.svelte";

export class Party {
  lives = $state.raw<Live[]>([]);
  private chosen = $state.raw<Live | null>(null);

  constructor(readonly id: string) {
    this.sit();
  }

  /** Connect the seats held here; without any, watch. */
  sit(): void {
    this.close();
    const tokens = Object.entries(tokensOf(this.id)).sort(([one], [other]) => Number(one) - Number(other));
    this.lives = tokens.length ? tokens.map(([, token]) => new Live(this.id, token)) : [new Live(this.id, null)];
    this.chosen = this.lives.length === 1 ? this.lives[0]! : null;
  }

  /** Several people share this screen. */
  get shared(): boolean {
    return this.lives.length > 1;
  }

  private get asked(): Live | undefined {
    if (this.chosen?.view?.choice) return this.chosen;
    return this.lives.find((live) => live.view?.choice);
  }

  /** Whose view may be seen now. */
  get shown(): Live {
    const first = this.chosen ?? this.lives[0]!;
    if (!this.shared || first.table?.state !== "playing") return first;
    return gameInfo(first.table.game).hidden ? first : (this.asked ?? first);
  }

  /** Who has to take the device before the table is shown again; null: nobody. */
  get next(): Live | null {
    const table = this.lives[0]!.table;
    if (!this.shared || table?.state !== "playing" || !gameInfo(table.game).hidden) return null;
    if (!this.lives.every((live) => live.view) || this.chosen?.stage.playing) return null;
    const wanted = this.asked ?? this.chosen ?? this.lives[0]!;
    return wanted === this.chosen ? null : wanted;
  }

  /** The person behind the curtain is there. */
  ready(): void {
    this.chosen = this.next ?? this.chosen;
  }

  close(): void {
    for (const live of this.lives) live.close();
  }
}
