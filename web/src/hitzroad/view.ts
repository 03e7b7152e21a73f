/** The view of Hit Z Road (hitzroad/view.py). */

import type { CardInfo } from "../lib/cards.svelte";
import type { Language } from "../lib/settings.svelte";
import type { Choice, View } from "../lib/types";

export const RESOURCES = ["ammo", "gas", "adrenaline"] as const;
export type Resource = (typeof RESOURCES)[number];
export const ROUNDS = 8;

export interface Slot {
  card: string | null;
  level: number | null;
  lies: "open" | "hidden" | "gone";
}
export interface Route {
  cards: Slot[];
  toll: number;
  taken: number | null;
}
export interface Walk {
  seat: number;
  route: number;
  place: number;
  card: string;
  zombies: number;
  dice: string[];
  bites: number;
  bolts: number;
}
export interface Party {
  alive: boolean;
  survivors: number;
  ammo: number;
  gas: number;
  adrenaline: number;
  bid: number;
  tokens: Record<string, number>;
  exterminator: boolean;
  won: string[];
  points: number;
}
export interface RoadView extends View {
  players: number;
  round: number;
  step: string;
  asked: number | null;
  order: number[];
  deck: Record<string, number>;
  routes: Route[];
  walk: Walk | null;
  parties: Party[];
}

export interface Odds {
  rows: { rounds: number | null; survive: number; survivors: number; adrenaline: number; by_survivors: number[] }[];
  best: number;
}

/** What a key like `pay:2ammo+1gas` is made of; null for any other key. */
export function mixOf(key: string): Record<Resource, number> | null {
  const [verb, said] = key.split(":");
  if (verb !== "pay" && verb !== "take") return null;
  const mix = { ammo: 0, gas: 0, adrenaline: 0 };
  for (const part of (said ?? "").split("+")) {
    const found = /^(\d+)(ammo|gas|adrenaline)$/.exec(part);
    if (found) mix[found[2] as Resource] = Number(found[1]);
  }
  return mix;
}

/** The words of a card's event, if it has one. */
export function eventText(card: CardInfo): Record<Language, string> | null {
  return (card.event as { text: Record<Language, string> } | null | undefined)?.text ?? null;
}

/** Which question is open, by the last part of its message. */
export function question(choice: Choice | null): string {
  return choice?.prompt.id.replace("hitzroad-ask-", "") ?? "";
}
