/** How long what happens on the road is seen at normal speed (ms). */

import type { Beat, Pace, Staging } from "../table/beats";

const PACES: Record<string, number> = {
  "hitzroad-log-rolls": 900,
  "hitzroad-log-loses": 700,
  "hitzroad-log-out": 900,
  "hitzroad-log-wins": 700,
  "hitzroad-log-bids": 450,
  "hitzroad-log-passes": 450,
  "hitzroad-log-takes": 600,
};
const OTHERWISE = 300;

export const staging: Staging = {
  pace(beat: Beat, seat: number | null): Pace {
    const theirs = beat.lines.filter((line) => line.seat !== seat || seat === null);
    return { lead: 0, rest: theirs.length ? Math.max(...theirs.map((line) => PACES[line.kind] ?? OTHERWISE)) : 0 };
  },
  together: () => false,
};
