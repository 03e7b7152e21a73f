/** Hit Z Road in the client. */

import type { GameUi } from "../lib/game";
import { t } from "../lib/words.svelte";
import HitZRoadTable from "./HitZRoadTable.svelte";
import { KEYWORDS } from "./keywords";
import { STEPS } from "./lesson";
import RoadCard from "./RoadCard.svelte";
import RoadPoster from "./RoadPoster.svelte";
import { eventText } from "./view";

const game: GameUi = {
  name: "hitzroad",
  Table: HitZRoadTable,
  Card: RoadCard,
  Poster: RoadPoster,
  steps: STEPS,
  keywords: KEYWORDS,
  filters: [{ field: "level", label: "web-level", all: "web-all-levels", said: (level) => t("web-level-n", { n: level }) }],
  rules: (card, language) => eventText(card)?.[language] ?? "",
  widths: [260, 420],
};
export default game;
