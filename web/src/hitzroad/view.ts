/** Hit Z Road on the wire. */

import type { CardInfo } from "../lib/cards.svelte";
import type { Language } from "../lib/settings.svelte";
import type { Choice, Mix } from "../lib/wire";

export type { Mix, Party, RoadOdds, RoadSlot, RoadView, Route, Walk } from "../lib/wire";

export type Resource = keyof Mix;
export const RESOURCES: Resource[] = ["ammo", "gas", "adrenaline"];
export const ROUNDS = 8;

/** The words of a card's event, if it has one. */
export function eventText(card: CardInfo): Record<Language, string> | null {
  return (card.event as { text: Record<Language, string> } | null | undefined)?.text ?? null;
}

/** Whether this question is open, by the last part of its message. */
export function asks(choice: Choice | null, name: string): boolean {
  return choice?.prompt.id === `hitzroad-ask-${name}`;
}
