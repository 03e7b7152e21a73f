import { expect, test } from "vitest";
import { faceOf } from "../src/smashup/faces";
import type { SmashUpView } from "../src/smashup/view";

const card = (handle: number, card: string, actions: unknown[] = []) => ({ handle, card, actions });

test("the face of whatever lies on the table is found by its handle", () => {
  const view = {
    places: [
      { minions: [card(1, "mako", [card(2, "howl")])], actions: [card(3, "raze")], titans: [card(4, "megalodon")] },
      { minions: [], actions: [], titans: [] },
    ],
    board: { sides: [{ berths: [{ handle: 5, card: "east3" }] }] },
  } as unknown as SmashUpView;
  expect([1, 2, 3, 4, 5, 6, undefined].map((handle) => faceOf(view, handle))).toEqual(["mako", "howl", "raze", "megalodon", "east3", undefined, undefined]);
  expect(faceOf({ ...view, board: null }, 5)).toBeUndefined();
});
