import { expect, test } from "vitest";
import { beside, type Box } from "../src/table/beside";

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });
const SIZE: [number, number] = [260, 400];
const SCREEN: [number, number] = [1440, 900];
const over = (one: Box, other: Box) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

function placed(at: Box, keep: Box[]): Box {
  const { left, top } = beside(at, SIZE, SCREEN, keep);
  return box(left, top, ...SIZE);
}

test("a card is shown right beside what it belongs to", () => {
  const at = box(300, 200, 90, 90);
  expect(beside(at, SIZE, SCREEN, [])).toEqual({ left: 402, top: 200 });
});

test("at the edge it is shown on the other side, within the screen", () => {
  const shown = placed(box(1340, 800, 90, 90), []);
  expect(shown.right).toBeLessThanOrEqual(1440);
  expect(shown.bottom).toBeLessThanOrEqual(900);
  expect(over(shown, box(1340, 800, 90, 90))).toBe(false);
});

test("it covers nothing that is asked about while there is room elsewhere", () => {
  const at = box(600, 700, 100, 150);
  const asked = [box(10, 100, 450, 100), box(470, 100, 450, 100), box(930, 100, 200, 200), box(720, 690, 300, 200)];
  const shown = placed(at, asked);
  for (const one of asked) expect(over(shown, one)).toBe(false);
});

test("where everything is asked about it covers the least", () => {
  const at = box(0, 0, 100, 100);
  const shown = placed(at, [box(0, 0, 1440, 400), box(1000, 400, 440, 500)]);
  expect(shown.top).toBeGreaterThan(400);
  expect(shown.right).toBeLessThanOrEqual(1000);
});
