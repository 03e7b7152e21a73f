/** What the first journey teaches. */

import type { Step } from "../lessons/step";
import type { View } from "../lib/types";
import { asks, type RoadView } from "./view";

const when = (name: string) => (view: View) => asks(view.choice, name);

export const STEPS: Step[] = [
  { id: "bid", when: when("bid") },
  { id: "pay", when: when("pay-bid") },
  { id: "route", when: when("route") },
  { id: "key", when: (view) => when("pay-key")(view) || (when("route")(view) && (view as RoadView).routes.some((route) => route.toll > 0)) },
  { id: "event", when: when("event") },
  { id: "fire", when: when("fire") },
  { id: "stand", when: when("stand") },
  { id: "dice", when: (view) => ["stand", "bite", "bolt"].some((name) => when(name)(view)) && !!(view as RoadView).walk?.dice.length },
  { id: "bite", when: when("bite") },
  { id: "bolt", when: when("bolt") },
  { id: "points", when: (view) => (view as RoadView).round >= 2 && when("bid")(view) },
  { id: "second", when: (view) => (view as RoadView).round >= 2 && when("bid")(view) },
  { id: "alone", when: (view) => (view as RoadView).round >= 6 && when("bid")(view) },
];
