import "./browser";
import { describe, expect, it } from "vitest";
import { ofDay, today } from "../src/lib/days";
import { mark, marks, nextOf } from "../src/lib/puzzles";
import type { PuzzleInfo } from "../src/lib/wire";

const puzzles: PuzzleInfo[] = ["a", "b", "c"].map((name) => ({ name, level: 1, goal: { id: "", args: {} }, sides: [] }));

describe("a day", () => {
  it("begins in Greenwich", () => {
    expect(today(new Date("2031-05-01T23:30:00-05:00"))).toBe("2031-05-02");
  });

  it("has its own, the same wherever one is, and the next day the next one", () => {
    const turns = ["one", "two", "three"];
    expect(ofDay(turns, new Date("1970-01-01T00:00:00Z"))).toBe("one");
    expect(ofDay(turns, new Date("1970-01-04T23:59:59Z"))).toBe("one");
    expect(ofDay(turns, new Date("2031-05-01T23:30:00-05:00"))).toBe(ofDay(turns, new Date("2031-05-02T13:00:00+09:00")));
    const days = [3, 4, 5].map((day) => ofDay(turns, new Date(Date.UTC(2031, 4, day))));
    expect([...days].sort()).toEqual([...turns].sort());
    expect(ofDay([])).toBeUndefined();
  });
});

describe("puzzles", () => {
  it("are marked on the device, and what is solved stays so", () => {
    expect(marks()).toEqual({});
    mark("a", false);
    mark("b", true);
    mark("b", false);
    expect(marks()).toEqual({ a: "tried", b: "solved" });
    mark("a", true);
    expect(marks()).toEqual({ a: "solved", b: "solved" });
  });

  it("are followed by the next unsolved one, from the beginning again after the last", () => {
    expect(nextOf(puzzles, "a", {})?.name).toBe("b");
    expect(nextOf(puzzles, "a", { b: "solved", c: "tried" })?.name).toBe("c");
    expect(nextOf(puzzles, "c", { b: "solved" })?.name).toBe("a");
    expect(nextOf(puzzles, "b", { a: "solved", b: "solved", c: "solved" })?.name).toBe("c");
    expect(nextOf(puzzles.slice(0, 1), "a", {})).toBeUndefined();
  });
});
