/** The little of a browser that the client's logic touches, and words as the server gives them. */

import { readdirSync, readFileSync } from "node:fs";
import { vi } from "vitest";

const LOCALE = new URL("../../src/potasovka/locale/", import.meta.url);
const kept = new Map<string, string>();

/** All messages of a language, in the order of the files' names, as `/api/locale/…` has them. */
function messages(language: string): string {
  const folder = new URL(`${language}/`, LOCALE);
  const files = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  return files
    .sort()
    .map((name) => readFileSync(new URL(name, folder), "utf8"))
    .join("\n");
}

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});
vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("document", { documentElement: { dataset: {} }, addEventListener: () => undefined });
vi.stubGlobal("fetch", async (path: string) => {
  if (path === "/api/games") return Response.json({ version: "0", games: GAMES });
  const { pathname, searchParams } = new URL(path, "http://localhost");
  return new Response(searchParams.get("part") === "rest" ? "" : messages(pathname.split("/").at(-1)!));
});

const info = { players: [2, 4], bots: ["random", "greedy"], stand_in: "greedy", shelves: [], lesson: true };
/** What the server would tell about two games; only what the tests look at. */
export const GAMES = [
  {
    ...info,
    name: "smashup",
    hidden: true,
    windows: true,
    settings: [
      {
        name: "boxes",
        kind: "several",
        default: ["one", "two"],
        values: ["one", "two"].map((name) => ({ name, text: `box-${name}`, within: "" })),
        within: "",
        each: 0,
        twice: "",
        only_with: "",
        ways: [],
        help: "",
      },
      {
        name: "factions",
        kind: "teams",
        default: "random",
        values: ["ghosts", "sharks", "sheep", "dragons"].map((name, n) => ({ name, text: `faction-${name}`, within: n < 3 ? "one" : "two" })),
        within: "boxes",
        each: 2,
        twice: "two_boxes",
        only_with: "",
        ways: ["random", "draft"],
        help: "",
      },
      {
        name: "two_boxes",
        kind: "several",
        default: [],
        values: ["one", "two"].map((name) => ({ name, text: `box-${name}`, within: name })),
        within: "boxes",
        each: 0,
        twice: "",
        only_with: "",
        ways: [],
        help: "",
      },
      { name: "titans", kind: "switch", default: true, values: [], within: "boxes", each: 0, twice: "", only_with: "two", ways: [], help: "" },
    ],
    events: { seat: "seat", taker: "seat", card: "card-", cards: "card-", place: "card-", host: "card-", factions: "faction-" },
  },
  {
    ...info,
    name: "hitzroad",
    players: [1, 4],
    hidden: false,
    windows: false,
    settings: [],
    events: { seat: "seat", seats: "seat", card: "hitzroad-card-", first: "hitzroad-card-", second: "hitzroad-card-", black: "hitzroad-black-", red: "hitzroad-red-" },
  },
];
