import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BEGINNING, IDLE, Minds, REST, THOUGHT, type Said } from "../src/page/minds";
import type { Parts } from "../src/page/python";

/** A worker that does what the test says. */
class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage: ((event: { data: Said }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  asked: string[] = [];
  ended = false;

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(said: { parts: unknown } | { thought: string }): void {
    if ("thought" in said) this.asked.push(said.thought);
  }

  terminate(): void {
    this.ended = true;
  }

  say(said: Said): void {
    this.onmessage?.({ data: said });
  }
}

const worker = (at: number): FakeWorker => FakeWorker.all[at]!;

/** All who think, the first of them ready. */
function ready(): Minds {
  const minds = new Minds({} as Parts);
  worker(0).say({ begun: true });
  return minds;
}

/** What comes of a promise, as a word. */
const end = (thought: Promise<string>): Promise<string> => thought.catch((error: Error) => `failed: ${error.message}`);

beforeEach(() => {
  FakeWorker.all = [];
  vi.stubGlobal("Worker", FakeWorker);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("those who think for a page", () => {
  it("are asked one thought after the other, from when they have begun", async () => {
    const minds = new Minds({} as Parts);
    const [one, other] = [minds.think("one"), minds.think("other")];
    expect(worker(0).asked).toEqual([]);
    worker(0).say({ begun: true });
    expect(worker(0).asked).toEqual(["one"]);
    worker(0).say({ key: "a" });
    expect(worker(0).asked).toEqual(["one", "other"]);
    worker(0).say({ key: "b" });
    expect(await Promise.all([one, other])).toEqual(["a", "b"]);
    expect(FakeWorker.all).toHaveLength(1);
  });

  it.each([
    ["failed to start", (): void => worker(0).say({ broken: "no memory" })],
    ["did not start", (): void => void vi.advanceTimersByTime(BEGINNING)],
    ["failed as a worker", (): void => worker(0).onerror!({ message: "gone" })],
  ])("are replaced when one %s, and the thought is the next one's", async (_, fail) => {
    const thought = new Minds({} as Parts).think("one");
    fail();
    expect(worker(0).ended).toBe(true);
    worker(1).say({ begun: true });
    expect(worker(1).asked).toEqual(["one"]);
    worker(1).say({ key: "a" });
    expect(await thought).toBe("a");
  });

  it.each([
    ["died", (): void => worker(0).say({ broken: "Pyodide already fatally failed" })],
    ["is stuck", (): void => void vi.advanceTimersByTime(THOUGHT)],
  ])("are replaced when one %s over a thought, and nobody hears it any more", async (_, fail) => {
    const thought = ready().think("one");
    fail();
    worker(0).say({ key: "late" });
    worker(1).say({ begun: true });
    worker(1).say({ key: "a" });
    expect(await thought).toBe("a");
    expect(worker(0).ended).toBe(true);
  });

  it("give a thought up that two of them could not think, and for a while every other at once", async () => {
    const minds = ready();
    const [one, other] = [end(minds.think("one")), end(minds.think("other"))];
    vi.advanceTimersByTime(THOUGHT);
    vi.advanceTimersByTime(BEGINNING);
    expect(await one).toBe("failed: it does not begin");
    expect(await other).toBe("failed: nobody can think now");
    expect(FakeWorker.all).toHaveLength(2);
    vi.advanceTimersByTime(REST);
    const later = minds.think("later");
    worker(2).say({ begun: true });
    worker(2).say({ key: "a" });
    expect(await later).toBe("a");
  });

  it("are not replaced when a bot itself fails", async () => {
    const minds = ready();
    const [one, other] = [end(minds.think("one")), minds.think("other")];
    worker(0).say({ failed: "KeyError" });
    worker(0).say({ key: "a" });
    expect([await one, await other]).toEqual(["failed: KeyError", "a"]);
    expect(FakeWorker.all).toHaveLength(1);
  });

  it("are not begun again and again while nobody asks", () => {
    new Minds({} as Parts);
    worker(0).say({ broken: "no memory" });
    vi.advanceTimersByTime(10 * BEGINNING);
    expect(FakeWorker.all).toHaveLength(1);
  });

  it("think for bots while a review is made, and a reviewer goes when there is nothing to review", async () => {
    const minds = ready();
    const part = minds.look("part");
    const thought = minds.think("one");
    worker(0).say({ key: "a" });
    expect(await thought).toBe("a");
    worker(1).say({ begun: true });
    expect([worker(0).asked, worker(1).asked]).toEqual([["one"], ["part"]]);
    worker(1).say({ key: "seen" });
    expect(await part).toBe("seen");
    vi.advanceTimersByTime(IDLE);
    expect([worker(0).ended, worker(1).ended]).toEqual([false, true]);
    void minds.look("another");
    expect(FakeWorker.all).toHaveLength(3);
  });
});
