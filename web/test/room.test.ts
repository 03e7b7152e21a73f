import { expect, test } from "vitest";
import { LEAST, layRows, lines, logFits, NARROWEST, shareWidth, spreadOut, wish, type Row } from "../src/smashup/room";

const SIZES = { full: [84, 88] as [number, number] };
const row = (minions: string[], extras: [number, number][] = []): Row => ({ minions, extras });
const eight = row(["a", "b", "c", "d", "e", "f", "g", "h"]);
const alike = row(Array<string>(8).fill("sprout"));

test("few minions are shown at full size", () => {
  const { rows, spare } = layRows([row(["a", "b"]), row(["c"])], 200, 300, SIZES);
  expect(rows.map(({ form }) => form)).toEqual(["full", "full"]);
  expect(spare).toBe(300 - 2 * 92 - 4);
});

test("the tallest row gives way first", () => {
  const { rows } = layRows([eight, row(["x"])], 200, 250, SIZES);
  expect(rows.map(({ form }) => form)).toEqual(["narrow", "full"]);
});

test("alike ones are stacked before tiles are cut short", () => {
  const { rows } = layRows([alike, row(["x"]), row(["y"])], 138, 240, SIZES);
  expect(rows[0]).toMatchObject({ form: "narrow", stacked: true });
});

test("a row that cannot be smaller keeps its least height", () => {
  const { rows, spare } = layRows([eight, eight, eight, eight], 138, 100, SIZES);
  expect(rows.every(({ form, stacked }) => form === "short" && stacked)).toBe(true);
  expect(spare).toBe(0);
});

test("everything that fits stays within the height it is given", () => {
  for (const height of [200, 260, 320, 400, 600]) {
    const { rows } = layRows([eight, alike, row(["x", "y"], [[44, 44], [60, 148]])], 240, height, SIZES);
    const sum = rows.reduce((total, one) => total + one.height + 4, -4);
    if (rows.some(({ form }) => form !== "short")) expect(sum).toBeLessThanOrEqual(height);
  }
});

test("extras lie behind the minions and take lines of their own when they must", () => {
  expect(lines([44, 44, 44], 138)).toBe(1);
  expect(lines([44, 44, 44, 44], 138)).toBe(2);
  expect(lines([], 138)).toBe(0);
  expect(lines([300], 138)).toBe(1);
});

test("bases are even while that is enough, and the fullest one takes from the emptiest", () => {
  expect(shareWidth([100, 100, 100], 916)).toEqual([300, 300, 300]);
  const shared = shareWidth([wish([eight]), 100, 100, 100, 100], 1032)!;
  expect(shared[0]).toBeGreaterThan(shared[1]);
  expect(Math.min(...shared)).toBeGreaterThanOrEqual(NARROWEST);
  expect(shared.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(1000);
  expect(shareWidth([100, 100, 100, 100, 100, 100], 1008)).toBeNull();
});

test("the log stands beside the bases only where they stay easy to read", () => {
  expect(logFits(3, 1440, 900)).toBe(true);
  expect(logFits(5, 1440, 900)).toBe(false);
  expect(logFits(3, 844, 390)).toBe(false);
  expect(logFits(0, 390, 844)).toBe(false); // before the bases are dealt
  expect(LEAST).toBe(44);
});

test("a long question rises over what is free, then lies over one's own numbers, and then scrolls", () => {
  expect(spreadOut(80, 84, 20, 54)).toEqual({ risen: 0, over: 0, most: 158 });
  expect(spreadOut(100, 84, 20, 54)).toEqual({ risen: 16, over: 0, most: 158 });
  expect(spreadOut(120, 84, 20, 54)).toEqual({ risen: 20, over: 16, most: 158 });
  expect(spreadOut(158, 84, 20, 54)).toEqual({ risen: 20, over: 54, most: 158 });
  expect(spreadOut(120, 84, -9, 54)).toEqual({ risen: 0, over: 36, most: 138 });
  expect(spreadOut(300, 84, Infinity, 54)).toEqual({ risen: 216, over: 0, most: null });
});
