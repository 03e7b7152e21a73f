import { expect, test } from "vitest";
import { narrowness } from "../src/table/narrow";

test("letters are only narrower where a word does not fit, and never too narrow to read", () => {
  expect(narrowness(80, 90)).toBe(1);
  expect(narrowness(120, 90)).toBe(0.75);
  expect(narrowness(300, 90)).toBe(0.6);
  expect(narrowness(0, 90)).toBe(1);
});
