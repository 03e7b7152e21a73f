/** Where on the table each option of the open choice is: what cannot be placed stays loose, in the prompt. */

import type { Candidate, Choice, LastStep, Option, Text } from "../lib/types";
import type { HandCard, SmashUpView } from "./view";

/**
 * `again`: it was offered by the question before, and would put back what was chosen, or take its place.
 * `told`: it is offered elsewhere with its text, and here only pointed at.
 * `among`: it is one of several answers of one card, which differ by a place.
 */
export type Offer = Candidate & { again?: "back" | "instead"; told?: boolean; among?: { card: Text; place: Text } };

export interface Offers {
  /** By handle of a card in play. */
  cards: Map<number, Offer>;
  /** By index of a place. */
  places: Map<number, Offer>;
  /** Slots of the Big Base, by `side.slot`. */
  berths: Map<string, Offer>;
  /** By index in the seat's hand; `copy` counts equal cards. */
  hand: Map<number, { offer: Offer; copy: number }>;
  /** Faces that are not in sight: from piles and decks, titans beside the table. */
  tray: Offer[];
  /** Abilities of cards that come at the same time: read before they are put in order. */
  order: Offer[];
  factions: Offer[];
  loose: Offer[];
}

type Spot = `card ${number}` | `place ${number}` | `berth ${string}` | `hand ${string} ${number}`;

/** How a slot of the Big Base is called among the offers. */
export const berthKey = (side: number, slot: number): string => `${side}.${slot}`;

function spotOf(option: Option, hand: HandCard[]): Spot | null {
  const { card, place, berth, face, owner, zone } = option.ref;
  if (place !== undefined && berth !== undefined) return `berth ${berthKey(place, berth)}`;
  if (place !== undefined) return `place ${place}`;
  if (card !== undefined) return `card ${card}`;
  const held = zone === "hand" && hand.some((one) => one.card === face && one.owner === owner);
  return held ? `hand ${face} ${owner!}` : null;
}

/** What is offered, and where. Two options for one spot are both loose. */
export function offersOf(view: SmashUpView, choice: Choice | null): Offers {
  const offers: Offers = { cards: new Map(), places: new Map(), berths: new Map(), hand: new Map(), tray: [], order: [], factions: [], loose: [] };
  if (!choice) return offers;
  const hand = view.seat === null ? [] : view.players[view.seat].hand;
  const options: Offer[] = (choice.pick?.options ?? choice.options).map((option) => ({ copies: 1, ...option }));
  const spots = new Map<Spot, Offer[]>();
  for (const option of options) {
    const spot = spotOf(option, hand);
    if (option.does === "trigger" && option.ref.face !== undefined) {
      offers.order.push(option);
      if (spot) spots.set(spot, [...(spots.get(spot) ?? []), { ...option, told: true }]);
    } else if (spot) spots.set(spot, [...(spots.get(spot) ?? []), option]);
    else if (option.ref.faction !== undefined) offers.factions.push(option);
    else if (option.ref.face !== undefined) offers.tray.push(option);
    else offers.loose.push(option);
  }
  for (const [spot, found] of spots) {
    if (found.length > 1) offers.loose.push(...amongThem(found.filter((offer) => !offer.told)));
    else settle(offers, spot, found[0], hand);
  }
  return offers;
}

const textIn = (text: Text | undefined, name: string): Text | undefined => {
  const found = text?.args[name];
  return typeof found === "object" && found !== null ? (found as Text) : undefined;
};

/** A Special that fits several places is named once, and its answers by their places. */
function amongThem(found: Offer[]): Offer[] {
  const told = found.map(({ text }) => ({ card: textIn(text, "card"), place: textIn(textIn(text, "happened"), "place") }));
  const places = new Set(told.map(({ place }) => place?.id));
  if (found.length < 2 || places.has(undefined) || places.size < found.length) return found;
  return found.map((offer, i) => (told[i].card ? { ...offer, among: { card: told[i].card, place: told[i].place! } } : offer));
}

/** Puts beside the offers those of the question before that are of the same kind as what was chosen. */
export function withLast(offers: Offers, view: SmashUpView, last: LastStep | null): Offers {
  const chosen = last?.keys.length === 1 ? last.choice.options.find((option) => option.key === last.keys[0]) : undefined;
  if (!last || !chosen || last.choice.pick) return offers;
  const alike = last.choice.options.filter((option) => option.does === chosen.does);
  const before = offersOf(view, { ...last.choice, options: alike });
  const again = (offer: Offer): Offer => ({ ...offer, again: offer.key === chosen.key ? "back" : "instead" });
  for (const [card, offer] of before.cards) if (!offers.cards.has(card)) offers.cards.set(card, again(offer));
  for (const [place, offer] of before.places) if (!offers.places.has(place)) offers.places.set(place, again(offer));
  for (const [berth, offer] of before.berths) if (!offers.berths.has(berth)) offers.berths.set(berth, again(offer));
  for (const [index, held] of before.hand) if (!offers.hand.has(index)) offers.hand.set(index, { ...held, offer: again(held.offer) });
  return offers;
}

function settle(offers: Offers, spot: Spot, offer: Offer, hand: HandCard[]): void {
  const [kind, name, owner] = spot.split(" ");
  if (kind === "card") offers.cards.set(Number(name), offer);
  else if (kind === "berth") offers.berths.set(name, offer);
  else if (kind === "place") offers.places.set(Number(name), offer);
  else {
    let copy = 0;
    hand.forEach((held, index) => {
      if (held.card === name && held.owner === Number(owner)) offers.hand.set(index, { offer, copy: copy++ });
    });
  }
}
