/** Where on the table each option of the open choice is: what cannot be placed stays loose, in the prompt. */

import type { Choice, Option, Text } from "../lib/types";
import type { HandCard, SmashUpView } from "./view";

export type Offer = Option & { copies: number };

export interface Offers {
  /** By handle of a card in play. */
  cards: Map<number, Offer>;
  /** By index of a place. */
  places: Map<number, Offer>;
  /** By index in the seat's hand; `copy` counts equal cards. */
  hand: Map<number, { offer: Offer; copy: number }>;
  /** Faces that are not in sight: from piles and decks, titans beside the table. */
  tray: Offer[];
  factions: Offer[];
  loose: Offer[];
}

type Spot = `card ${number}` | `place ${number}` | `hand ${string} ${number}`;

function cardText(option: Option): string {
  const card = option.text.args.card as Text | undefined;
  return card?.id ?? "";
}

/** Every handle in sight. */
function handles(view: SmashUpView): Set<number> {
  const found = new Set<number>();
  for (const place of view.places) {
    if (place.base === null) continue;
    for (const minion of place.minions) {
      found.add(minion.handle);
      for (const action of minion.actions) found.add(action.handle);
    }
    for (const card of [...place.actions, ...place.titans, ...place.buried]) found.add(card.handle);
  }
  for (const player of view.players) for (const titan of player.titans) found.add(titan.handle);
  return found;
}

function ownerIn(key: string, seat: number): number {
  const other = /@of(\d+)/.exec(key);
  return other ? Number(other[1]) : seat;
}

function spotOf(option: Option, view: SmashUpView, seen: Set<number>, hand: HandCard[]): Spot | null {
  const { card, place, face, zone } = option.ref;
  if (place !== undefined) return `place ${place}`;
  if (card !== undefined) {
    if (seen.has(card)) return `card ${card}`;
    // A base has a handle too, but stands in the view by its name only.
    const at = view.places.findIndex((there) => there.base && `card-${there.base}` === cardText(option));
    return at < 0 ? null : `place ${at}`;
  }
  if (face !== undefined && zone === "aside") {
    const titan = view.players[view.seat ?? 0].titans.find((waiting) => waiting.card === face);
    if (titan) return `card ${titan.handle}`;
  }
  if (face !== undefined && zone === "hand") {
    const owner = ownerIn(option.key, view.seat ?? -1);
    if (hand.some((held) => held.card === face && held.owner === owner)) return `hand ${face} ${owner}`;
  }
  return null;
}

/** What is offered, and where. Two options for one spot are both loose. */
export function offersOf(view: SmashUpView, choice: Choice | null): Offers {
  const offers: Offers = { cards: new Map(), places: new Map(), hand: new Map(), tray: [], factions: [], loose: [] };
  if (!choice) return offers;
  const hand = view.seat === null ? [] : view.players[view.seat].hand;
  const seen = handles(view);
  const options: Offer[] = (choice.pick?.options ?? choice.options).map((option) => ({ copies: 1, ...option }));
  const spots = new Map<Spot, Offer[]>();
  for (const option of options) {
    const spot = spotOf(option, view, seen, hand);
    if (spot) spots.set(spot, [...(spots.get(spot) ?? []), option]);
    else if (option.ref.faction !== undefined) offers.factions.push(option);
    else if (option.ref.face !== undefined) offers.tray.push(option);
    else offers.loose.push(option);
  }
  for (const [spot, found] of spots) {
    if (found.length > 1) offers.loose.push(...found);
    else settle(offers, spot, found[0], hand);
  }
  return offers;
}

function settle(offers: Offers, spot: Spot, offer: Offer, hand: HandCard[]): void {
  const [kind, name, owner] = spot.split(" ");
  if (kind === "card") offers.cards.set(Number(name), offer);
  else if (kind === "place") offers.places.set(Number(name), offer);
  else {
    let copy = 0;
    hand.forEach((held, index) => {
      if (held.card === name && held.owner === Number(owner)) offers.hand.set(index, { offer, copy: copy++ });
    });
  }
}
