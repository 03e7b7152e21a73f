import { beforeAll, expect, test } from "vitest";
import { characterAt, facesOf, GOOD } from "../src/cast/cast";
import { namesAt, type Mine } from "../src/lib/mine";
import type { TableInfo } from "../src/lib/wire";
import { has, setLanguage, t } from "../src/lib/words.svelte";
import icons from "../src/cast/icons.json";
import { playerName } from "../src/table/telling";

beforeAll(() => setLanguage("en"));

const bots = (...levels: (string | null)[]) => levels.map((bot) => ({ kind: bot ? "bot" : "person", name: bot ? null : "Anna", bot }));
const table = (id: string, ...levels: (string | null)[]) => ({ id, seats: bots(...levels) }) as unknown as TableInfo;

test("bots of one level are told apart, and stay who they are", () => {
  const at = table("k3j9", null, "easy", "easy", "easy");
  const names = [1, 2, 3].map((seat) => playerName(at, seat));
  expect(new Set(names).size).toBe(3);
  expect([1, 2, 3].map((seat) => playerName(table("k3j9", null, "easy", "easy", "easy"), seat))).toEqual(names);
  expect(characterAt(at, 0)).toBeUndefined();
  expect(characterAt(table("k3j9", "random"), 0)).toBeUndefined();
  const left = { id: "k3j9", seats: [{ kind: "person", name: null, bot: "normal", lent: true }] } as unknown as TableInfo;
  expect(characterAt(left, 0), "a bot that plays for a person").toBeUndefined();
  expect(new Set(["a", "b", "c", "d", "e", "f"].map((id) => characterAt(table(id, "hard"), 0)!.id)).size).toBeGreaterThan(1);
});

test("the rival of a puzzle stays who it is when it is tried again", () => {
  const tried = (id: string) => ({ ...table(id, null, "hard"), puzzle: { name: "amber" } }) as TableInfo;
  const names = new Set(["a", "b", "c", "d", "e", "f"].map((id) => playerName(tried(id), 1)));
  expect(names.size).toBe(1);
  const mine = { table: "a", named: "amber", seats: [{ name: "Anna", bot: false }, { name: null, bot: true, level: "hard" }] } as unknown as Mine;
  expect([...names]).toEqual([namesAt(mine).replace("Anna, ", "")]);
});

test("a list of tables calls them as the table does", () => {
  const mine = { table: "k3j9", seats: [{ name: "Anna", bot: false }, { name: null, bot: true, level: "expert" }, { name: null, bot: true }] } as unknown as Mine;
  expect(namesAt(mine)).toBe(`Anna, ${playerName(table("k3j9", null, "expert"), 1)}, Bot 3`);
});

test.each(["en", "ru"] as const)("everybody has a name and something to say in %s", async (language) => {
  await setLanguage(language);
  for (const [level, cast] of Object.entries(icons)) {
    for (const id of Object.keys(cast)) expect(has(`cast-${id}`), id).toBe(true);
    for (const occasion of ["hello", ...GOOD, "won", "lost"]) expect(t(`remark-${level}-${occasion}`)).not.toContain("remark-");
  }
});

test("every level has its faces, and whoever is only there to measure by has none", () => {
  expect(facesOf("cautious")).toEqual(["deer-head"]);
  expect(new Set(facesOf("expert")).size).toBe(3);
  expect(facesOf("greedy")).toEqual([]);
});
