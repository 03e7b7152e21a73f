/** What is printed on what lies on the table. */

import type { SmashUpView } from "./view";

/** The card with this handle: a minion, an action at a base or on a minion, a titan, a slot of the Big Base. */
export function faceOf(view: SmashUpView, handle: number | undefined): string | undefined {
  const inPlay = view.places.flatMap(({ minions, actions, titans }) => [...minions, ...minions.flatMap((minion) => minion.actions), ...actions, ...titans]);
  const slots = view.board?.sides.flatMap(({ berths }) => berths) ?? [];
  return [...inPlay, ...slots].find((card) => card.handle === handle)?.card;
}
