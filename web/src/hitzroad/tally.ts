/** What the points of a party are made of: only what brings some, each with the message that names it. */

import type { Party } from "./view";

/** Points of a bonus card. */
const bonus = (party: Party): number => (party.bonuses.length ? party.sum.bonuses / party.bonuses.length : 0);

export function tally(party: Party): { id: string; n: number }[] {
  const { cards, tokens, sets } = party.sum;
  const parts = [
    { id: "hz-tally-part-cards", n: cards },
    { id: "hz-tally-part-tokens", n: tokens },
    ...party.bonuses.map((most) => ({ id: `hz-tally-part-${most}`, n: bonus(party) })),
    { id: "hz-tally-part-sets", n: sets },
  ];
  return parts.filter(({ n }) => n);
}
