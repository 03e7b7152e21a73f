import { describe, expect, it } from "vitest";
import { signs } from "../src/hitzroad/signs";

const said = (kind: string, params: object, red = false) => signs({ kind, params, red }).map((sign) => sign.said);

describe("what a card brings or costs", () => {
  it("tells gain from cost where both have the same picture", () => {
    expect(said("gain_token", { token: "toxic_gas" })).toEqual(["+1"]);
    expect(said("token_penalty_each", { token: "toxic_gas", lose: 1 })).toEqual(["", "−1"]);
    expect(said("gain_survivor", { n: 1 })).toEqual(["+1"]);
    expect(said("lose_survivor", { n: 1 })).toEqual(["−1"]);
    expect(said("keep_token_cost", { token: "fanatic", ammo: 3 })).toEqual(["−3"]);
    expect(said("no_flee", {}, true)).toEqual([""]);
  });
});
