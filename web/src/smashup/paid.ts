/** Who was paid what when a base was captured. */

import type { Line } from "../lib/types";

export interface Paid {
  seat: number;
  total: number;
  points: number;
  /** from 0; tied players share the best */
  position: number;
}

/** The rows of a capture, as its `log-award` events tell them. */
export function paid(lines: Line[]): Paid[] {
  const rows = lines.map((line) => ({ seat: Number(line.seat), total: Number(line.total), points: Number(line.points) }));
  return rows.map((row) => ({ ...row, position: rows.filter((other) => other.total > row.total).length }));
}
