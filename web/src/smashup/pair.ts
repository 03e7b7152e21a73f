/** A short name for two factions together: Dragon-Sharks. */

import type { Line, View } from "../lib/types";
import { t } from "../lib/words.svelte";
import type { SmashUpView } from "./view";

export const pairName = (one: string, other: string): string => t("su-pair", { first: t(`su-first-${one}`), second: t(`su-second-${other}`) });

/** Who I am, in the first turn of a game that was dealt. */
export function opening(view: View, log: Line[]): string {
  const { seat, turn, players } = view as SmashUpView;
  const [one, other] = seat === null ? [] : (players[seat]?.factions ?? []);
  if (!one || !other || turn > 1 || !log.some((line) => line.kind === "log-deck")) return "";
  return t("su-you-are", { pair: pairName(one, other) });
}
