/** What a first game teaches, and when: each idea comes with the first moment in which it matters. */

import type { Line, View } from "../lib/types";

export interface Step {
  /** `lesson-<game>-<id>` is its heading, `…-text` its words. */
  id: string;
  when: (view: View, log: Line[]) => boolean;
}
