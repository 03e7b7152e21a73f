/** Hit Z Road in the client. */

import type { GameUi } from "../lib/game";
import { expectIcons } from "../lib/icons.svelte";
import { t } from "../lib/words.svelte";
import HitZRoadTable from "./HitZRoadTable.svelte";
import { KEYWORDS } from "./keywords";
import { STEPS } from "./lesson";
import RoadCard from "./RoadCard.svelte";
import RoadStory from "./RoadStory.svelte";
import { staging } from "./staging";
import { ending, gist, marks } from "./story";
import { eventText } from "./view";

expectIcons(import("virtual:icons/hitzroad"));

/** Points of a card that are worth a word. */
const BIG = 2;

const game: GameUi = {
  name: "hitzroad",
  Table: HitZRoadTable,
  staging,
  Story: RoadStory,
  marks,
  gist,
  ending,
  picture: async (...told) => (await import("./keepsake")).keepsake(...told),
  words: "hz-story",
  triumph: (line) => (line.kind === "hitzroad-log-wins" && Number(line.n) >= BIG ? Number(line.seat) : null),
  Card: RoadCard,
  steps: STEPS,
  keywords: KEYWORDS,
  filters: [{ field: "level", label: "web-level", all: "web-all-levels", said: (level) => t("web-level-n", { n: level }) }],
  rules: (card, language) => eventText(card)?.[language] ?? "",
  widths: [260, 420],
};
export default game;
