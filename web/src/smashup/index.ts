/** Smash Up in the client. */

import type { GameUi } from "../lib/game";
import { t } from "../lib/words.svelte";
import CardFace from "./CardFace.svelte";
import Factions from "./Factions.svelte";
import FightPoster from "./FightPoster.svelte";
import { KEYWORDS } from "./keywords";
import { STEPS } from "./lesson";
import { inksOf } from "./looks";
import SmashUpTable from "./SmashUpTable.svelte";

const game: GameUi = {
  name: "smashup",
  Table: SmashUpTable,
  Card: CardFace,
  Poster: FightPoster,
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
