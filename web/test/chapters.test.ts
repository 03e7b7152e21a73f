import { describe, expect, it } from "vitest";
import { chance, chapters, living } from "../src/hitzroad/chapters";
import { staging } from "../src/hitzroad/staging";
import type { Line, View } from "../src/lib/types";

const line = (kind: string, seat: number, rest: object = {}) => ({ kind: `hitzroad-log-${kind}`, seat, ...rest }) as Line;
const mix = (ammo: number, gas: number, adrenaline: number) => ({ ammo, gas, adrenaline });

describe("a journey in chapters", () => {
  const log = [
    line("arrives", 0, { card: "I-1" }),
    line("finds", 0, mix(4, 0, 0)),
    line("zombies", 0, { n: 3 }),
    line("pays", 0, mix(1, 0, 0)),
    line("rolls", 0, { black: ["hit", "blank"], red: [] }),
    line("rolls", 0, { black: ["bite"], red: ["death"] }),
    line("loses", 0, { n: 2, left: 3 }),
    line("wins", 0, { card: "I-1", n: 1 }),
    line("arrives", 1, { card: "I-2" }),
    line("pays", 1, mix(0, 2, 0)),
    line("flees", 1, { card: "I-2" }),
    line("pays", 0, mix(0, 0, 3)),
  ];

  it("has every roll, what it cost and brought, and who died", () => {
    const [mine, theirs] = chapters(log);
    expect(mine.rolls.map((roll) => roll.map(({ face, red }) => `${face}${red ? "!" : ""}`))).toEqual([["hit", "blank"], ["bite", "death!"]]);
    expect([mine.change, mine.dead, mine.zombies, mine.standing, mine.end]).toEqual([mix(3, 0, 0), [1, 0], 3, 0, "won"]);
    expect([theirs.change.gas, theirs.end]).toEqual([-2, "fled"]);
    expect([mine.gone, living(mine.gone, 2)]).toEqual([[1, 0], [2, 3]]);
  });

  const bites = [
    line("arrives", 0, { card: "I-1" }),
    line("zombies", 0, { n: 5 }),
    line("rolls", 0, { black: ["bite", "hit", "hit", "bite"], red: ["death", "bite"] }),
    line("loses", 0, { n: 1, left: 5 }),
  ];
  const at = (...more: Line[]) => chapters([...bites, ...more])[0]!;

  it("who is bitten is who stands behind the die that bites", () => {
    expect([at().behind, at().dead, at().bitten]).toEqual([[0, 1, 2, 3, 4, 5], [4], [0, 3, 5]]);
  });

  it("adrenaline saves the first of the bitten, and those who are let go are the others", () => {
    const saved = at(line("pays", 0, mix(0, 0, 1)));
    expect([saved.bitten, saved.dead]).toEqual([[3, 5], [4]]);
    const lost = at(line("pays", 0, mix(0, 0, 1)), line("loses", 0, { n: 2, left: 3 }));
    expect([lost.bitten, lost.dead, living(lost.gone, 3)]).toEqual([[], [4, 3, 5], [0, 1, 2]]);
  });

  it("shots and dice of an event are nobody's", () => {
    const shot = chapters([line("arrives", 0), line("zombies", 0, { n: 3 }), line("pays", 0, mix(1, 0, 0)), line("rolls", 0, { black: ["bite", "bite"], red: [] })])[0]!;
    const event = chapters([line("arrives", 0), line("rolls", 0, { black: ["blank", "bite"], red: [] }), line("loses", 0, { n: 1, left: 4 })])[0]!;
    expect([shot.behind, shot.bitten, event.behind, event.dead]).toEqual([[], [], [], [0]]);
  });

  it("knows how many zombies were left behind", () => {
    const [fled] = chapters([line("arrives", 0), line("zombies", 0, { n: 5 }), line("left", 0, { n: 2 }), line("flees", 0)]);
    expect([fled.zombies, fled.standing]).toEqual([5, 2]);
  });

  it("never says certain of what is not", () => {
    expect(chance(0.9999).id).toBe("hz-odds-most");
    expect(chance(0.0001).id).toBe("hz-odds-least");
    expect([chance(1), chance(0), chance(0.5)].map(({ id, n }) => [id, n])).toEqual([["hz-odds-percent", 100], ["hz-odds-percent", 0], ["hz-odds-percent", 50]]);
  });
});

describe("how long dice are seen", () => {
  const beat = (seat: number) => ({ lines: [line("rolls", seat, { black: ["hit"], red: [] })], from: 0, view: { seat: 0 } as unknown as View });

  it("one's own land, rest 0.8 s and wait for a press; others' are faster", () => {
    const own = staging.pace(beat(0), 0, []);
    expect(own.lead).toBeGreaterThanOrEqual(800 + 450);
    expect(own.press).toBe("before");
    expect(staging.pace(beat(1), 0, []).lead).toBeLessThan(own.lead);
    expect([staging.pressed?.("fire:2"), staging.pressed?.("fight"), staging.pressed?.("hold")]).toEqual([true, true, false]);
  });
});

describe("how long the end of a card is seen", () => {
  const at = (log: Line[], seat: number) => staging.pace({ lines: [log.at(-1)!], from: log.length - 1, view: { seat } as unknown as View }, seat, log.slice(0, -1));
  const roll = line("rolls", 0, { black: ["hit"], red: [] });

  it("one's own fight rests until it is read, however it ended", () => {
    for (const end of ["wins", "flees", "out"]) {
      const log = [line("arrives", 0), roll, line(end, 0)];
      expect(at(log, 0).press).toBe("after");
      expect(at(log, 0).rest).toBeGreaterThanOrEqual(2000);
      expect(at(log, 1).press).toBeUndefined();
    }
  });

  it("a card at which nothing was rolled goes by itself, but nobody dies in passing", () => {
    expect(at([line("arrives", 0), roll, line("wins", 0), line("arrives", 0), line("wins", 0)], 0).press).toBeUndefined();
    expect(at([line("arrives", 0), line("out", 0)], 0).press).toBe("after");
    expect(at([line("arrives", 0), line("flees", 0)], 0).press, "who runs reads that they ran").toBe("after");
  });
});
