import { beforeEach, expect, test } from "vitest";
import { fairness } from "../src/lib/fairness";
import { addTokens, forget, note, promiseOf } from "../src/lib/mine";
import type { TableInfo } from "../src/lib/wire";

// The same numbers as in tests/core/test_commitment.py: two programs, one commitment.
const SALT = "00112233445566778899aabbccddeeff".repeat(2);
const COMMITMENT = "d82c599db6fd0a31989fd39c9f8757ec59835f2054f9e78919ee8da6fb7d5a84";
const HEAD = [
  "potasovka record 2",
  "game smashup",
  "rules 3",
  'setup {"boxes":["anniversary"],"name":"Замес","players":2}',
  "seed 170141183460469231731687303715884105729",
  `salt ${SALT}`,
  `commitment ${COMMITMENT}`,
];
const record = (...head: string[]) => [...head, "play:ghost", "end 1 0123456789abcdef", ""].join("\n");
const HONEST = record(...HEAD);

test("what was promised before the game is checked after it", () => {
  expect(fairness(HONEST, COMMITMENT)).toBe("checked");
  expect(fairness(HONEST, null)).toBe("unseen");
});

test("another game, setup, seed, salt or promise does not match", () => {
  for (const [at, line] of [
    [1, "game hitzroad"],
    [2, "rules 4"],
    [3, "setup {}"],
    [4, "seed 7"],
    [5, `salt ${"0".repeat(64)}`],
    [6, `commitment ${"0".repeat(64)}`],
  ] as const) {
    const forged = record(...HEAD.with(at, line));
    expect(fairness(forged, COMMITMENT), line).toBe("mismatch");
    expect(fairness(forged, null), line).toBe("mismatch");
  }
  expect(fairness(HONEST, "0".repeat(64))).toBe("mismatch");
});

test("a record without a promise is told as such, unless one was made", () => {
  const plain = record("potasovka record 1", ...HEAD.slice(1, 5));
  expect(fairness(plain, null)).toBe("none");
  expect(fairness(plain, COMMITMENT)).toBe("mismatch");
  expect(fairness("potasovka record 2\n", null)).toBe("mismatch");
  expect(fairness("", null)).toBe("none");
});

beforeEach(() => forget("t"));
const info = (state: TableInfo["state"], commitment: string | null) =>
  ({ id: "t", state, seats: [], lesson: false, commitment }) as unknown as TableInfo;

test("this device keeps the promise it was shown first", () => {
  addTokens("t", "smashup", { 0: "token" });
  expect(promiseOf("t")).toBeNull();
  note(info("waiting", COMMITMENT));
  note(info("playing", "0".repeat(64)));
  note(info("over", "1".repeat(64)));
  expect(promiseOf("t")).toBe(COMMITMENT);
});

test("what is shown only after the end is no promise", () => {
  addTokens("t", "smashup", { 0: "token" });
  note(info("over", COMMITMENT));
  expect(promiseOf("t")).toBeNull();
});
