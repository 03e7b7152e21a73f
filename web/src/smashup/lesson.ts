/** What the first brawl teaches. */

import type { Step } from "../lessons/step";
import type { Line, View } from "../lib/types";
import type { SmashUpView } from "./view";

const asked = (view: View, id: string) => view.choice?.prompt.id === id;
const offered = (view: View, does: string, faces?: string[]) =>
  !!view.choice?.options.some((option) => option.does === does && (!faces || faces.includes(option.ref.face ?? "")));

/** How many turns of one's own have begun; the first one is going on when the lesson begins. */
function turns(view: View, log: Line[]): number {
  return 1 + log.filter((line) => line.kind === "log-turn" && line.seat === view.seat).length;
}

function menu(view: View, log: Line[], turn: number): boolean {
  return asked(view, "ask-menu") && turns(view, log) >= turn;
}

function nearlyFull(view: View): boolean {
  return (view as SmashUpView).places.some(
    (place) => place.base && place.totals.reduce((sum, total) => sum + total, 0) >= 0.6 * place.breakpoint,
  );
}

/** The minions of the first hand. */
const MINIONS = ["hatchling", "hammerhead", "great_white"];

export const STEPS: Step[] = [
  { id: "goal", when: (view, log) => menu(view, log, 1) },
  { id: "where", when: (view) => asked(view, "ask-play-where") },
  { id: "action", when: (view) => asked(view, "ask-menu") && !offered(view, "play", MINIONS) && offered(view, "play") },
  { id: "end", when: (view) => asked(view, "ask-menu") && view.choice?.options.length === 1 },
  { id: "rival", when: (view, log) => menu(view, log, 2) },
  { id: "special", when: (view) => asked(view, "ask-special") },
  { id: "full", when: (view) => asked(view, "ask-menu") && nearlyFull(view) },
  { id: "score", when: (view, log) => asked(view, "ask-menu") && log.some((line) => line.kind === "log-scoring") },
  { id: "talent", when: (view) => offered(view, "talent") },
  { id: "numbers", when: (view, log) => menu(view, log, 3) },
  { id: "destroy", when: (view, log) => menu(view, log, 4) },
  { id: "alone", when: (view, log) => menu(view, log, 6) },
];
