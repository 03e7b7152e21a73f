/** What a game gives the client to show it: one description in each game's index.ts, all of them in games.svelte.ts. */

import type { Component } from "svelte";
import type { Step } from "../lessons/step";
import type { Told } from "../story/picture";
import type { Staging } from "../table/beats";
import type { CardInfo } from "./cards.svelte";
import type { Keyword } from "./keywords";
import type { Plan } from "./plan.svelte";
import type { Language } from "./settings.svelte";
import type { Choice, Line, TableInfo, TableProps, View } from "./types";
import type { Story } from "./wire";

/** What is known of a game before it is loaded. */
export interface Known {
  /** as the server calls it; `NAME-name` is its title */
  name: string;
  /** its poster on the first page */
  Poster: Component<{ busy: boolean; newcomer: boolean; onlesson: () => void }>;
  load: () => Promise<{ default: GameUi }>;
}

/** A moment of a finished game worth going to, beside its turns. */
export interface Mark {
  /** so many answers were given then */
  at: number;
  said: string;
}

export interface GameUi {
  /** as the server calls it; `NAME-name` is its title */
  name: string;
  Table: Component<TableProps>;
  /** how its events are shown one after another; without it the table just changes */
  staging?: Staging;
  /** what its story has besides points turn by turn */
  Story: Component<{ story: Story; table: TableInfo }>;
  /** what happened in it that one wants to see again, and the words for going there */
  marks: (story: Story) => Mark[];
  /** one line about its story, for the picture */
  gist: (story: Story, table: TableInfo) => string[];
  /** a picture of its own of how it went; without it points are drawn turn by turn */
  picture?: (told: Told, log: Line[], table: TableInfo) => Promise<HTMLCanvasElement>;
  /** what a game is called that had no rivals; nothing: who won is said */
  ending?: (story: Story) => string;
  /** what the messages of its story begin with: `PREFIX-turn`, `PREFIX-turns`, `PREFIX-mark` … */
  words: string;
  /** whose good moment a line of the log tells of */
  triumph?: (line: Line) => number | null;
  /** who this seat is, said once when a game begins; nothing: not now */
  opening?: (view: View, log: Line[]) => string;
  /** what each seat plays as the server calls it, and how that is said */
  sides?: (view: View) => string[][];
  sideName?: (side: string[]) => string;
  /** whether a question is a matter of taste, on which nobody gives a hint */
  taste?: (choice: Choice) => boolean;
  /** a card as the catalogue shows it, or `full`, alone on its page */
  Card: Component<{ card: string; full?: boolean }>;
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
