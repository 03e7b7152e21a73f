/** Where a dragged card would go. */

interface Printed {
  kind: string;
  on?: string | null;
}

/** Selectors of what may receive a card, the first that fits: a minion or a base takes it; what goes on nothing is played anywhere. */
export function receivers(card: Printed | undefined): string[] {
  if (card?.kind === "minion" || card?.on === "base") return ["[data-drop-place]"];
  return card?.on === "minion" ? ["[data-drop-card]", "[data-board]"] : ["[data-board]"];
}
