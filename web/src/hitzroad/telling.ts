/** Lines of the log of Hit Z Road in words, as hitzroad/terminal.py says them. */

import type { Line, TableInfo } from "../lib/types";
import { has, t } from "../lib/words.svelte";
import { playerName, type Piece } from "../table/telling";

const GLYPHS: Record<string, string> = { blank: "·", bolt: "ϟ", hit: "◎", hit_bolt: "◎ϟ", bite: "✗", death: "☠" };

function dice(said: string, red: number): string {
  const faces = said.split(" ").filter(Boolean);
  return faces.map((face, i) => (i >= faces.length - red ? `(${GLYPHS[face]})` : `[${GLYPHS[face]}]`)).join(" ");
}

function argument(name: string, value: unknown, line: Line, table: TableInfo): string | number {
  if (typeof value === "number") return name === "player" ? playerName(table, value - 1) : value;
  const said = String(value ?? "");
  if (["card", "first", "second"].includes(name) && has(`hitzroad-card-${said}`)) return t(`hitzroad-card-${said}`);
  if (name === "token") return t(`hitzroad-token-${said.replaceAll("_", "-")}`);
  if (name === "most") return t(`hitzroad-most-${said}`);
  if (name === "dice") return dice(said, Number(line.red ?? 0));
  if (name === "players")
    return said
      .split(" ")
      .map((player) => playerName(table, Number(player) - 1))
      .join(", ");
  return said;
}

/** A line in words. */
export function tellRoad(line: Line, table: TableInfo): Piece[] {
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(line)) if (name !== "kind") args[name] = argument(name, value, line, table);
  return [{ text: t(line.kind, args) }];
}
