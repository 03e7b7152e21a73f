/** How long each event of Smash Up is seen at normal speed (ms). */

import type { Line } from "../lib/types";
import type { Beat, Pace, Staging } from "../table/beats";
import type { SmashUpView } from "./view";

const QUICK: Pace = { lead: 0, rest: 350 };
const NUMBER: Pace = { lead: 0, rest: 500 };
const PACES: Record<string, Pace> = {
  "log-play": { lead: 900, rest: 300 },
  "log-play-at": { lead: 900, rest: 350 },
  "log-play-on": { lead: 900, rest: 350 },
  "log-talent": { lead: 700, rest: 100 },
  "log-use": { lead: 700, rest: 100 },
  "log-uncover": { lead: 900, rest: 300 },
  "log-duel": { lead: 1100, rest: 100 },
  "log-duel-shows": { lead: 1200, rest: 200 },
  "log-reveal": { lead: 1400, rest: 100 },
  "log-reveal-bases": { lead: 1400, rest: 100 },
  "log-show-hand": { lead: 1600, rest: 100 },
  "log-look": { lead: 1400, rest: 100 },
  "log-look-hand": { lead: 1600, rest: 100 },
  "log-search": { lead: 900, rest: 200 },
  "log-power": NUMBER,
  "log-counters": NUMBER,
  "log-counters-off": NUMBER,
  "log-counters-moved": NUMBER,
  "log-lapses": NUMBER,
  "log-lasts": NUMBER,
  "log-points": { lead: 0, rest: 800 },
  "log-protected": { lead: 900, rest: 100 },
  "log-nothing": { lead: 700, rest: 0 },
  "log-cancel": NUMBER,
  "log-destroy": { lead: 350, rest: 450 },
  "log-move": { lead: 150, rest: 500 },
  "log-turn": { lead: 0, rest: 550 },
  "log-scoring": { lead: 0, rest: 700 },
  "log-award": { lead: 0, rest: 3000, waits: true },
  "log-base-leaves": { lead: 300, rest: 400 },
  "log-base-swapped": { lead: 300, rest: 400 },
  "log-base-enters": { lead: 0, rest: 800 },
  "log-win": { lead: 0, rest: 800 },
  "log-draw": { lead: 0, rest: 250 },
  "log-shuffle": { lead: 0, rest: 150 },
  "log-deck": { lead: 0, rest: 100 },
};
/** A capture is read line by line. */
const LINE = 1400;
/** What this seat has done itself it need not be told at length. */
const OWN = new Set(["log-play", "log-play-at", "log-play-on", "log-talent", "log-use", "log-turn", "log-draw", "log-search"]);

/** By how much an event changes the number on the card it is about. */
export function amountOf(line: Line): number {
  if (line.kind === "log-power") return Number(line.amount);
  if (line.kind === "log-counters") return Number(line.count);
  return line.kind === "log-counters-off" || line.kind === "log-counters-moved" ? -Number(line.count) : 0;
}

/** Events in which the card itself is shown large before the table changes. */
export const LARGE = new Set(["log-play", "log-play-at", "log-play-on", "log-talent", "log-use", "log-uncover", "log-duel-shows", "log-search", "log-protected", "log-nothing"]);

export const staging: Staging = {
  pace(beat: Beat, seat: number | null): Pace {
    const line = beat.lines[0]!;
    const pace = PACES[line.kind] ?? QUICK;
    // What somebody else looks at is not seen.
    if (line.kind.startsWith("log-look") && !cardsOf(line).length) return QUICK;
    if (line.kind === "log-award") return { ...pace, rest: pace.rest + LINE * beat.lines.length };
    return OWN.has(line.kind) && seat !== null && line.seat === seat ? { lead: 0, rest: Math.min(pace.rest, 250) } : pace;
  },
  turnOf: (view) => (view as SmashUpView).current,
  // A capture pays all its players in one scene.
  together: (line: Line, before: Line) => line.kind === "log-award" && before.kind === "log-award" && line.at === before.at,
};

/** The cards that an event shows to this reader. */
export function cardsOf(line: Line): string[] {
  const several = Array.isArray(line.cards) ? (line.cards as string[]) : [];
  return several.length ? several : typeof line.card === "string" && line.card ? [line.card] : [];
}
