import { expect, test } from "vitest";
import type { Choice } from "../src/lib/wire";
import { Picking } from "../src/table/picking.svelte";

const two = { number: 1, pick: { least: 0, most: 2, options: [{ key: "ghost", copies: 3 }] } } as unknown as Choice;

test("of equal cards exactly those are picked that were touched", () => {
  const picking = new Picking();
  picking.follow(two);
  picking.toggle(two, "ghost", 1);
  expect([0, 1, 2].map((copy) => picking.has("ghost", copy))).toEqual([false, true, false]);
  picking.toggle(two, "ghost", 2);
  picking.toggle(two, "ghost", 0);
  expect(picking.keys()).toEqual(["ghost", "ghost"]);
  picking.toggle(two, "ghost", 1);
  expect([0, 1, 2].map((copy) => picking.has("ghost", copy))).toEqual([false, false, true]);
});

test("where one may be picked, another one takes its place", () => {
  const one = { ...two, pick: { ...two.pick!, most: 1 } };
  const picking = new Picking();
  picking.follow(one);
  picking.toggle(one, "ghost", 0);
  picking.toggle(one, "ghost", 1);
  expect([0, 1].map((copy) => picking.has("ghost", copy))).toEqual([false, true]);
});
