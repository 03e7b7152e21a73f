import { expect, test } from "vitest";
import { patched } from "../src/lib/patch";

test("a patch replaces what its paths name and shares the rest", () => {
  const view = { turn: 1, places: [{ minions: ["ghost"] }, { minions: [] as string[] }], players: { deck: 3 } };
  const after = patched(view, [
    [["turn"], 2],
    [["places", 1, "minions"], ["sprout"]],
  ]);
  expect(after).toEqual({ turn: 2, places: [{ minions: ["ghost"] }, { minions: ["sprout"] }], players: { deck: 3 } });
  expect(after.players).toBe(view.players);
  expect(after.places[0]).toBe(view.places[0]);
});

test("the view before a patch stays as it was", () => {
  const view = { hand: [1, 2, 3] };
  patched(view, [[["hand", 0], 9]]);
  expect(view).toEqual({ hand: [1, 2, 3] });
});

test("an empty path replaces the whole, no change is no change", () => {
  expect(patched({ a: 1 }, [[[], { b: 2 }]])).toEqual({ b: 2 });
  const view = { a: 1 };
  expect(patched(view, [])).toBe(view);
});
