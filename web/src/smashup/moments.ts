/** Scorings told by the log. */

import type { Line } from "../lib/types";

export interface Moment {
  place: string;
  /** Best first; tied players share a position, from 0. */
  rows: { seat: number; total: number; points: number; position: number }[];
  next: string | null;
}

/** The scorings in the lines from this index on. */
export function momentsIn(log: Line[], from: number): Moment[] {
  const found: Moment[] = [];
  for (const line of log.slice(from)) {
    let open = found.at(-1);
    if (line.kind === "log-award") {
      if (!open || open.next || open.place !== line.place) found.push((open = { place: String(line.place), rows: [], next: null }));
      open.rows.push({ seat: Number(line.seat), total: Number(line.total), points: Number(line.points), position: 0 });
    } else if (line.kind === "log-base-enters" && open && !open.next) open.next = String(line.place);
  }
  for (const moment of found) {
    for (const row of moment.rows) row.position = moment.rows.filter((other) => other.total > row.total).length;
  }
  return found;
}
