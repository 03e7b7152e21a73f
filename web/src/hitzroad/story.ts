/** The story of a journey in words. */

import type { Mark } from "../lib/game";
import type { TableInfo } from "../lib/types";
import type { RoadStory, Story } from "../lib/wire";
import { t } from "../lib/words.svelte";
import { bareName, signed } from "../table/telling";
import type { Chapter } from "./chapters";
import { RESOURCES } from "./view";

export const journey = (story: Story): RoadStory => story as RoadStory;
export const cardName = (id: string): string => t(`hitzroad-card-${id}`);

/** What a place cost and brought, in one line. */
export function changes(chapter: Chapter): string {
  const people = chapter.joined - chapter.dead.length;
  const caps = RESOURCES.filter((kind) => chapter.change[kind]).map((kind) => t(`hz-film-${kind}`, { n: signed(chapter.change[kind]) }));
  return [...caps, ...(people ? [t("hz-film-people", { n: signed(people), count: Math.abs(people) })] : [])].join(", ");
}

/** A journey alone has no winner, but a title. */
export const ending = (story: Story): string => {
  const { title } = journey(story);
  return title === null ? "" : t(`hitzroad-title-${title}`);
};

/** The cards that were won for points. */
export function marks(story: Story): Mark[] {
  const paid = journey(story).won.filter((won) => won.points > 0);
  return paid.map((won) => ({ at: won.at, said: t("hz-story-mark-n", { turn: won.turn, card: cardName(won.card) }) }));
}

/** Who came through with how many, and the best card. */
export function gist(story: Story, table: TableInfo): string[] {
  const { parties, won, best } = journey(story);
  const alive = (parties.at(-1) ?? []).flatMap((party, seat) => (party.alive ? [`${bareName(table, seat)}: ${t("hz-survivors", { n: party.survivors })}`] : []));
  const card = best === null ? null : won[best];
  return [
    alive.length ? alive.join("; ") : t("hz-story-nobody"),
    ...(card?.points ? [t("hz-story-best", { card: cardName(card.card), player: bareName(table, card.seat), n: card.points })] : []),
  ];
}
