import { expect, test } from "vitest";
import { receivers } from "../src/smashup/drops";

test("only what will receive a dragged card is outlined", () => {
  expect(receivers({ kind: "minion", on: null })).toEqual(["[data-drop-place]"]);
  expect(receivers({ kind: "action", on: "base" })).toEqual(["[data-drop-place]"]);
  expect(receivers({ kind: "action", on: "minion" })[0]).toBe("[data-drop-card]");
  expect(receivers({ kind: "action", on: null })).toEqual(["[data-board]"]);
});
