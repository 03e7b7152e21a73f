/** What all parts of the table share: the view, what is offered, and how to answer. */

import { getContext, setContext } from "svelte";
import type { Option, TableProps } from "../lib/types";
import { t } from "../lib/words.svelte";
import { Picking } from "../table/picking.svelte";
import { playerName, sayText, signed } from "../table/telling";
import type { Section } from "../table/zoom.svelte";
import { faceOf } from "./faces";
import { talent } from "./keywords";
import { losesAll } from "./losing";
import { berthKey, offersOf, withLast, type Offer } from "./offers";
import type { Part, Place, SmashUpView } from "./view";

const KEY = Symbol("desk");

/** Where a hand card was dropped: on a card in play, at a place, in a slot of a side. */
export interface Dropped {
  place: number | null;
  berth?: number;
  card: number | null;
}

export class Desk {
  #props: () => TableProps;
  picking = new Picking();
  /** A remark in the prompt: why not. */
  note = $state<string | null>(null);
  /** The base that is open where only one has room. */
  open = $state(0);
  /** The one that was opened by hand, to which the table returns. */
  wished = $state<number | null>(null);
  /** Where a hand card was dropped; the next question may already be answered by it. */
  dropped: Dropped | null = null;
  /** An answer of which something is said before it is given: that it will do nothing, what an ability is. Holds for one question. */
  #doubt = $state.raw<{ number: number; said: string; agree?: string; go: () => void } | null>(null);
  /** Which of equal hand cards was touched last. */
  #copy = $state(0);
  view = $derived.by(() => this.#props().view as SmashUpView);
  table = $derived.by(() => this.#props().table);
  replay = $derived.by(() => this.#props().replay ?? false);
  /** In a replay, the key of what was chosen. */
  chose = $derived.by(() => this.#props().chose ?? null);
  live = $derived.by(() => this.#props().live);
  choice = $derived.by(() => this.view.choice);
  offers = $derived.by(() => {
    const offers = offersOf(this.view, this.choice);
    // Only in the middle of a play: a click on a base between two plays means nothing but that base.
    return this.choice?.source && !this.choice.pick ? withLast(offers, this.view, this.#props().back ?? null) : offers;
  });
  /** Whether the open question takes something from whoever answers it. */
  losing = $derived.by(() => losesAll(this.choice));

  /** What is said before an answer counts. */
  doubt = $derived.by(() => (this.#doubt && this.#doubt.number === this.choice?.number && this.live ? this.#doubt : null));

  constructor(props: () => TableProps) {
    this.#props = props;
  }

  answer = (...keys: string[]): void => {
    if (!this.live) return;
    this.note = null;
    const option = this.choice?.options.find((one) => one.key === keys[0]);
    this.#unless(option, () => this.#props().answer(...keys));
  };

  /** Do it at once, or say before what it will do where that cannot be read on the table, or that it will do nothing. */
  #unless(option: Option | undefined, go: () => void): void {
    const number = this.choice?.number ?? 0;
    const told = option && this.#ability(option);
    if (option?.says && option.role === "answer") this.#doubt = { number, said: sayText(option.says, this.table), go };
    else if (told) this.#doubt = { number, ...told, go };
    else go();
  }

  /** What an ability of something in play does is read before it is used: a talent, or what a base lets one do. */
  #ability({ does, ref }: Option): { said: string; agree: string } | undefined {
    if (does !== "talent" && does !== "use") return undefined;
    const face = (does === "use" && this.view.places[ref.place ?? -1]?.base) || faceOf(this.view, ref.card);
    return face ? { said: `${t(`card-${face}`)}. ${talent(t(`text-${face}`))}`, agree: t(`su-use-${does}`) } : undefined;
  }

  /** Give the answer that was doubted, or leave it. */
  decide = (all: boolean): void => {
    const doubt = this.doubt;
    this.#doubt = null;
    if (all) doubt?.go();
    else this.dropped = null;
  };
  picks = (keys: string[]): void => {
    if (!this.live) return;
    this.note = null;
    const go = () => this.#props().picks(keys);
    const useful = this.choice?.pick?.options.filter((option) => keys.includes(option.key) && option.says?.id === "foresee-useful") ?? [];
    const said = useful.map((option) => sayText(option.text, this.table)).join(", ");
    if (useful.length) this.#doubt = { number: this.choice?.number ?? 0, said: t("su-exchange-useful", { cards: said }), go };
    else go();
  };

  /** A click on something that is offered: now, or by the question before, whose answer is then another one. */
  choose(offer: Offer, copy = 0): void {
    if (!this.live) return;
    this.note = null;
    if (offer.again === "back" && copy === this.#copy) this.#props().takeBack?.();
    this.#copy = copy;
    if (offer.again === "back") return;
    if (offer.again === "instead") this.#unless(offer, () => this.#props().instead?.(offer.key));
    else if (this.choice?.pick) this.picking.toggle(this.choice, offer.key, copy);
    else this.answer(offer.key);
  }

  /** A hand card was dropped; one that was chosen before needs only the place. */
  drop(offer: Offer, copy: number, where: Dropped): void {
    if (offer.again === "back") {
      const meant = this.#meant(where);
      if (meant && !meant.again) this.answer(meant.key);
      return;
    }
    this.dropped = where;
    this.choose(offer, copy);
  }

  /** What is offered where something was dropped. */
  #meant({ place, berth, card }: Dropped): Offer | undefined {
    const { cards, places, berths } = this.offers;
    if (card !== null && cards.has(card)) return cards.get(card);
    if (place === null) return undefined;
    return (berth === undefined ? undefined : berths.get(berthKey(place, berth))) ?? places.get(place);
  }

  /** The attributes of an element that stands for an offer (contract with tests and keyboard). */
  marks(offer: Offer | undefined, copy = 0): Record<string, unknown> {
    if (offer && this.replay) return offer.key === this.chose && copy === 0 ? { "data-chosen": offer.key } : {};
    if (!offer || !this.live) return {};
    // Of equal cards only the one that was touched is chosen; another one can stand for it.
    if (offer.again === "back" && copy === this.#copy) return { "data-chosen": offer.key, "aria-pressed": true };
    if (offer.again) return { "data-instead": offer.key };
    // Said aloud, too: the element of this name stands in the table.
    const said = { "aria-describedby": offer.loses ? "su-lost-said" : "su-offered-said" };
    const lost = { ...said, ...(offer.loses ? { "data-lost": "" } : {}) };
    if (this.choice?.pick) {
      if (copy >= offer.copies) return {};
      return { ...lost, "data-pick": offer.key, "aria-pressed": this.picking.has(offer.key, copy) };
    }
    return { ...lost, "data-glow": "", ...(copy === 0 && !offer.told ? { "data-option": offer.key } : {}) };
  }

  name(seat: number): string {
    return playerName(this.table, seat);
  }

  /** A player's total at a place, part by part, and what it would bring. */
  totalOf(place: Place, seat: number): Section[] {
    const gets = place.would_get.find((row) => row.seat === seat)?.points ?? null;
    return [
      this.sum(t("su-total-is", { player: this.name(seat), n: place.totals[seat] }), place.total_parts[seat], true),
      ...(gets === null ? [] : [{ title: t("su-if-scored"), rows: [{ seat, text: this.name(seat), value: t("su-plus-points", { points: gets }) }] }]),
    ];
  }

  /** A number's parts as a table: the first one is what it starts with, unless all of them are added up from nothing. */
  sum(title: string, parts: Part[], fromNothing = false): Section {
    const rows = parts.map((part, i) => {
      const starts = i === 0 && !fromNothing;
      const text = part.card === null ? t("su-counters") : t(`card-${part.card}`);
      const more = starts ? t("su-printed") : part.lasts && sayText(part.lasts, this.table);
      return { text: more ? `${text} (${more})` : text, value: starts ? String(part.amount) : signed(part.amount) };
    });
    return { title, rows };
  }
}

export function provideDesk(props: () => TableProps): Desk {
  return setContext(KEY, new Desk(props));
}

export function desk(): Desk {
  return getContext<Desk>(KEY);
}
