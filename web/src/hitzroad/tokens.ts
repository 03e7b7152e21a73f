/** Special tokens: how each looks, what it is called, what it does, and which of them a card speaks of. */

import type { CardInfo } from "../lib/cards.svelte";
import { has, t } from "../lib/words.svelte";
import icons from "./icons.json";

export const tokenIcon = (token: string): string => (icons as Record<string, string>)[`token:${token}`] ?? icons.key;
export const tokenName = (token: string): string => t(`hitzroad-token-${token}`);

/** What a token does; nothing for one that has done it. */
export function tokenDoes(token: string): string {
  const id = `hitzroad-legend-${token}`;
  return has(id) ? t(id) : "";
}

/** The tokens that the event of a card gives, takes or asks for. */
export function tokensOf(card: CardInfo | undefined): string[] {
  const event = card?.event as { kind: string; params: { token?: string } } | null | undefined;
  if (!event) return [];
  if (event.kind === "armored_bus") return ["school_bus", "exterminator"];
  return event.params.token ? [event.params.token] : [];
}
