import { describe, expect, it } from "vitest";
import { tally } from "../src/hitzroad/tally";
import type { Party } from "../src/hitzroad/view";

const party = (sum: object, bonuses: string[] = []) => ({ sum: { cards: 0, tokens: 0, bonuses: 3 * bonuses.length, sets: 0, total: 0, ...sum }, bonuses }) as unknown as Party;

describe("what points are made of", () => {
  it("names only what brings some, each bonus by itself", () => {
    expect(tally(party({ cards: 4 }, ["gas", "survivors"]))).toEqual([
      { id: "hz-tally-part-cards", n: 4 },
      { id: "hz-tally-part-gas", n: 3 },
      { id: "hz-tally-part-survivors", n: 3 },
    ]);
    expect(tally(party({ tokens: 6, sets: 2 }))).toEqual([
      { id: "hz-tally-part-tokens", n: 6 },
      { id: "hz-tally-part-sets", n: 2 },
    ]);
    expect(tally(party({}))).toEqual([]);
  });
});
