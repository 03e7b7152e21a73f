/** What may still be played, in words. */

import type { Choice, TableInfo, Text } from "../lib/types";
import { sayText } from "../table/telling";

const isText = (value: unknown): value is Text => typeof value === "object" && value !== null;

/** Which regular or extra plays are left for which a card could be played now: `minion`, `action` or `both`. */
export function left(choice: Choice | null, slots: Text[], kindOf: (face: string) => string | undefined): "minion" | "action" | "both" | null {
  const playable = new Set(choice?.options.filter((option) => option.does === "play").map((option) => kindOf(option.ref.face ?? "")));
  const [minion, action] = ["minion", "action"].map((kind) => playable.has(kind) && slots.some((slot) => slot.args.kind === kind));
  return minion && action ? "both" : minion ? "minion" : action ? "action" : null;
}

/** How many talents, bases and Specials of cards in the discard pile could still be used. */
export function unusedOf(choice: Choice | null): number {
  return choice?.options.filter(({ does, ref }) => does === "talent" || does === "use" || (does === "special" && ref.zone === "discard")).length ?? 0;
}

/** Any text of the table; a play that a base gives onto itself names that base only once. */
export function saySlot(text: Text, table: TableInfo): string {
  const said = sayText(text, table);
  const { place, source } = (isText(text.args.slot) ? text.args.slot : text).args;
  if (!isText(place) || !isText(source) || place.id !== source.id) return said;
  return said.replace(` (${sayText(source, table)})`, "");
}
