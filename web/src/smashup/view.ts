/** Smash Up on the wire. */

export type { BuriedCard, CardInPlay, Draft, HandCard, MinionInPlay, Part, Place, Player, SmashUpView } from "../lib/wire";
