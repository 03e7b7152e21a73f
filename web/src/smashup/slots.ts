/** What may still be played, in words. */

import type { TableInfo, Text } from "../lib/types";
import { sayText } from "../table/telling";

const isText = (value: unknown): value is Text => typeof value === "object" && value !== null;

/** Any text of the table; a play that a base gives onto itself names that base only once. */
export function saySlot(text: Text, table: TableInfo): string {
  const said = sayText(text, table);
  const { place, source } = (isText(text.args.slot) ? text.args.slot : text).args;
  if (!isText(place) || !isText(source) || place.id !== source.id) return said;
  return said.replace(` (${sayText(source, table)})`, "");
}
