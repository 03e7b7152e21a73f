/** What happened, thing by thing: a card played, a talent, a capture, and what came of each. */

import type { Line } from "../lib/types";

export interface Thing {
  /** the event that began it */
  line: Line;
  /** its index in the log */
  at: number;
  /** the card that stands for it */
  card: string;
  /** what came of it */
  then: Line[];
  /** in which turn it was */
  turn: number;
}

/** Events that somebody began. */
export const BEGIN = new Set(["log-play", "log-play-at", "log-play-on", "log-talent", "log-use", "log-uncover", "log-duel-shows", "log-scoring"]);
/** Events that belong to nothing in particular. */
const APART = new Set(["log-turn", "log-draw", "log-win"]);

/** All things of a log, the newest last. */
export function thingsOf(log: Line[]): Thing[] {
  const found: Thing[] = [];
  let turn = 0;
  let open: Thing | null = null;
  log.forEach((line, at) => {
    if (line.kind === "log-turn") turn = Number(line.turn);
    if (line.kind === "log-turn" || (APART.has(line.kind) && !line.why)) open = null;
    else if (BEGIN.has(line.kind)) {
      // Within a capture or another card's text the first thing goes on beside it.
      open = { line, at, card: String(line.card ?? line.place), then: [], turn };
      found.push(open);
    } else if (open) open.then.push(line);
  });
  return found;
}

/** How many of them happened from a line on. */
export const freshOf = (things: Thing[], since: number): number => things.filter(({ at }) => at >= since).length;

/** All that happened from a line on; of what was before as much as makes so many. */
export const lately = (things: Thing[], since: number, least: number): Thing[] => things.slice(-Math.max(least, freshOf(things, since)));
