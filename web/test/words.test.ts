import { beforeAll, expect, test } from "vitest";
import { loadGames } from "../src/lib/api";
import { parts, used, words } from "../src/lib/keywords";
import { recall, remember } from "../src/lib/habits";
import { Plan } from "../src/lib/plan.svelte";
import type { TableInfo } from "../src/lib/wire";
import { setLanguage, t } from "../src/lib/words.svelte";
import { KEYWORDS, talent } from "../src/smashup/keywords";
import { bareName, bound, plainLine, playerName, sayText, tellLine } from "../src/table/telling";

beforeAll(async () => {
  await Promise.all([setLanguage("en"), loadGames()]);
});

function table(game: string): TableInfo {
  const seats = [
    { kind: "person", name: "Anna" },
    { kind: "bot", name: null },
  ];
  return { game, seats } as unknown as TableInfo;
}

test("a player is called by name, a bot by its number", () => {
  expect([0, 1].map((seat) => playerName(table("smashup"), seat))).toEqual(["Anna", "Bot 2"]);
});

test("one's own seat is said to be one's own wherever it is named, but not in what others read", () => {
  const mine = { ...table("smashup"), you: 0 };
  expect([0, 1].map((seat) => playerName(mine, seat))).toEqual(["Anna (you)", "Bot 2"]);
  expect(sayText({ id: "option-seat", args: { seat: 0 } }, mine)).toContain("Anna (you)");
  expect(plainLine({ kind: "log-play", seat: 0, card: "ghost" }, mine)).toBe("Anna (you) plays Ghost.");
  expect(bareName(mine, 0)).toBe("Anna");
  expect(playerName({ ...mine, you: null }, 0)).toBe("Anna");
});

test("a line of the log is told with names, and cut where a card can be looked at", () => {
  const line = { kind: "log-play-at", seat: 0, card: "ghost", place: "workshop" };
  expect(plainLine(line, table("smashup"))).toBe("Anna plays Ghost on Workshop.");
  expect(tellLine(line, table("smashup")).filter((piece) => piece.card)).toEqual([
    { text: "Ghost", card: "ghost" },
    { text: "Workshop", card: "workshop" },
  ]);
});

test("lists are told one by one, what is missing is left out, numbers have their sign", () => {
  expect(plainLine({ kind: "log-draw", seat: 1, count: 2 }, table("smashup"))).toBe("Bot 2 draws 2 cards.");
  expect(plainLine({ kind: "log-draw", seat: 1, count: 2, cards: ["ghost", "spirit"] }, table("smashup"))).toBe("Bot 2 draws: Ghost, Spirit.");
  expect(plainLine({ kind: "log-power", card: "ghost", amount: -2, lasts: { id: "lasts", args: { place: "none", seat: 1 } } }, table("smashup"))).toBe("Ghost has −2 power until the next turn of Bot 2.");
});

test("quotes and stops stay with the name that they touch", () => {
  const pieces = [{ text: "plays «" }, { text: "Ghost", card: "ghost" }, { text: "» on «" }, { text: "Workshop", card: "workshop" }, { text: "»." }];
  const said = bound(pieces);
  expect(said.map((one) => one.before + one.text + one.after)).toEqual(["plays ", "«Ghost»", " on ", "«Workshop».", ""]);
  expect(bound([{ text: "Nothing (much)." }])).toEqual([{ text: "Nothing (much).", before: "", after: "" }]);
});

test("in Russian a side of the Big Base is called a side, in every case", async () => {
  await setLanguage("ru");
  expect(plainLine({ kind: "log-play-at", seat: 0, card: "ghost", place: "west" }, table("smashup"))).toContain("на сторону «Запад»");
  expect(plainLine({ kind: "log-play-at", seat: 0, card: "ghost", place: "workshop" }, table("smashup"))).toContain("на базу «");
  expect(sayText({ id: "hint-leads", args: { amount: 1, place: { id: "card-east", args: {} } } }, table("smashup"))).toContain("на стороне «Восток»");
  await setLanguage("en");
});

test("a name that ends with a mark needs no full stop", () => {
  expect(plainLine({ kind: "log-play", seat: 0, card: "eh" }, table("smashup"))).toBe("Anna plays Eh?");
});

test("the other game's lines are told by the same rules", () => {
  expect(plainLine({ kind: "hitzroad-log-order", seats: [1, 0] }, table("hitzroad"))).toBe("Turn order: Bot 2, Anna.");
  expect(plainLine({ kind: "hitzroad-log-rolls", seat: 0, black: ["hit", "blank"], red: ["death"] }, table("hitzroad"))).toBe("Anna rolls: [◎], [·], (☠)");
  expect(plainLine({ kind: "hitzroad-log-rolls", seat: 0, black: ["bite"], red: [] }, table("hitzroad"))).toBe("Anna rolls: [✗]");
});

test("texts inside texts are said, seats in them by name", () => {
  const slot = { id: "slot", args: { kind: "action", place: "none", power: -1, name: "none", source: "none" } };
  expect(sayText({ id: "option-slot", args: { slot } }, table("smashup"))).toContain("action");
  expect(sayText({ id: "option-seat", args: { seat: 0 } }, table("smashup"))).toContain("Anna");
});

test("keywords are found in both languages, whole words only", async () => {
  const known = words("here", { destroy: ["destroy(?:s|ed)?", "уничтож\\p{L}+"], quiet: null });
  expect(parts("Destroy it; indestructible stays.", known)).toEqual([
    { text: "Destroy", keyword: "destroy" },
    { text: " it; indestructible stays." },
  ]);
  await setLanguage("ru");
  expect(parts("Уничтожь его.", known)[0]).toEqual({ text: "Уничтожь", keyword: "destroy" });
  await setLanguage("en");
});

test("the keywords of a text are named once, in its order", () => {
  expect(used("Ongoing: destroy a minion, then move it. Destroy another.", KEYWORDS).map((word) => word.id)).toEqual(["ongoing", "destroy", "move"]);
});

test("a plan begins with what the game usually agrees on", () => {
  const plan = new Plan("smashup", ["bot"], "Anna");
  expect(plan.setup()).toEqual({ boxes: ["one", "two"], factions: "random", two_boxes: [], titans: true });
  expect(plan.newSeats).toEqual([{ kind: "me", name: "Anna" }, { kind: "bot", bot: "greedy" }]);
  expect(plan.trouble).toBeNull();
});

test("a plan says what is missing, and drops what no longer fits", () => {
  const plan = new Plan("smashup", ["bot"], "");
  plan.flip("boxes", "two", false);
  expect(plan.offered).toEqual(["ghosts", "sharks", "sheep"]);
  expect(plan.trouble?.id).toBe("smashup-setting-factions-few");
  plan.flip("two_boxes", "one", true);
  expect(plan.trouble).toBeNull();
  plan.chosen.factions = "hand";
  plan.toggle("ghosts", 0);
  plan.toggle("sharks", 0);
  plan.toggle("sheep", 0);
  expect(plan.seats[0]!.team).toEqual(["ghosts", "sharks"]);
  plan.toggle("ghosts", 1);
  plan.toggle("sheep", 1);
  expect(plan.setup()).toEqual({ boxes: ["one"], factions: [["ghosts", "sharks"], ["ghosts", "sheep"]], two_boxes: ["one"], titans: false });
  plan.flip("two_boxes", "one", false);
  expect(plan.seats.map((seat) => seat.team)).toEqual([["ghosts", "sharks"], ["sheep"]]);
});

test("titans come and go with their box, and a box that is put away is there no more, not even twice", () => {
  const plan = new Plan("smashup", ["bot"], "");
  plan.flip("two_boxes", "two", true);
  plan.chosen.titans = false;
  plan.flip("boxes", "one", false);
  expect(plan.chosen.titans).toBe(false);
  plan.flip("boxes", "two", false);
  plan.flip("boxes", "two", true);
  expect(plan.chosen).toMatchObject({ boxes: ["two"], two_boxes: [], titans: true });
});

test("chance gives the factions that nobody chose", () => {
  const plan = new Plan("smashup", ["bot"], "Anna");
  plan.chosen.factions = "hand";
  plan.toggle("sharks", 1);
  expect(plan.trouble).toBeNull();
  const firsts = new Set<string>();
  for (let time = 0; time < 200; time++) {
    const [mine, theirs] = plan.setup().factions as [string[], string[]];
    expect(theirs[0]).toBe("sharks");
    expect([...mine, ...theirs].sort()).toEqual(["dragons", "ghosts", "sharks", "sheep"]);
    firsts.add(mine[0]!);
  }
  expect(firsts).toEqual(new Set(["dragons", "ghosts", "sheep"]));
  expect(plan.seats.map((seat) => seat.team)).toEqual([[], ["sharks"]]);
});

test("who finds no two different factions is named as on the page", () => {
  const plan = new Plan("smashup", ["bot", "device"], "Anna");
  plan.flip("boxes", "two", false);
  plan.flip("two_boxes", "one", true);
  plan.chosen.factions = "hand";
  plan.toggle("ghosts", 0);
  plan.toggle("sharks", 0);
  plan.toggle("ghosts", 1);
  expect(plan.trouble).toBeNull();
  expect((plan.setup().factions as string[][])[1]).toEqual(["ghosts", "sheep"]); // or the last seat would get the sheep twice
  plan.toggle("sharks", 1);
  expect(plan.trouble).toEqual({ id: "smashup-setting-factions-pick", args: { name: "Player 3" } });
  plan.seats[2]!.name = "Boris";
  expect(plan.trouble?.args).toEqual({ name: "Boris" });
});

test("another game has other settings and seats", () => {
  const plan = new Plan("hitzroad", [], "");
  expect([plan.seats.length, plan.setup()]).toEqual([1, {}]);
  plan.choose("smashup");
  expect(plan.seats.length).toBe(2);
});

test("of a titan's text that is said which its talent does", () => {
  expect(talent("Special: Play it. Ongoing: It is big. Talent: Draw a card.")).toBe("Talent: Draw a card.");
  expect(talent("Draw a card.")).toBe("Draw a card.");
});

test("what brought nothing is not counted among what a card brought", () => {
  expect(t("su-story-by", { power: 4, text: 0 })).toBe("its power's share of what bases paid");
  expect(t("su-story-by", { power: 0, text: 2 })).toBe("all by its text");
  expect(t("su-story-by", { power: 4, text: 2 })).toBe("4 as its power's share of what bases paid, 2 by its text");
});

test("how many bots one plays against is remembered with all else, as far as the game has seats", () => {
  const plan = new Plan("smashup", ["bot"], "");
  plan.against(3, "random");
  expect(plan.seats.slice(1).map(({ kind, bot }) => [kind, bot])).toEqual([["bot", "random"], ["bot", "random"], ["bot", "random"]]);
  plan.against(2, "random");
  remember(plan);
  const next = new Plan("smashup", ["bot"], "");
  recall(next);
  expect(next.seats.slice(1).map(({ bot }) => bot)).toEqual(["random", "random"]);
  next.against(9, "greedy");
  expect(next.seats.length).toBe(4);
});
