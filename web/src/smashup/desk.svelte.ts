/** What all parts of the table share: the view, what is offered, and how to answer. */

import { getContext, setContext } from "svelte";
import type { TableProps } from "../lib/types";
import { t } from "../lib/words.svelte";
import { Picking } from "../table/picking.svelte";
import { playerName, signed } from "../table/telling";
import type { Section } from "../table/zoom.svelte";
import { losesAll } from "./losing";
import { offersOf, type Offer } from "./offers";
import type { Part, SmashUpView } from "./view";

const KEY = Symbol("desk");

export class Desk {
  #props: () => TableProps;
  picking = new Picking();
  /** A remark in the prompt: why not. */
  note = $state<string | null>(null);
  /** Where a hand card was dropped; the next question may already be answered by it. */
  dropped: { place: number | null; card: number | null } | null = null;
  view = $derived.by(() => this.#props().view as SmashUpView);
  table = $derived.by(() => this.#props().table);
  live = $derived.by(() => this.#props().live);
  choice = $derived.by(() => this.view.choice);
  offers = $derived.by(() => offersOf(this.view, this.choice));
  /** Whether the open question takes something from whoever answers it. */
  losing = $derived.by(() => losesAll(this.choice));

  constructor(props: () => TableProps) {
    this.#props = props;
  }

  answer = (...keys: string[]): void => {
    if (!this.live) return;
    this.note = null;
    this.#props().answer(...keys);
  };
  picks = (keys: string[]): void => {
    if (!this.live) return;
    this.note = null;
    this.#props().picks(keys);
  };

  /** A click on something that is offered. */
  choose(offer: Offer, copy = 0): void {
    if (!this.live) return;
    if (this.choice?.pick) this.picking.toggle(this.choice, offer.key, copy);
    else this.answer(offer.key);
  }

  /** The attributes of an element that stands for an offer (contract with tests and keyboard). */
  marks(offer: Offer | undefined, copy = 0): Record<string, unknown> {
    if (!offer || !this.live) return {};
    const lost = offer.loses ? { "data-lost": "" } : {};
    if (this.choice?.pick) {
      if (copy >= offer.copies) return {};
      return { ...lost, "data-pick": offer.key, "aria-pressed": this.picking.has(offer.key, copy) };
    }
    return { ...lost, "data-glow": "", ...(copy === 0 ? { "data-option": offer.key } : {}) };
  }

  name(seat: number): string {
    return playerName(this.table, seat);
  }

  /** A number's parts as a table: the first one is what it starts with, unless all of them are added up from nothing. */
  sum(title: string, parts: Part[], fromNothing = false): Section {
    const rows = parts.map((part, i) => {
      const starts = i === 0 && !fromNothing;
      const text = part.card === null ? t("su-counters") : t(`card-${part.card}`);
      return { text: starts ? `${text} (${t("su-printed")})` : text, value: starts ? String(part.amount) : signed(part.amount) };
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
