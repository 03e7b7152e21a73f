import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import type { Line, View } from "../src/lib/types";
import { beatsOf, type Beat } from "../src/table/beats";
import { staging } from "../src/smashup/staging";
import { paid } from "../src/smashup/paid";
import { causeOf, cornerFor, doersOf, type Corner } from "../src/smashup/causes";
import type { SmashUpView } from "../src/smashup/view";
import { freshOf, lately, thingsOf } from "../src/smashup/things";
import { Stage } from "../src/table/stage.svelte";

const view = (turn: number, choice: unknown = null) => ({ turn, choice, seat: 0, over: false }) as unknown as View;
const line = (kind: string, rest: object = {}) => ({ kind, ...rest }) as Line;

describe("beats", () => {
  it("belong to the scene that comes with them, and the last is what everybody sees", () => {
    const log = [line("log-play-at", { seat: 1 }), line("log-power"), line("log-draw")];
    const film: [number, [(string | number)[], unknown][]][] = [
      [4, [[["turn"], 2]]],
      [5, [[["turn"], 3]]],
    ];
    const { beats, view: after } = beatsOf(view(1), { film, patch: [[["turn"], 4]], log, log_from: 4 });
    expect(beats.map((beat) => [beat.from, beat.lines.length, (beat.view as unknown as { turn: number }).turn])).toEqual([
      [4, 1, 2],
      [5, 1, 3],
      [6, 1, 4],
    ]);
    expect(after).toEqual(view(4));
  });

  it("take lines without a scene together with the next, and awards of one capture in one", () => {
    const log = [line("log-destroy"), line("log-destroy"), line("log-award", { at: 1 }), line("log-award", { at: 1 }), line("log-turn")];
    const film: [number, [(string | number)[], unknown][]][] = [
      [1, [[["turn"], 2]]],
      [2, [[["turn"], 3]]],
      [3, [[["turn"], 4]]],
    ];
    const { beats } = beatsOf(view(1), { film, patch: [], log, log_from: 0 }, staging.together);
    expect(beats.map((beat) => beat.lines.length)).toEqual([2, 2, 1]);
  });

  it("never lose a line", () => {
    for (let n = 0; n < 6; n++) {
      const log = Array.from({ length: n }, () => line("log-award", { at: 0 }));
      const { beats } = beatsOf(view(1), { film: [], patch: [], log, log_from: 7 }, staging.together);
      expect(beats.flatMap((beat) => beat.lines)).toEqual(log);
    }
  });
});

describe("the stage", () => {
  const beat = (from: number, kind = "log-move", turn = from): Beat => ({ lines: [line(kind, { seat: 1 })], from, view: view(turn, { number: 1 }) });
  const log = (n: number) => Array.from({ length: n }, () => line("log-move"));
  let stage: Stage;

  beforeEach(() => {
    vi.useFakeTimers();
    settings.speed = "normal";
    stage = new Stage();
    stage.staging = { pace: () => ({ lead: 100, rest: 100 }), together: () => false };
    stage.reset(view(0), []);
  });
  afterEach(() => vi.useRealTimers());

  it("shows one beat after another, and asks only when all is shown", async () => {
    stage.take([beat(0, "log-move", 1), beat(1, "log-move", 2)], view(9, { number: 3 }), log(2));
    await vi.advanceTimersByTimeAsync(50);
    expect([stage.now?.from, stage.before, stage.view]).toEqual([0, true, view(0)]);
    await vi.advanceTimersByTimeAsync(100);
    expect([stage.before, stage.view, stage.log.length]).toEqual([false, view(1), 1]);
    await vi.advanceTimersByTimeAsync(200);
    expect([stage.now?.from, stage.view, stage.log.length]).toEqual([1, view(2), 2]);
    await vi.advanceTimersByTimeAsync(100);
    expect([stage.now, stage.view]).toEqual([null, view(9, { number: 3 })]);
  });

  it("does not show once more what was taken back", async () => {
    stage.take([beat(0), beat(1)], view(2), log(2));
    await vi.advanceTimersByTimeAsync(500);
    expect(stage.canRepeat).toBe(true);
    stage.decided();
    stage.take([], view(1), log(0));
    expect(stage.canRepeat).toBe(false);
  });

  it("goes on with what comes while it plays", async () => {
    stage.take([beat(0)], view(1), log(1));
    stage.take([beat(1)], view(2), log(2));
    await vi.advanceTimersByTimeAsync(250);
    expect(stage.now?.from).toBe(1);
    await vi.advanceTimersByTimeAsync(250);
    expect(stage.view).toEqual(view(2));
  });

  it("can be skipped, and shown once more", async () => {
    stage.take([beat(0), beat(1)], view(5), log(2));
    stage.skipAll();
    await vi.advanceTimersByTimeAsync(0);
    expect([stage.playing, stage.view]).toEqual([false, view(5)]);
    stage.repeat();
    await vi.advanceTimersByTimeAsync(50);
    expect([stage.again, stage.view]).toEqual([true, view(0)]);
    await vi.advanceTimersByTimeAsync(400);
    expect([stage.again, stage.view, stage.log.length]).toEqual([false, view(5), 2]);
  });

  it("waits at a capture until somebody in no hurry says so", async () => {
    settings.speed = "calm";
    stage.staging = { pace: () => ({ lead: 0, rest: 10, waits: true }), together: () => false };
    stage.take([beat(0)], view(1), log(1));
    await vi.advanceTimersByTimeAsync(100_000);
    expect([stage.playing, stage.waits]).toEqual([true, true]);
    stage.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(stage.playing).toBe(false);
  });

  it("stays at a capture while it is read, and goes on afterwards or at a press", async () => {
    stage.staging = { pace: () => ({ lead: 0, rest: 1000, waits: true }), together: () => false };
    for (const leaves of [() => stage.read(false), () => stage.skip()]) {
      stage.take([beat(0)], view(1), log(1));
      await vi.advanceTimersByTimeAsync(900);
      stage.read(true);
      await vi.advanceTimersByTimeAsync(100_000);
      expect([stage.playing, stage.waits]).toEqual([true, true]);
      leaves();
      await vi.advanceTimersByTimeAsync(1100);
      expect(stage.playing).toBe(false);
      stage.read(false);
    }
  });

  it("waits for whoever looks at something that lies over the table, before the next event and at a capture", async () => {
    stage.pause(true);
    stage.take([beat(0), beat(1)], view(2), log(2));
    await vi.advanceTimersByTimeAsync(100_000);
    expect([stage.now?.from, stage.before]).toEqual([0, true]);
    stage.pause(false);
    await vi.advanceTimersByTimeAsync(500);
    expect([stage.playing, stage.view]).toEqual([false, view(2)]);
    stage.staging = { pace: () => ({ lead: 0, rest: 1000, waits: true }), together: () => false };
    stage.take([beat(2)], view(3), log(3));
    await vi.advanceTimersByTimeAsync(500);
    stage.pause(true);
    await vi.advanceTimersByTimeAsync(100_000);
    expect(stage.playing).toBe(true);
    stage.pause(false);
    await vi.advanceTimersByTimeAsync(1100);
    expect(stage.playing).toBe(false);
  });

  it("is not kept by whoever reads something else", async () => {
    stage.read(true);
    stage.take([beat(0), beat(1)], view(2), log(2));
    await vi.advanceTimersByTimeAsync(500);
    expect(stage.playing).toBe(false);
  });

  it("shows nothing where nothing should move", () => {
    settings.speed = "none";
    stage.take([beat(0), beat(1)], view(5), log(2));
    expect([stage.playing, stage.view, stage.since]).toEqual([false, view(5), 0]);
  });

  it("remembers from where on things happened since the last decision", async () => {
    settings.speed = "none";
    stage.take([beat(0)], view(1), log(1));
    stage.take([beat(1)], view(2), log(2));
    expect(stage.since).toBe(0);
    stage.decided();
    stage.take([beat(2)], view(3), log(3));
    expect(stage.since).toBe(2);
  });
});

describe("things", () => {
  it("are what was played, with what came of it", () => {
    const log = [
      line("log-turn", { turn: 1, seat: 0 }),
      line("log-play-at", { card: "ghost", seat: 0 }),
      line("log-power", { card: "ghost", why: "haunting" }),
      line("log-draw", { seat: 0 }),
      line("log-turn", { turn: 2, seat: 1 }),
      line("log-scoring", { place: "arena" }),
      line("log-award", { place: "arena", seat: 1 }),
    ];
    expect(thingsOf(log).map((thing) => [thing.card, thing.turn, thing.then.length])).toEqual([
      ["ghost", 1, 1],
      ["arena", 2, 1],
    ]);
  });

  it("are all shown since the last decision, and at least so many", () => {
    const plays = thingsOf(Array.from({ length: 12 }, (_, n) => line("log-play", { card: `card${n}`, seat: n % 2 })));
    expect(lately(plays, 2, 8).map(({ at }) => at)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(lately(plays, 11, 8)).toHaveLength(8);
    expect([freshOf(plays, 2), freshOf(plays, 12)]).toEqual([10, 0]);
  });
});

it("is shown long enough where a card is looked at, and not at all where that is somebody else's business", () => {
  const pace = (rest: object) => staging.pace({ lines: [line("log-look", { seat: 1, ...rest })], from: 0, view: view(1) }, 0, []);
  expect(pace({ count: 1, cards: ["ghost"] }).lead).toBeGreaterThan(1000);
  expect(pace({ count: 1 }).lead).toBe(0);
});

describe("a cause", () => {
  const minion = { handle: 7, controller: 1, actions: [{ handle: 8, controller: 0 }] };
  const place = { minions: [minion], actions: [], titans: [], buried: [] };
  const board = { places: [place] } as unknown as SmashUpView;

  it("is controlled by whoever controls it on the table, or played it last", () => {
    const log = [line("log-play", { card: "raze", card_id: 3, seat: 1 }), line("log-destroy", { card: "raze", seat: 0 })];
    const because = (rest: object) => causeOf(line("log-power", rest), log, board);
    expect(because({ why: "sprout", why_id: 7 })).toEqual({ card: "sprout", id: 7, seat: 1 });
    expect(because({ why: "chum", why_id: 8 })?.seat).toBe(0);
    expect(because({ why: "raze", why_id: 3 })?.seat).toBe(1);
    expect(because({ why: "raze" })?.seat).toBe(1);
    expect(because({ why: "raze", why_id: 4 })?.seat).toBeNull();
    expect(because({})).toBeNull();
  });

  it("gives the lines of a log that name nobody their colour", () => {
    const log = [line("log-power", { why: "raze" }), line("log-play", { card: "raze", seat: 1 }), line("log-power", { why: "raze" }), line("log-destroy", { why: "raze", seat: 0 })];
    expect(doersOf(log)).toEqual([null, 1, 1, 0]);
  });

  it("lies in a corner where it covers nothing, and stays there if it can", () => {
    const stage = { left: 0, top: 0, right: 400, bottom: 400 };
    const at = (left: number, top: number) => ({ left, top, right: left + 50, bottom: top + 50 });
    const corner = (about: [number, number][], others: [number, number][], now: Corner) =>
      cornerFor(stage, [100, 100], about.map((one) => at(...one)), others.map((one) => at(...one)), now);
    expect(corner([[180, 180]], [], "top right")).toBe("top right");
    expect(corner([[20, 340]], [], "bottom left")).toBe("bottom right");
    expect(corner([[20, 340]], [[340, 340]], "bottom left")).toBe("top left");
    expect(corner([[20, 340]], [[340, 340], [20, 20], [340, 20]], "bottom left")).toBe("bottom right");
  });
});

describe("a capture", () => {
  it("pays tied players for the best place they share", () => {
    const lines = [line("log-award", { seat: 1, total: 9, points: 4 }), line("log-award", { seat: 0, total: 9, points: 4 }), line("log-award", { seat: 2, total: 1, points: 1 })];
    expect(paid(lines).map((row) => row.position)).toEqual([0, 0, 2]);
  });
});

describe("a stage where players take turns", () => {
  const of = (current: number, seat = 0) => ({ current, choice: null, seat, over: false }) as unknown as View;
  const beat = (from: number, current: number, kind = "log-move"): Beat => ({ lines: [line(kind)], from, view: of(current) });
  const log = (n: number) => Array.from({ length: n }, () => line("log-move"));
  const quick = { pace: (one: Beat) => ({ lead: 10, rest: 10, waits: one.lines[0]!.kind === "log-award" }), together: () => false, turnOf: staging.turnOf };

  beforeEach(() => {
    vi.useFakeTimers();
    settings.speed = "normal";
  });
  afterEach(() => vi.useRealTimers());

  it("shows the whole round of the others once more, whatever was decided meanwhile", async () => {
    const stage = new Stage();
    stage.staging = quick;
    stage.reset(of(0), []);
    stage.decided();
    stage.take([beat(0, 0), beat(1, 1)], of(1), log(2));
    stage.decided(); // somebody else's turn asks this seat
    stage.take([beat(2, 1), beat(3, 0)], of(0), log(4));
    stage.decided(); // and its own turn begins with a play
    stage.take([beat(4, 0)], of(0), log(5));
    await vi.runAllTimersAsync();
    const seen: number[] = [];
    stage.repeat();
    while (stage.playing) {
      if (seen.at(-1) !== stage.now!.from) seen.push(stage.now!.from);
      await vi.advanceTimersByTimeAsync(5);
    }
    expect(seen).toEqual([0, 1, 2, 3, 4]);
    expect(stage.log.length).toBe(5);
  });

  it("stays at the scene that somebody came to see, until they go on", async () => {
    for (const speed of ["normal", "none"] as const) {
      settings.speed = speed;
      const stage = new Stage();
      stage.staging = quick;
      stage.reset(of(0), []);
      stage.take([beat(0, 0), beat(1, 0, "log-award"), beat(2, 1)], of(1), log(3), true);
      await vi.advanceTimersByTimeAsync(10_000);
      expect([stage.now?.from, stage.waits]).toEqual([1, true]);
      stage.skip();
      await vi.runAllTimersAsync();
      expect([stage.playing, stage.log.length]).toEqual([false, 3]);
    }
  });
});

test("a capture stays as long as it takes to read its lines", () => {
  const award = (n: number): Beat => ({ lines: Array.from({ length: n }, (_, seat) => line("log-award", { seat, at: 0 })), from: 0, view: view(1) });
  const [two, four] = [2, 4].map((n) => staging.pace(award(n), 0, []).rest);
  expect(two).toBeGreaterThanOrEqual(5000);
  expect(four! - two!).toBeGreaterThanOrEqual(2000);
});
