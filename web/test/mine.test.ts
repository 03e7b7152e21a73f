import "./browser";
import { describe, expect, it } from "vitest";
import { addTokens, mine, note } from "../src/lib/mine";
import type { TableInfo } from "../src/lib/types";

const info = (id: string, puzzle: boolean) =>
  ({ id, state: "over", seats: [], lesson: false, puzzle: puzzle ? { name: "a", level: 1, goal: { id: "", args: {} }, sides: [] } : null, result: null, rematch: null, commitment: null }) as unknown as TableInfo;

describe("the tables of a device", () => {
  it("are not pushed out by puzzles that are tried again and again", () => {
    addTokens("game", "smashup", { 0: "token" });
    note(info("game", false));
    for (let n = 0; n < 80; n++) {
      addTokens(`try-${n}`, "smashup", { 0: "token" });
      note(info(`try-${n}`, true));
    }
    const kept = mine().map((one) => one.table);
    expect(kept).toContain("game");
    expect(kept.slice(0, 2)).toEqual(["try-79", "try-78"]);
    expect(mine().filter((one) => one.puzzle)).toHaveLength(12);
  });
});
