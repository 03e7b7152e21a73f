import { describe, expect, it } from "vitest";
import { forced } from "../src/hitzroad/forced";
import type { Line } from "../src/lib/types";

const line = (kind: string, rest: object = {}) => ({ kind: `hitzroad-log-${kind}`, ...rest }) as Line;
const round = [line("round", { n: 2 }), line("laid", { route: 1, toll: 0 }), line("laid", { route: 2, toll: 0 }), line("laid", { route: 3, toll: 2 })];
const ids = (log: Line[], wealth: number) => forced(log, 0, wealth).map(({ id }) => id);

describe("what nobody was asked about", () => {
  const outbid = [...round, line("bids", { seat: 0, n: 3 }), line("bids", { seat: 1, n: 5 }), line("passes", { seat: 0 })];

  it("is a pass of whoever cannot raise, and not of whoever could", () => {
    expect(forced(outbid, 0, 5)).toEqual([{ id: "hz-forced-outbid", args: { n: 5, most: 5 } }]);
    expect(forced([...outbid, line("pays", { seat: 0, ammo: 3, gas: 0, adrenaline: 0 })], 0, 2), "what was paid since counts").toHaveLength(1);
    expect(ids(outbid, 6)).toEqual([]);
    expect(ids([...round, line("passes", { seat: 0 })], 0)).toEqual(["hz-forced-broke"]);
    expect(ids([...round, line("passes", { seat: 0 })], 1)).toEqual([]);
  });

  it("is a route that was the last one, or the only one that can be paid for", () => {
    const takes = (...others: number[]) => [...round, ...others.map((route) => line("takes", { seat: 1, route })), line("takes", { seat: 0, route: 2 }), line("arrives", { seat: 0, card: "I-1" })];
    expect(ids(takes(1, 3), 9)).toEqual(["hz-forced-last"]);
    expect(ids(takes(1), 1)).toEqual(["hz-forced-tolls"]);
    expect(ids(takes(1), 2)).toEqual([]);
    const [head, ...tail] = takes(1);
    expect(ids([head!, line("passes", { seat: 0 }), ...tail], 0), "a round in which nothing could be chosen").toEqual(["hz-forced-broke", "hz-forced-tolls"]);
    expect(ids([...takes(1, 3), line("rolls", { seat: 0, black: [], red: [] })], 9), "it has been read").toEqual([]);
  });
});
