import { expect, test } from "vitest";
import type { Option } from "../src/lib/types";
import { grouped, type Loose, shortcut, skips, wantedBy } from "../src/table/answers";

const option = (key: string, role: Option["role"] = "answer", of?: string): Loose =>
  ({ key, role, ...(of && { among: { card: { id: of }, place: { id: key } } }) }) as Loose;
const say = ({ id }: { id: string }): string => id;

test("what ends something comes last, whatever the order of the question", () => {
  const keys = grouped([option("end", "end"), option("no", "decline"), option("a"), option("pass", "pass"), option("b")]).map(({ options }) => options[0].key);
  expect(keys).toEqual(["a", "b", "no", "pass", "end"]);
});

test("answers of one card stand under its name, if they lie beside each other and names can be said", () => {
  const loose = [option("left", "answer", "spirit"), option("right", "answer", "spirit"), option("a"), option("up", "answer", "sprout")];
  const told = grouped(loose, say as never).map(({ of, options }) => [of, options.length]);
  expect(told).toEqual([["spirit", 2], [null, 1], ["sprout", 1]]);
  expect(grouped(loose).every(({ of }) => of === null)).toBe(true);
});

test("keys give what is written on them", () => {
  const options = [option("a"), option("pass", "pass"), option("end", "end")];
  expect(options.map(shortcut)).toEqual([null, "P", "E"]);
  expect(options.map(skips)).toEqual([false, true, false]);
  expect([wantedBy("p", options)?.key, wantedBy("e", options)?.key, wantedBy("x", options)]).toEqual(["pass", "end", undefined]);
});
