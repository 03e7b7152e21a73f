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

const BEGIN = new Set(["log-play", "log-play-at", "log-play-on", "log-talent", "log-use", "log-uncover", "log-duel-shows", "log-scoring"]);
/** Events that belong to nothing in particular. */
const APART = new Set(["log-turn", "log-draw", "log-win"]);

/** The last things of a log, the newest last; from a line on if it says so. */
export function thingsOf(log: Line[], most: number, from = 0): Thing[] {
  const found: Thing[] = [];
  let turn = 0;
  let open: Thing | null = null;
  log.forEach((line, at) => {
    if (line.kind === "log-turn") turn = Number(line.turn);
    if (line.kind === "log-turn" || (APART.has(line.kind) && !line.why)) open = null;
    else if (BEGIN.has(line.kind)) {
      // Within a capture or another card's text the first thing goes on beside it.
      open = { line, at, card: String(line.card ?? line.place), then: [], turn };
      if (at >= from) found.push(open);
    } else if (open) open.then.push(line);
  });
  return found.slice(-most);
}
