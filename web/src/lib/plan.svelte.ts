/** A table that is being planned on the page "New table". */

import { gameInfo } from "./api";
import type { GameInfo, SeatWish, Setting, Text, Value } from "./wire";
import { t } from "./words.svelte";

export type SeatKind = "me" | "device" | "open" | "bot";
/** In a setting of kind `teams`: values are chosen by hand; chance gives what was not chosen. */
export const HAND = "hand";

export interface PlannedSeat {
  kind: SeatKind;
  name: string;
  bot: string;
  /** what was chosen for this seat in the game's setting of kind `teams` */
  team: string[];
}

export class Plan {
  game = $state("");
  seats = $state<PlannedSeat[]>([]);
  /** what is chosen for each setting: yes or no, names, or a way to find teams */
  chosen = $state<Record<string, unknown>>({});

  constructor(game: string, others: SeatKind[], name: string) {
    this.game = game;
    this.seats = [this.seat("me", name), ...others.map((other) => this.seat(other))];
    this.choose(game);
  }

  get info(): GameInfo {
    return gameInfo(this.game);
  }

  choose(game: string): void {
    this.game = game;
    this.chosen = Object.fromEntries(this.info.settings.map((one) => [one.name, structuredClone(one.with_people ?? one.default)]));
    const [least, most] = this.info.players as [number, number];
    while (this.seats.length < least) this.seats.push(this.seat("bot"));
    this.seats.length = Math.min(this.seats.length, most);
    for (const one of this.seats) {
      one.team = [];
      if (!this.info.bots.includes(one.bot)) one.bot = this.info.stand_in;
    }
  }

  private seat(kind: SeatKind, name = ""): PlannedSeat {
    return { kind, name, bot: this.info.stand_in, team: [] };
  }

  add(): void {
    const last = this.seats.at(-1)!.kind;
    this.seats.push(this.seat(last === "me" ? "bot" : last));
  }

  remove(at: number): void {
    this.seats.splice(at, 1);
    this.tidy();
  }

  /** So many bots of one kind sit at the table of one person. */
  against(bots: number, bot: string): void {
    const [least, most] = this.info.players as [number, number];
    const seats = Math.min(Math.max(1 + bots, least), most);
    while (this.seats.length < seats) this.seats.push(this.seat("bot"));
    this.seats.length = seats;
    for (const one of this.seats.slice(1)) one.bot = bot;
    this.tidy();
  }

  /** What each seat is called on the page. */
  get names(): string[] {
    const alone = this.seats.filter((seat) => seat.kind === "bot").length === 1;
    const unnamed: Partial<Record<SeatKind, string>> = { me: "web-seat-me", bot: alone ? "web-seat-bot" : "web-bot-name" };
    return this.seats.map((seat, at) => seat.name.trim() || t(unnamed[seat.kind] ?? "player", { n: at + 1 }));
  }

  /** The setting that gives each seat some of its values, if the game has one. */
  get teams(): Setting | undefined {
    return this.info.settings.find((setting) => setting.kind === "teams");
  }

  /** The names a setting of kind `several` has now. */
  several(name: string): string[] {
    return this.chosen[name] as string[];
  }

  flip(name: string, value: string, on: boolean): void {
    const order = this.info.settings.find((setting) => setting.name === name)!.values.map((one) => one.name);
    this.chosen[name] = order.filter((one) => (one === value ? on : this.several(name).includes(one)));
    for (const one of this.info.settings) if (one.kind === "switch" && one.within === name && one.only_with === value) this.chosen[one.name] = on;
    this.tidy();
  }

  /** The values that a setting has, as far as other settings let it. */
  there(setting: Setting): Value[] {
    const within = setting.within ? this.several(setting.within) : [];
    return setting.values.filter((value) => !setting.within || within.includes(value.within));
  }

  /** What the teams can be made of. */
  get offered(): string[] {
    return this.teams ? this.there(this.teams).map((value) => value.name) : [];
  }

  /** How often a value of the teams is on the table. */
  private copies(value: string): number {
    const teams = this.teams;
    const within = teams?.values.find((one) => one.name === value)?.within;
    return teams?.twice && this.several(teams.twice).includes(within ?? "") ? 2 : 1;
  }

  /** The seats that have picked this value. */
  holders(value: string): number[] {
    return this.seats.flatMap((one, at) => (one.team.includes(value) ? [at] : []));
  }

  /** Whether this seat may still pick this value. */
  free(value: string, at: number): boolean {
    const held = this.holders(value);
    return held.includes(at) || (this.seats[at]!.team.length < (this.teams?.each ?? 0) && held.length < this.copies(value));
  }

  toggle(value: string, at: number): void {
    const picked = this.seats[at]!.team;
    if (picked.includes(value)) picked.splice(picked.indexOf(value), 1);
    else if (this.free(value, at)) picked.push(value);
  }

  /** Give this seat values by chance, now and for all to see. */
  surprise(at: number): void {
    this.seats[at]!.team = [];
    const drawn = this.drawn();
    if (typeof drawn !== "number") this.seats[at]!.team = drawn[at]!;
  }

  /** Whether one of the ways of a setting of kind `one` is there with what else is chosen: the usual one always is. */
  has(setting: Setting, way: string): boolean {
    return way === setting.default || !setting.only_with || this.several(setting.within).includes(setting.only_with);
  }

  /** Drop picks that the other settings no longer allow. */
  tidy(): void {
    for (const setting of this.info.settings.filter(({ kind }) => kind === "one")) {
      if (!this.has(setting, String(this.chosen[setting.name]))) this.chosen[setting.name] = setting.default;
    }
    for (const { name } of this.info.settings.filter((setting) => setting.kind === "seat")) {
      if (Number(this.chosen[name]) >= this.seats.length) this.chosen[name] = null;
    }
    for (const setting of this.info.settings.filter(({ kind, within }) => kind === "several" && within)) {
      const there = this.there(setting).map((value) => value.name);
      this.chosen[setting.name] = this.several(setting.name).filter((name) => there.includes(name));
    }
    for (const [at, one] of this.seats.entries()) {
      one.team = one.team.filter(
        (value) => this.offered.includes(value) && (this.copies(value) > 1 || this.holders(value)[0] === at),
      );
    }
  }

  /** Everybody's values, those that were not chosen drawn at random; or the first seat that finds no others. */
  private drawn(): string[][] | number {
    const each = this.teams?.each ?? 0;
    const teams = this.seats.map((one) => [...one.team]);
    let stuck = -1;
    const fill = (): boolean => {
      const at = teams.findIndex((team) => team.length < each);
      if (at < 0) return true;
      const left = this.offered.filter(
        (value) => !teams[at]!.includes(value) && teams.filter((team) => team.includes(value)).length < this.copies(value),
      );
      for (const value of shuffled(left)) {
        teams[at]!.push(value);
        if (fill()) return true;
        teams[at]!.pop();
      }
      stuck = Math.max(stuck, at);
      return false;
    };
    return fill() ? teams : stuck;
  }

  /** Why the game cannot be laid out like this; null: it can, as far as the client knows. */
  get trouble(): Text | null {
    const teams = this.teams;
    if (!teams) return null;
    const words = `${this.game}-setting-${teams.name}`;
    const need = this.seats.length * teams.each;
    const have = this.offered.reduce((sum, value) => sum + this.copies(value), 0);
    if (have < need) return { id: `${words}-few`, args: { need, have } };
    if (this.chosen[teams.name] !== HAND) return null;
    const drawn = this.drawn();
    return typeof drawn === "number" ? { id: `${words}-pick`, args: { name: this.names[drawn]! } } : null;
  }

  /** What is agreed, for a table that is opened now. */
  setup(): Record<string, unknown> {
    const setup = $state.snapshot(this.chosen) as Record<string, unknown>;
    const teams = this.teams?.name ?? "";
    if (setup[teams] !== HAND) return setup;
    // Where nobody chose anything, the table's own chance decides.
    return { ...setup, [teams]: this.seats.some((one) => one.team.length) ? this.drawn() : this.teams!.default };
  }

  get newSeats(): SeatWish[] {
    return this.seats.map((one) => {
      if (one.kind === "bot") return { kind: "bot", bot: one.bot };
      return one.kind === "open" ? { kind: "open" } : { kind: "me", ...named(one.name) };
    });
  }
}

function shuffled<T>(values: T[]): T[] {
  return values
    .map((value) => ({ value, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ value }) => value);
}

/** A seat's name field, left out when nothing was typed. */
export function named(name: string): { name?: string } {
  return name.trim() ? { name: name.trim() } : {};
}
