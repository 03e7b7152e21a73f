/** Smash Up on the wire. */

export type { Berth, Board, BuriedCard, CardInPlay, Draft, HandCard, MinionInPlay, Part, Place, Player, SmashUpView } from "../lib/wire";
