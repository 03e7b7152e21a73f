import { describe, expect, it } from "vitest";
import { begun, roundsOf, shooting, stepped } from "../src/hitzroad/firing";
import type { Option } from "../src/lib/types";

const offer = (...keys: string[]) => keys.map((key) => ({ key }) as Option);
const upTo = (most: number) => offer(...Array.from({ length: most + 1 }, (_, n) => `fire:${n}`));

describe("how many rounds to fire", () => {
  it("is stepped to where there are more numbers than lie side by side", () => {
    expect(stepped(upTo(5))).toEqual([]);
    expect(stepped(upTo(6))).toHaveLength(7);
    expect(stepped([...upTo(5), ...offer("bomb", "molotov")]), "other answers are no numbers").toEqual([]);
    expect(stepped([...upTo(21), ...offer("molotov")]).map(({ key }) => key).at(-1)).toBe("fire:21");
  });

  it("begins with what is recommended, and goes no further than there are rounds", () => {
    expect(begun(upTo(21), "fire:12")).toBe(12);
    expect(begun(upTo(21), undefined)).toBe(0);
    expect(begun(upTo(21), "molotov")).toBe(0);
    expect(shooting(upTo(21), 22)).toBeUndefined();
    expect(roundsOf(shooting(upTo(21), 21)!)).toBe(21);
  });
});
