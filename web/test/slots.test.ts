import { expect, test } from "vitest";
import type { Choice, Text } from "../src/lib/wire";
import { left, unusedOf } from "../src/smashup/slots";

const plays = (...faces: string[]) => ({ options: faces.map((face) => ({ does: "play", ref: { face } })) }) as unknown as Choice;
const slot = (kind: string): Text => ({ id: "slot", args: { kind } });
const kinds: Record<string, string> = { ghost: "minion", seance: "action" };

test("the end of a turn names what could still be played, and only that", () => {
  const kindOf = (face: string) => kinds[face];
  expect(left(plays("ghost", "seance"), [slot("minion"), slot("action")], kindOf)).toBe("both");
  expect(left(plays("seance"), [slot("minion"), slot("action")], kindOf)).toBe("action");
  expect(left(plays("ghost"), [slot("action")], kindOf)).toBe(null);
  expect(left(null, [slot("action")], kindOf)).toBe(null);
});

test("a card that comes out of the discard pile is still to be used; one in the hand waits for its moment", () => {
  const special = (zone: string) => ({ options: [{ does: "special", ref: { face: "tenacious_z", zone } }] }) as unknown as Choice;
  expect([unusedOf(special("discard")), unusedOf(special("hand"))]).toEqual([1, 0]);
});

test("the end of a turn counts the talents and bases that could still be used", () => {
  const menu = (...does: string[]) => ({ options: does.map((one) => ({ does: one, ref: {} })) }) as unknown as Choice;
  expect(unusedOf(menu("play", "talent", "talent", "use", "end"))).toBe(3);
  expect(unusedOf(menu("play", "end"))).toBe(0);
  expect(unusedOf(null)).toBe(0);
});
