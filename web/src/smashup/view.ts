/** Smash Up's view, as smashup/engine/view.py gives it. */

import type { Text, View } from "../lib/types";

export interface Part {
  card: string | null;
  amount: number;
}
export interface InPlay {
  card: string;
  handle: number;
  owner: number;
  controller: number;
  counters: number;
  cancelled: boolean;
  talent_used: boolean;
}
export interface Minion extends InPlay {
  power: number;
  printed: number;
  parts: Part[];
  actions: InPlay[];
}
export interface Buried {
  card: string | null;
  handle: number;
  controller: number;
}
export interface Place {
  base: string | null;
  breakpoint: number;
  breakpoint_parts: Part[];
  prizes: number[];
  totals: number[];
  total_parts: Part[][];
  would_get: { seat: number; total: number; points: number }[];
  minions: Minion[];
  actions: InPlay[];
  titans: InPlay[];
  buried: Buried[];
}
export interface HandCard {
  card: string;
  owner: number;
  why_not: Text | null;
}
export interface Player {
  seat: number;
  factions: string[];
  points: number;
  hand_size: number;
  hand: HandCard[];
  known_hand: string[];
  deck: number;
  discard: string[];
  titans: InPlay[];
  resolving: (string | null)[];
}
export interface SmashUpView extends View {
  turn: number;
  current: number;
  phase: string;
  players: Player[];
  places: Place[];
  base_deck: number;
  base_discard: string[];
  scoring: number | null;
  slots: Text[];
}
