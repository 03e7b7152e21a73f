/** The story of a brawl in words. */

import type { Mark } from "../lib/game";
import type { TableInfo } from "../lib/types";
import type { SmashUpStory, Story } from "../lib/wire";
import { t } from "../lib/words.svelte";
import { bareName } from "../table/telling";

export const brawl = (story: Story): SmashUpStory => story as SmashUpStory;
export const base = (slug: string): string => t(`card-${slug}`);

/** Its captures. */
export function marks(story: Story): Mark[] {
  return brawl(story).captures.map((capture) => ({ at: capture.at, said: t("su-story-mark-n", { turn: capture.turn, base: base(capture.base) }) }));
}

/** The capture that decided it, and the card that brought most. */
export function gist(story: Story, table: TableInfo): string[] {
  const { best, deciding, captures } = brawl(story);
  const lines: string[] = [];
  const capture = deciding === null ? null : captures[deciding];
  if (capture) lines.push(t("su-story-deciding", { base: base(capture.base), turn: capture.turn }));
  if (best) lines.push(t("su-story-best", { card: base(best.card), player: bareName(table, best.seat), n: best.points }));
  return lines;
}
