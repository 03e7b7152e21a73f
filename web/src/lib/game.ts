/** What a game gives the client to show it: one description in each game's index.ts, all of them in games.ts. */

import type { Component } from "svelte";
import type { Step } from "../lessons/step";
import type { CardInfo } from "./cards.svelte";
import type { Keyword } from "./keywords";
import type { Plan } from "./plan.svelte";
import type { Language } from "./settings.svelte";
import type { TableProps } from "./types";

export interface GameUi {
  /** as the server calls it; `NAME-name` is its title */
  name: string;
  Table: Component<TableProps>;
  /** a card as the catalogue shows it, or `full`, alone on its page */
  Card: Component<{ card: string; full?: boolean }>;
  /** its poster on the first page */
  Poster: Component<{ busy: boolean; onplay: () => void }>;
  /** how the values of a setting of kind `teams` are chosen by hand */
  Teams?: Component<{ plan: Plan }>;
  /** the first game */
  steps: Step[];
  keywords: Keyword[];
  /** the filters of the catalogue: a field of a card, what a card is found under if it is not that field, and how a value is called */
  filters: { field: keyof CardInfo & string; under?: (card: CardInfo) => string; label: string; all: string; said: (value: string) => string }[];
  /** the rules text of a card, in which keywords are looked for */
  rules: (card: CardInfo, language: Language) => string;
  /** the least width of a card in the catalogue, and of one alone */
  widths: [number, number];
}
