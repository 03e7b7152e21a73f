import { expect, test } from "vitest";
import { allLooks, DIM } from "../src/smashup/looks";

type Colour = [number, number, number];
const colour = (said: string): Colour => [1, 3, 5].map((at) => parseInt(said.slice(at, at + 2), 16) / 255) as Colour;
const WEIGHTS: Colour = [0.213, 0.715, 0.072];

/** A colour after the filters `saturate` and `brightness`, as CSS defines them. */
function dimmed(of: Colour): Colour {
  const grey = WEIGHTS.reduce((sum, weight, i) => sum + weight * of[i]!, 0);
  return of.map((part) => Math.min(1, Math.max(0, grey + DIM.saturate * (part - grey))) * DIM.brightness) as Colour;
}
function light(of: Colour): number {
  const linear = of.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * linear[0]! + 0.7152 * linear[1]! + 0.0722 * linear[2]!;
}
function contrast(one: string, other: string): number {
  const [dark, bright] = [light(dimmed(colour(one))), light(dimmed(colour(other)))].sort((a, b) => a - b);
  return (bright! + 0.05) / (dark! + 0.05);
}

test("what is not asked about dims, and is still read easily in the inks of every faction", () => {
  expect(DIM.saturate).toBeLessThan(0.5);
  for (const { ink, onInk, paper, onPaper } of allLooks()) {
    expect(contrast(ink, onInk), `${onInk} on ${ink}`).toBeGreaterThanOrEqual(4.5);
    expect(contrast(paper, onPaper), `${onPaper} on ${paper}`).toBeGreaterThanOrEqual(4.5);
  }
});
