/** Questions in which one loses a card or a minion: they must not look like playing one. */

import type { Choice, Option } from "../lib/types";
import type { SmashUpView } from "./view";

/** Whatever is chosen here is lost. */
const ALWAYS = new Set(["ask-discard", "ask-hand-limit", "ask-discard-to-destroy", "ask-destroy-own", "ask-destroy-this", "ask-give"]);
/** Lost only if it is one's own, in play or in hand. */
const IF_OWN = new Set(["ask-destroy", "ask-to-bottom", "ask-to-deck", "ask-shuffle-in", "ask-return", "ask-weaken"]);
/** Answers that refuse to lose anything. */
const REFUSALS = new Set(["no", "pass", "done"]);

function isOwn(view: SmashUpView, { ref }: Option): boolean {
  if (ref.card === undefined) return ref.zone === "hand";
  const there = view.places.flatMap((place) => (place.base === null ? [] : [...place.minions, ...place.actions, ...place.minions.flatMap((minion) => minion.actions)]));
  return there.some((card) => card.handle === ref.card && card.controller === view.seat);
}

/** Whether choosing this option costs the chooser what it shows. */
export function loses(view: SmashUpView, choice: Choice | null, option: Option): boolean {
  if (!choice || REFUSALS.has(option.key)) return false;
  return ALWAYS.has(choice.prompt.id) || (IF_OWN.has(choice.prompt.id) && isOwn(view, option));
}

/** Whether every answer but a refusal does. */
export function losesAll(view: SmashUpView, choice: Choice | null): boolean {
  const answers = (choice?.pick?.options ?? choice?.options ?? []).filter((option) => !REFUSALS.has(option.key));
  return answers.length > 0 && answers.every((option) => loses(view, choice, option));
}
