/** A table that is being planned on the page "New table". */

import type { GameInfo, NewSeat } from "./api";
import { named } from "./start";
import type { TableInfo, Text } from "./types";

export type SeatKind = "me" | "device" | "open" | "bot";
export type Factions = "random" | "draft" | "hand";

export interface PlannedSeat {
  kind: SeatKind;
  name: string;
  bot: string;
  factions: string[];
}

export class Plan {
  game = $state<TableInfo["game"]>("smashup");
  seats = $state<PlannedSeat[]>([]);
  boxes = $state<string[]>([]);
  factions = $state<Factions>("random");
  twoBoxes = $state(false);
  titans = $state(true);

  constructor(
    readonly games: GameInfo[],
    game: TableInfo["game"],
    others: SeatKind[],
    name: string,
  ) {
    this.seats = [seat("me", name), ...others.map((other) => seat(other))];
    this.choose(game);
  }

  get info(): GameInfo {
    return this.games.find((one) => one.name === this.game)!;
  }

  choose(game: TableInfo["game"]): void {
    this.game = game;
    this.boxes = [...this.info.boxes];
    const [least, most] = this.info.players;
    while (this.seats.length < least) this.seats.push(seat("bot"));
    this.seats.length = Math.min(this.seats.length, most);
    for (const one of this.seats) one.factions = [];
  }

  add(): void {
    this.seats.push(seat(this.seats.at(-1)!.kind === "me" ? "bot" : this.seats.at(-1)!.kind));
  }

  remove(at: number): void {
    this.seats.splice(at, 1);
  }

  /** The factions of the chosen boxes, box by box. */
  get offered(): string[] {
    return this.boxes.flatMap((box) => this.info.factions[box] ?? []);
  }

  /** The seats that have picked this faction. */
  holders(faction: string): number[] {
    return this.seats.flatMap((one, at) => (one.factions.includes(faction) ? [at] : []));
  }

  /** Whether this seat may still pick this faction. */
  free(faction: string, at: number): boolean {
    const held = this.holders(faction);
    return held.includes(at) || (this.seats[at]!.factions.length < 2 && held.length < (this.twoBoxes ? 2 : 1));
  }

  toggle(faction: string, at: number): void {
    const picked = this.seats[at]!.factions;
    if (picked.includes(faction)) picked.splice(picked.indexOf(faction), 1);
    else if (this.free(faction, at)) picked.push(faction);
  }

  /** Drop picks that boxes or options no longer allow. */
  tidy(): void {
    for (const [at, one] of this.seats.entries()) {
      one.factions = one.factions.filter(
        (faction) => this.offered.includes(faction) && (this.twoBoxes || this.holders(faction)[0] === at),
      );
    }
  }

  /** Why the game cannot be laid out like this; null: it can, as far as the client knows. */
  get trouble(): Text | null {
    if (this.game !== "smashup") return null;
    const need = this.seats.length * 2;
    const have = this.offered.length * (this.twoBoxes ? 2 : 1);
    if (have < need) return { id: "web-new-few", args: { need, have } };
    if (this.factions !== "hand") return null;
    const at = this.seats.findIndex((one) => one.factions.length < 2);
    return at < 0 ? null : { id: "web-new-pick", args: { n: at + 1 } };
  }

  get setup(): Record<string, unknown> {
    if (this.game !== "smashup") return {};
    const factions = this.factions === "hand" ? this.seats.map((one) => [...one.factions]) : this.factions;
    return { boxes: [...this.boxes], factions, titans: this.titans, two_boxes: this.twoBoxes };
  }

  get newSeats(): NewSeat[] {
    return this.seats.map((one) => {
      if (one.kind === "bot") return { kind: "bot", bot: one.bot };
      return one.kind === "open" ? { kind: "open" } : { kind: "me", ...named(one.name) };
    });
  }
}

function seat(kind: SeatKind, name = ""): PlannedSeat {
  return { kind, name, bot: "greedy", factions: [] };
}
