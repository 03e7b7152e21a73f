import "./browser";
import { beforeEach, describe, expect, it } from "vitest";
import { deleted, gone } from "../src/lib/gone";
import { addTokens, adopt, forget, mine, note, tokensOf, type Mine } from "../src/lib/mine";
import type { TableInfo } from "../src/lib/types";

const info = (id: string, puzzle: boolean, state: string) =>
  ({ id, state, seats: [], lesson: false, puzzle: puzzle ? { name: "a", level: 1, goal: { id: "", args: {} }, sides: [] } : null, result: null, rematch: null, commitment: null }) as unknown as TableInfo;

/** A table is opened and comes that far. */
function play(table: string, state: string, puzzle = false): void {
  addTokens(table, "smashup", { 0: `token of ${table}` });
  note(info(table, puzzle, state));
}

const names = (): string[] => mine().map((one) => one.table);

beforeEach(() => {
  localStorage.setItem("potasovka.tables", "[]");
  localStorage.setItem("potasovka.gone", "[]");
});

describe("the tables of a device", () => {
  it("are not pushed out by puzzles that are tried again and again", () => {
    play("game", "over");
    for (let n = 0; n < 80; n++) play(`try-${n}`, "over", true);
    expect(names()).toContain("game");
    expect(names().slice(0, 2)).toEqual(["try-79", "try-78"]);
    expect(mine().filter((one) => one.puzzle)).toHaveLength(12);
  });

  it("stay while they go on, however many games come after them, and those that are over give way", () => {
    play("here-first", "playing");
    play("server", "playing");
    for (let n = 0; n < 80; n++) play(`here-${n}`, "over");
    expect(names()).toEqual(expect.arrayContaining(["here-first", "server", "here-79"]));
    expect(names()).not.toContain("here-0");
    expect(mine()).toHaveLength(60);
    expect(tokensOf("here-first")).toEqual({ 0: "token of here-first" });
  });

  it("are kept beyond any number if they go on in this page and nowhere else", () => {
    for (let n = 0; n < 70; n++) play(`here-${n}`, "playing");
    for (let n = 0; n < 70; n++) play(`server-${n}`, "playing");
    play("here-over", "over");
    expect(names().filter((name) => name.startsWith("here-"))).toHaveLength(71);
    expect(names().filter((name) => name.startsWith("server-"))).toHaveLength(60);
  });

  it("are deleted where this page keeps them when they give way or are forgotten", () => {
    for (let n = 0; n < 62; n++) play(`here-${n}`, "over");
    for (let n = 0; n < 13; n++) play(`here-try-${n}`, "playing", true);
    forget("here-61");
    forget("server");
    const away = gone();
    expect(away.slice(0, 2)).toEqual([
      { table: "here-0", token: "token of here-0" },
      { table: "here-1", token: "token of here-1" },
    ]);
    expect(away.map((one) => one.table)).toEqual(expect.arrayContaining(["here-try-0", "here-61"]));
    expect(away.some((one) => names().includes(one.table))).toBe(false);
    deleted("here-0");
    expect(gone().map((one) => one.table)).not.toContain("here-0");
  });

  it("are not deleted if they come back before", () => {
    play("here-a", "over");
    const carried = mine();
    forget("here-a");
    expect(gone()).toHaveLength(1);
    adopt(carried);
    expect([names(), gone()]).toEqual([["here-a"], []]);
  });

  it("come from another device as they stood there, by their age, and the seats of both are kept", () => {
    play("shared", "over");
    const theirs = (table: string, at: number): Mine => ({ table, game: "smashup", at, state: "playing", tokens: { 1: "other" }, seats: [], lesson: false });
    expect(adopt([theirs("old", 1), theirs("shared", 2)])).toBe(2);
    expect(mine().map(({ table, state }) => [table, state])).toEqual([
      ["shared", "over"],
      ["old", "playing"],
    ]);
    expect(tokensOf("shared")).toEqual({ 0: "token of shared", 1: "other" });
  });
});
