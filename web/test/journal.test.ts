import { describe, expect, it } from "vitest";
import { best, byTitle, counts, firstTry, type Journey } from "../src/hitzroad/journal";

const made = (table: string, points: number, title: number, day: string | null = null): Journey => ({ table, at: 0, day, points, title });

describe("journeys made alone", () => {
  it("count only the first try of a road of the day", () => {
    const told = [made("again", 20, 5, "2031-05-01"), made("other", 12, 3), made("first", 9, 2, "2031-05-01")];
    expect(firstTry(told, "2031-05-01")?.table).toBe("first");
    expect(told.map((one) => counts(told, one))).toEqual([false, true, true]);
    expect(best(told)?.table).toBe("other");
    expect(byTitle(told, 6)).toEqual([0, 0, 1, 1, 0, 0, 0]);
  });

  it("put who did not arrive below everybody, and keep the earliest of equals", () => {
    expect(best([made("dead", 0, 0), made("poor", 0, 1)])?.table).toBe("poor");
    expect(best([made("later", 12, 3), made("sooner", 12, 3)])?.table).toBe("sooner");
    expect(best([])).toBeUndefined();
  });
});
