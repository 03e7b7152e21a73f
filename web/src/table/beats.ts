/** What happened, cut into beats: what is shown together, and the view when it has happened. */

import { patched } from "../lib/patch";
import type { Line, Patch, View } from "../lib/types";

export interface Beat {
  /** what happens, usually one event */
  lines: Line[];
  /** the index of the first of them in the log */
  from: number;
  /** the table when it has happened, and nothing else has yet */
  view: View;
}

/** How long a beat is seen (ms): before the table changes, and after. */
export interface Pace {
  lead: number;
  rest: number;
  /** whether somebody in no hurry says when it goes on */
  waits?: boolean;
  /** whether this seat, whose doing it is, presses something first (its dice) or when it has read it (a scene) */
  press?: "before" | "after";
}

/** What a game knows about showing its events. */
export interface Staging {
  /** how long a beat is shown to this seat; `before` is the log up to it */
  pace: (beat: Beat, seat: number | null, before: Line[]) => Pace;
  /** whether an event is shown together with the one before it */
  together: (line: Line, before: Line) => boolean;
  /** whose turn it is; where players take turns, a whole round of the others is shown once more */
  turnOf?: (view: View) => number;
  /** whether what is pressed before an event has been pressed with this answer already */
  pressed?: (answer: string) => boolean;
}

/** The beats of a state message, and the view after it. A line without a scene happens together with the next that has one. */
export function beatsOf(
  view: View,
  message: { film?: [number, Patch][]; patch: Patch; log: Line[]; log_from: number },
  together: Staging["together"] = () => false,
): { beats: Beat[]; view: View } {
  const scenes = new Map<number, View>();
  let now = view;
  for (const [line, patch] of message.film ?? []) scenes.set(line, (now = patched(now, patch)));
  const last = patched(now, message.patch);
  const beats: Beat[] = [];
  let lines: Line[] = [];
  message.log.forEach((line, i) => {
    const at = message.log_from + i;
    const next = message.log[i + 1];
    lines.push(line);
    const scene = next ? scenes.get(at) : last;
    if (!scene || (next && together(next, line))) return;
    beats.push({ lines, from: at - lines.length + 1, view: scene });
    lines = [];
  });
  return { beats, view: last };
}
