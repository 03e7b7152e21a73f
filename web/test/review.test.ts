import { expect, test } from "vitest";
import type { Judged } from "../src/lib/wire";
import { nearest } from "../src/story/lines";
import { change, dearest, lost, percent, worth } from "../src/story/review";

const judged = (at: number, seat: number, given: number, ...better: number[]): Judged => {
  const weighed = (chance: number) => ({ key: String(chance), text: { id: "option-end", args: {} }, chance });
  return { at, turn: 1, seat, prompt: { id: "ask-menu", args: {} }, before: 0.5, given: weighed(given), better: better.map(weighed) };
};

test("chances and changes are whole per cents", () => {
  expect([0, 0.004, 0.615, 1].map(percent)).toEqual([0, 0, 62, 100]);
  expect([0.004, -0.004, 0.31, -2.03].map(change)).toEqual(["0", "0", "+31", "−203"]);
});

test("the dearest decision comes first, of equals the earlier", () => {
  const all = [judged(3, 0, 0.5, 0.6), judged(9, 1, 0.25, 0.75), judged(4, 0, 0.25, 0.5, 0.3), judged(1, 1, 0.5, 0.75)];
  expect(all.map(lost)).toEqual([expect.closeTo(0.1), 0.5, 0.25, 0.25]);
  expect(dearest(all, null).map((one) => one.at)).toEqual([9, 1, 4, 3]);
  expect(dearest(all, 0).map((one) => one.at)).toEqual([4, 3]);
  expect(dearest(all, 2)).toEqual([]);
});

test("a decision that cost next to nothing is not worth a look", () => {
  const all = [judged(1, 0, 0.5, 0.75), judged(3, 0, 0.5, 0.6), judged(4, 0, 0.73, 0.76)];
  expect(worth(all, 6).map((one) => one.at)).toEqual([1, 3]);
  expect(worth(all, 1).map((one) => one.at)).toEqual([1]);
});

test("a press finds the nearest moment, also beside the graph", () => {
  expect([0, 40, 49, 51, 95, 240, 999].map((place) => nearest(place, 40, 240, 11))).toEqual([0, 0, 0, 1, 3, 10, 10]);
  expect(nearest(70, 40, 240, 1)).toBe(0);
});
