import { expect, test } from "vitest";
import type { Choice } from "../src/lib/types";
import { stacksOf } from "../src/smashup/alike";
import { offersOf } from "../src/smashup/offers";
import { asksBoard, chosenAt, leaders, offersAt, placeOf, rowsOf, toOpen } from "../src/smashup/rows";
import type { MinionInPlay, Place, SmashUpView } from "../src/smashup/view";

function minion(handle: number, controller: number, more: Partial<MinionInPlay> = {}): MinionInPlay {
  return { handle, controller, owner: controller, card: "sprout", power: 2, printed: 2, counters: 0, cancelled: false, talent_used: false, parts: [], actions: [], ...more };
}
function place(minions: MinionInPlay[], totals: number[], more: Partial<Place> = {}): Place {
  return {
    base: "workshop", breakpoint: 20, breakpoint_parts: [], prizes: [4, 2, 1], cancelled: false, totals, total_parts: totals.map(() => []),
    would_get: [], minions, actions: [], titans: [], buried: [], ...more,
  };
}
function table(places: Place[], seat: number | null = 0): SmashUpView {
  return { places, seat, choice: null, players: [0, 1, 2].map((one) => ({ seat: one, hand: [] })) } as unknown as SmashUpView;
}
const nothing = offersOf(table([]), null);

test("rivals stand above, one's own row is the lowest, and nobody without anything has one", () => {
  const here = place([minion(1, 0), minion(2, 1), minion(3, 2)], [2, 2, 2]);
  expect(rowsOf(here, table([here]), nothing).map(({ seat }) => seat)).toEqual([1, 2, 0]);
  expect(rowsOf(here, table([here], 1), nothing).map(({ seat }) => seat)).toEqual([2, 0, 1]);
  const two = place([minion(1, 0)], [2, 0, 0]);
  expect(rowsOf(two, table([two]), nothing).map(({ seat }) => seat)).toEqual([0]);
});

test("minions are alike when nothing tells them apart", () => {
  const on = [{ handle: 9, card: "incorporeal", controller: 0, owner: 0, counters: 0, cancelled: false, talent_used: false }];
  const all = [minion(1, 0), minion(2, 0), minion(3, 0, { counters: 1 }), minion(4, 0, { actions: on }), minion(5, 0, { owner: 1 })];
  const [row] = rowsOf(place(all, [10, 0, 0]), table([]), nothing);
  expect(stacksOf(row.minions, row.keys).map((stack) => stack.map(({ handle }) => handle))).toEqual([[1, 2], [3], [4], [5]]);
});

test("a base knows that something there may be chosen, and who leads", () => {
  const here = place([minion(1, 0), minion(2, 1)], [2, 2, 0]);
  const offers = { ...nothing, cards: new Map([[2, {} as never]]) };
  expect(offersAt(here, 0, offers)).toBe(1);
  expect(offersAt(place([minion(1, 0)], [2, 0, 0]), 0, offers)).toBe(0);
  expect(offersAt(here, 0, { ...nothing, cards: new Map([[2, { again: "back" } as never]]) })).toBe(0);
  expect(leaders(here)).toEqual([0, 1]);
  expect(leaders(place([], [0, 0, 0]))).toEqual([]);
});

test("what happens has a place: the one it names, or that of its card", () => {
  const view = table([place([], [0, 0, 0]), place([minion(7, 1)], [0, 2, 0])]);
  expect(placeOf({ kind: "log-play", at: 0, card_id: 7 }, view)).toBe(0);
  expect(placeOf({ kind: "log-power", card_id: 7 }, view)).toBe(1);
  expect(placeOf({ kind: "log-draw", seat: 0 }, view)).toBeNull();
});

test("where one base has room, it stays the one that somebody opened, unless something happens or is asked elsewhere", () => {
  expect(toOpen(0, null, null, [])).toBe(0);
  expect(toOpen(0, null, 2, [])).toBe(2); // an event at another base
  expect(toOpen(2, 1, null, [])).toBe(1); // it is over: back to what was opened by hand
  expect(toOpen(1, 1, null, [0, 2])).toBe(0); // a question about others
  expect(toOpen(2, 1, null, [0, 2])).toBe(2);
  expect(toOpen(2, 1, null, [0, 1])).toBe(1);
});

test("a question is about bases only if nothing else answers it", () => {
  const none = offersOf({ seat: null, players: [] } as unknown as SmashUpView, null);
  const loose = (role: string) => [{ key: "x", role, copies: 1 }] as unknown as typeof none.loose;
  expect(asksBoard(null, none)).toBe(true);
  expect(asksBoard(null, { ...none, loose: loose("decline") })).toBe(true);
  expect(asksBoard(null, { ...none, loose: loose("answer") })).toBe(false);
  expect(asksBoard(null, { ...none, hand: new Map([[0, { offer: loose("answer")[0]!, copy: 0 }]]) })).toBe(false);
  // What may be done before the turn ends moves nobody away from what they look at.
  const asked = (id: string) => ({ prompt: { id, args: {} }, options: [] }) as unknown as Choice;
  expect([asksBoard(asked("ask-menu"), none), asksBoard(asked("ask-move"), none)]).toEqual([false, true]);
});

test("a base knows that what was chosen is there", () => {
  const here = place([minion(1, 0)], [2, 0, 0]);
  const offers = { ...nothing, places: new Map([[1, { key: "base:workshop" } as never]]), cards: new Map([[1, { key: "destroy:1" } as never]]) };
  expect([chosenAt(here, 0, offers, "destroy:1"), chosenAt(here, 0, offers, "base:workshop"), chosenAt(here, 1, offers, "base:workshop")]).toEqual([true, false, true]);
  expect(chosenAt(here, 0, offers, null)).toBe(false);
});
