/** The rows of a base: what each player has there, rivals above, one's own below. */

import type { Choice, Line } from "../lib/types";
import { looksLike } from "./alike";
import type { Offer, Offers } from "./offers";
import type { Row } from "./room";
import type { BuriedCard, CardInPlay, MinionInPlay, Place, SmashUpView } from "./view";

export interface PlayersRow {
  seat: number;
  total: number;
  /** Points if the base were scored now; null: none. */
  gets: number | null;
  minions: MinionInPlay[];
  /** Equal for minions that nobody can tell apart. */
  keys: string[];
  /** Attachments that may be chosen now: they need a place of their own to be pressed. */
  clips: CardInPlay[];
  /** Buried cards that may be chosen now. */
  mounds: BuriedCard[];
  /** The others, under one mound. */
  buried: BuriedCard[];
  titans: CardInPlay[];
  needs: Row;
}

const CLIP: [number, number] = [52, 52];
const MOUND: [number, number] = [60, 60];
const PLATE: [number, number] = [60, 176];

/** From the next player round the table to oneself, so that one's own row is the lowest. */
function order(view: SmashUpView): number[] {
  const from = view.seat === null ? 0 : view.seat + 1;
  return view.players.map((_, i) => (from + i) % view.players.length);
}

/** Who has something at a place, and what. */
export function rowsOf(place: Place, view: SmashUpView, offers: Offers): PlayersRow[] {
  const picking = !!view.choice?.pick;
  const offered = ({ handle }: { handle: number }) => offers.cards.has(handle);
  return order(view)
    .map((seat) => {
      const minions = place.minions.filter((minion) => minion.controller === seat);
      const underground = place.buried.filter((card) => card.controller === seat);
      const clips = minions.flatMap((minion) => minion.actions.filter(offered));
      const mounds = underground.filter(offered);
      const buried = underground.filter((card) => !offered(card));
      const titans = place.titans.filter((titan) => titan.controller === seat);
      // In a set each one is picked for itself.
      const keys = minions.map((minion) => looksLike(minion, offered(minion) ? (picking ? String(minion.handle) : "offered") : ""));
      const extras = [...clips.map(() => CLIP), ...mounds.map(() => MOUND), ...(buried.length ? [MOUND] : []), ...titans.map(() => PLATE)];
      return {
        seat,
        total: place.totals[seat],
        gets: place.would_get.find((row) => row.seat === seat)?.points ?? null,
        minions,
        keys,
        clips,
        mounds,
        buried,
        titans,
        needs: { minions: keys, extras },
      };
    })
    .filter((row) => row.total || row.minions.length || row.titans.length || row.buried.length || row.mounds.length);
}

function offeredAt(place: Place, index: number, offers: Offers): Offer[] {
  const cards = [...place.minions, ...place.minions.flatMap((minion) => minion.actions), ...place.actions, ...place.titans, ...place.buried];
  const berths = [...offers.berths].filter(([name]) => name.startsWith(`${index}.`)).map(([, offer]) => offer);
  return [offers.places.get(index), ...berths, ...cards.map(({ handle }) => offers.cards.get(handle))].filter((offer) => offer !== undefined);
}

/** How much at a place may be chosen now; what would only take back the answer before does not count. */
export const offersAt = (place: Place, index: number, offers: Offers): number => offeredAt(place, index, offers).filter((offer) => !offer.again).length;

/** Whether what was chosen, in a game that is looked back at, is at this place. */
export const chosenAt = (place: Place, index: number, offers: Offers, key: string | null): boolean => offeredAt(place, index, offers).some((offer) => offer.key === key);

/** Whether a question is answered nowhere but at the bases: not from the hand, nor with words, nor by ending the turn. */
export function asksBoard(choice: Choice | null, { hand, tray, order, factions, loose }: Offers): boolean {
  if (choice?.prompt.id === "ask-menu") return false;
  const fresh = [...hand.values()].some(({ offer }) => !offer.again);
  return !fresh && !tray.length && !order.length && !factions.length && !loose.some((offer) => offer.role === "answer");
}

/** Whether something on the board itself is asked about, as in the middle of an effect; where anything may be played, nothing is pointed at. */
export function pointsAt(choice: Choice | null, { cards, places, berths }: Offers): boolean {
  return choice !== null && choice.prompt.id !== "ask-menu" && [...cards.values(), ...places.values(), ...berths.values()].some((offer) => !offer.again);
}

/**
 * Which base is open where only one has room: the one at which something `happens`, or one of those that are asked about
 * (`offering`); otherwise the one that somebody opened by hand, and before that the one that is.
 */
export function toOpen(now: number, wished: number | null, happens: number | null, offering: number[]): number {
  if (happens !== null) return happens;
  const liked = wished ?? now;
  if (!offering.length || offering.includes(liked)) return liked;
  return offering.includes(now) ? now : offering[0]!;
}

/** The place at which something happens, as far as the table knows it: the one it names, or that of the card it is done to. */
export function placeOf(line: Line, view: SmashUpView): number | null {
  if (typeof line.at === "number") return line.at;
  const handles = [line.card_id, line.host_id];
  const there = ({ minions, titans, actions, buried }: Place) =>
    [...minions, ...minions.flatMap((minion) => minion.actions), ...titans, ...actions, ...buried].some(({ handle }) => handles.includes(handle));
  const found = view.places.findIndex(there);
  return found < 0 ? null : found;
}

/** Whoever has the most power at a place; several in a tie, nobody where nothing is. */
export function leaders(place: Place): number[] {
  const most = Math.max(0, ...place.totals);
  return most ? place.totals.flatMap((total, seat) => (total === most ? [seat] : [])) : [];
}
