/** Smash Up in the client. */

import type { GameUi } from "../lib/game";
import { expectIcons } from "../lib/icons.svelte";
import { t } from "../lib/words.svelte";
import BrawlStory from "./BrawlStory.svelte";
import CardFace from "./CardFace.svelte";
import Factions from "./Factions.svelte";
import { KEYWORDS } from "./keywords";
import { STEPS } from "./lesson";
import { inksOf } from "./looks";
import { opening } from "./pair";
import SmashUpTable from "./SmashUpTable.svelte";
import { staging } from "./staging";
import { gist, marks } from "./story";
import type { SmashUpView } from "./view";

expectIcons(import("virtual:icons/smashup"));

/** Points of a capture that are worth a word. */
const BIG = 4;

/** How questions begin on which nobody is advised, as in smashup/advice.py. */
const TASTE = ["ask-faction", "ask-ban", "ask-reroll", "ask-useless", "ask-dull"];

const game: GameUi = {
  name: "smashup",
  Table: SmashUpTable,
  staging,
  Story: BrawlStory,
  marks,
  gist,
  words: "su-story",
  opening,
  triumph: (line) => (line.kind === "log-award" && Number(line.points) >= BIG ? Number(line.seat) : null),
  sides: (view) => (view as SmashUpView).players.map((player) => player.factions),
  sideName: (side) => side.map((faction) => t(`faction-${faction}`)).join(" + "),
  taste: ({ prompt }) => TASTE.some((begins) => prompt.id.startsWith(begins)),
  Card: CardFace,
  Teams: Factions,
  steps: STEPS,
  keywords: KEYWORDS,
  filters: [
    { field: "box", label: "web-box", all: "web-all-boxes", said: (box) => t(`box-${box}`) },
    { field: "faction", under: inksOf, label: "web-faction", all: "web-all-factions", said: (faction) => t(`faction-${faction}`) },
    { field: "kind", label: "web-kind", all: "web-all-kinds", said: (kind) => t(`kind-${kind}`) },
  ],
  rules: (card, language) => card.text[language],
  widths: [165, 320],
};
export default game;
