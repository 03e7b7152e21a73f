/** What the first journey teaches. */

import type { Step } from "../lessons/step";
import type { View } from "../lib/types";
import { question, type RoadView } from "./view";

const asks = (name: string) => (view: View) => question(view.choice) === name;

export const STEPS: Step[] = [
  { id: "bid", when: asks("bid") },
  { id: "pay", when: asks("pay-bid") },
  { id: "route", when: asks("route") },
  { id: "key", when: asks("pay-key") },
  { id: "event", when: asks("event") },
  { id: "fire", when: asks("fire") },
  { id: "stand", when: asks("stand") },
  { id: "bite", when: asks("bite") },
  { id: "bolt", when: asks("bolt") },
  { id: "second", when: (view) => (view as RoadView).round >= 2 && asks("bid")(view) },
  { id: "alone", when: (view) => (view as RoadView).round >= 6 && asks("bid")(view) },
];
