/** Choosing factions in turn: who is next, and what there is to choose from. */

import { allCards } from "../lib/cards.svelte";
import type { TableInfo } from "../lib/types";
import type { SmashUpView } from "./view";

/** Whose turn it is to choose: once round the table and back again. */
export function draftTurn(view: SmashUpView, taken: string[][]): number | null {
  const n = view.players.length;
  const forth = view.players.map((_, i) => (view.current + i) % n);
  return [...forth, ...forth.toReversed()][taken.flat().length] ?? null;
}

/** All factions of the boxes on the table; with two boxes of each, every faction is there twice. */
export function factionsOf(table: TableInfo): { faction: string; copies: number }[] {
  const boxes = table.setup.boxes as string[];
  const copies = table.setup.two_boxes ? 2 : 1;
  const names = allCards("smashup").flatMap((card) => (card.faction && boxes.includes(card.box ?? "") ? [card.faction] : []));
  return [...new Set(names)].map((faction) => ({ faction, copies }));
}
