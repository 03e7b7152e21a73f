import { expect, test } from "vitest";
import type { Choice, Option, Ref, Text } from "../src/lib/wire";
import { losesAll } from "../src/smashup/losing";
import { offersOf, withLast } from "../src/smashup/offers";
import type { SmashUpView } from "../src/smashup/view";

function option(key: string, ref: Ref = {}, more: Partial<Option> = {}): Option {
  return { key, text: { id: "option-pass", args: {} }, ref, does: "card", role: "answer", loses: false, says: null, ...more };
}

function asked(...options: Option[]): Choice {
  return { number: 0, prompt: { id: "ask-move", args: {} }, source: null, window: false, options, pick: null };
}

/** A view in which seat 0 holds two ghosts of its own, one of seat 1, and a mako. */
const view = {
  seat: 0,
  players: [
    {
      hand: [
        { card: "ghost", owner: 0, why_not: null },
        { card: "ghost", owner: 0, why_not: null },
        { card: "ghost", owner: 1, why_not: null },
        { card: "mako", owner: 0, why_not: null },
      ],
    },
  ],
} as unknown as SmashUpView;

test("cards in play and places are found by what the option refers to, not by its key", () => {
  const offers = offersOf(view, asked(option("whatever", { card: 7 }), option("something", { place: 2 })));
  expect([...offers.cards.keys()]).toEqual([7]);
  expect([...offers.places.keys()]).toEqual([2]);
  expect(offers.loose).toEqual([]);
});

test("equal cards of one owner share an offer, those of another owner do not", () => {
  const mine = option("one", { face: "ghost", zone: "hand", owner: 0 });
  const theirs = option("two", { face: "ghost", zone: "hand", owner: 1 });
  const { hand } = offersOf(view, asked(mine, theirs));
  expect([...hand].map(([at, { offer, copy }]) => [at, offer.key, copy])).toEqual([
    [0, "one", 0],
    [1, "one", 1],
    [2, "two", 0],
  ]);
});

test("a Special that fits several places is named once, its answers by their places", () => {
  const text = (id: string, args: Text["args"] = {}): Text => ({ id, args });
  const special = (place: string) =>
    option(`special:mako@${place}`, { face: "mako", zone: "hand", owner: 0 }, {
      does: "special",
      text: text("option-special", { card: text("card-mako"), happened: text("happened", { what: "before-scoring", place: text(`card-${place}`) }) }),
    });
  const { loose, hand } = offersOf(view, asked(special("north"), special("east")));
  expect(hand.size).toBe(0);
  expect(loose.map(({ among }) => [among?.card.id, among?.place.id])).toEqual([
    ["card-mako", "card-north"],
    ["card-mako", "card-east"],
  ]);
  expect(offersOf(view, asked(special("north"), special("north"))).loose.map(({ among }) => among)).toEqual([undefined, undefined]);
});

test("what lies in a pile goes to the tray, factions apart, words stay in the question", () => {
  const offers = offersOf(
    view,
    asked(
      option("a", { face: "mako", zone: "discard", owner: 0 }),
      option("b", { faction: "ghosts" }),
      option("c", { word: "draw" }),
      option("d", { face: "sprout", zone: "hand", owner: 0 }),
    ),
  );
  expect(offers.tray.map((offer) => offer.key)).toEqual(["a", "d"]);
  expect(offers.factions.map((offer) => offer.key)).toEqual(["b"]);
  expect(offers.loose.map((offer) => offer.key)).toEqual(["c"]);
});

test("two options for one spot are both asked in words", () => {
  const offers = offersOf(view, asked(option("use", { card: 7 }), option("move", { card: 7 })));
  expect(offers.cards.size).toBe(0);
  expect(offers.loose.map((offer) => offer.key)).toEqual(["use", "move"]);
});

test("abilities that come at the same time are all read, and pointed at where one card has only one", () => {
  const trigger = { does: "trigger" };
  const offers = offersOf(view, asked(option("a", { card: 7, face: "ghost" }, trigger), option("b", { card: 8, face: "mako" }, trigger), option("c", { card: 8, face: "mako" }, trigger)));
  expect(offers.order.map((offer) => offer.key)).toEqual(["a", "b", "c"]);
  expect([...offers.cards].map(([card, offer]) => [card, offer.key, offer.told])).toEqual([[7, "a", true]]);
  expect([offers.loose, offers.tray]).toEqual([[], []]);
});

test("of a set all candidates are offered with their copies", () => {
  const choice = asked(option("done", {}, { role: "done" }));
  choice.pick = { least: 0, most: 2, options: [{ ...option("ghost", { face: "ghost", zone: "hand", owner: 0 }), copies: 2 }] };
  const { hand } = offersOf(view, choice);
  expect([...hand.values()].map(({ offer }) => offer.copies)).toEqual([2, 2]);
});

test("nothing is offered where nothing is asked", () => {
  expect(offersOf(view, null).hand.size).toBe(0);
});

test("a question costs something if every answer but a refusal does", () => {
  const cost = option("card", { card: 1 }, { loses: true });
  const free = option("other", { card: 2 });
  const refusal = option("no", {}, { role: "decline" });
  expect(losesAll(asked(cost, refusal))).toBe(true);
  expect(losesAll(asked(cost, free))).toBe(false);
  expect(losesAll(asked(refusal))).toBe(false);
  expect(losesAll(null)).toBe(false);
});

test("what the question before offered puts back what was chosen, or takes its place; what is asked now comes first", () => {
  const ghost = option("play:ghost", { face: "ghost", zone: "hand", owner: 0 }, { does: "play" });
  const mako = option("play:mako", { face: "mako", zone: "hand", owner: 0 }, { does: "play" });
  const talent = option("talent:sprout", { card: 7 }, { does: "talent" });
  const now = offersOf(view, asked(option("base:deep", { place: 1 })));
  const { hand, cards, places } = withLast(now, view, { choice: asked(ghost, mako, talent), keys: ["play:ghost"] });
  expect([...hand].map(([index, held]) => [index, held.offer.again])).toEqual([
    [0, "back"],
    [1, "back"],
    [3, "instead"],
  ]);
  expect(cards.size).toBe(0);
  expect(places.get(1)?.again).toBeUndefined();
  expect(withLast(offersOf(view, asked()), view, null).hand.size).toBe(0);
});

test("slots of one side of the Big Base are offered apart, and none of them as the side", () => {
  const offers = offersOf(view, asked(option("a", { place: 2, berth: 0 }), option("b", { place: 2, berth: 1 }), option("c", { place: 3 })));
  expect([...offers.berths].map(([name, offer]) => [name, offer.key])).toEqual([
    ["2.0", "a"],
    ["2.1", "b"],
  ]);
  expect([...offers.places.keys()]).toEqual([3]);
  expect(offers.loose).toEqual([]);
});
