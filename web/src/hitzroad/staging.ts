/** How long what happens on the road is seen at normal speed (ms): one's own at length, others' as a short film. */

import type { Line } from "../lib/types";
import type { Beat, Pace, Staging } from "../table/beats";
import { diceOf } from "./chapters";

/** A die tumbles, then it rests until it is read. */
const TUMBLE = 450;
const REST = 800;
const EACH = 60;

const PACES: Record<string, { own: Pace; theirs: Pace }> = {
  arrives: { own: { lead: 0, rest: 2800, press: "after" }, theirs: { lead: 0, rest: 700 } },
  turned: { own: { lead: 500, rest: 900 }, theirs: { lead: 600, rest: 200 } },
  finds: { own: { lead: 500, rest: 400 }, theirs: { lead: 250, rest: 150 } },
  zombies: { own: { lead: 0, rest: 500 }, theirs: { lead: 0, rest: 250 } },
  left: { own: { lead: 0, rest: 600 }, theirs: { lead: 0, rest: 300 } },
  loses: { own: { lead: 400, rest: 800 }, theirs: { lead: 200, rest: 350 } },
  strikes: { own: { lead: 0, rest: 600 }, theirs: { lead: 0, rest: 300 } },
  wins: { own: { lead: 0, rest: 1400 }, theirs: { lead: 0, rest: 1100 } },
  flees: { own: { lead: 0, rest: 1400 }, theirs: { lead: 0, rest: 1100 } },
  out: { own: { lead: 0, rest: 1800 }, theirs: { lead: 0, rest: 1400 } },
  pays: { own: { lead: 0, rest: 250 }, theirs: { lead: 0, rest: 200 } },
  bids: { own: { lead: 0, rest: 0 }, theirs: { lead: 0, rest: 450 } },
  passes: { own: { lead: 0, rest: 0 }, theirs: { lead: 0, rest: 450 } },
  takes: { own: { lead: 0, rest: 0 }, theirs: { lead: 0, rest: 600 } },
};
/** How one's own fight ended is read like the scene it began with. */
const ENDED: Pace = { lead: 0, rest: 2800, press: "after" };
const ENDS = new Set(["wins", "flees", "out"]);
const OTHERWISE = { own: { lead: 0, rest: 500 }, theirs: { lead: 0, rest: 300 } };
/** What is written down rather than done. */
const QUICK = new Set(["order", "laid", "round", "bonus", "scores", "victory", "nobody"]);

/** Whether dice have been rolled on the card at whose end one stands. */
function fought(before: Line[]): boolean {
  const last = before.findLast((line) => /-(arrives|rolls)$/.test(line.kind));
  return last?.kind === "hitzroad-log-rolls";
}

export const staging: Staging = {
  pace(beat: Beat, seat: number | null, before: Line[]): Pace {
    const line = beat.lines[0]!;
    const kind = line.kind.replace("hitzroad-log-", "");
    const own = seat !== null && (line.seat === seat || (line.seat === undefined && beat.view.seat === seat));
    if (kind === "rolls") {
      const fall = EACH * diceOf(line).length;
      return own ? { lead: TUMBLE + fall + REST, rest: 500, press: "before" } : { lead: TUMBLE + fall + 350, rest: 250 };
    }
    if (QUICK.has(kind)) return { lead: 0, rest: 200 };
    if (own && ENDS.has(kind) && (kind !== "wins" || fought(before))) return ENDED;
    return (PACES[kind] ?? OTHERWISE)[own ? "own" : "theirs"];
  },
  together: () => false,
  // Who says how much to fire, or to fight, has taken the dice in hand with that.
  pressed: (answer) => answer.startsWith("fire:") || answer === "fight",
};
