/** Workers in which bots think and games are reviewed, seen from the tables: one that fails, dies or is stuck is replaced. */

import type { Parts } from "./python";

/** How long a worker may take to begin, and then over one thought, in milliseconds: a slow phone needs less. */
export const BEGINNING = 120_000;
export const THOUGHT = 60_000;
/** So many workers may fail over one thought. */
const TRIES = 2;
/** When that many have failed nobody thinks for so long: what is asked meanwhile need not wait for more failures. */
export const REST = 60_000;
/** How long a worker that is seldom needed stays when nothing is asked. */
export const IDLE = 60_000;

/** What a worker says: it has begun; it can think no more; what it thought; or that the bot itself has failed. */
export type Said = { begun: true } | { broken: string } | { key: string } | { failed: string };

interface Wish {
  thought: string;
  tries: number;
  resolve: (key: string) => void;
  reject: (error: Error) => void;
}

/** One who thinks: one thought after the other, in a worker that is made when it is needed. */
export class Mind {
  private worker: Worker | null = null;
  private begun = false;
  private now: Wish | null = null;
  private readonly waiting: Wish[] = [];
  private clock: ReturnType<typeof setTimeout> | undefined;
  private restsUntil = 0;

  constructor(
    private readonly parts: Parts,
    private readonly seldom: boolean,
  ) {
    if (!seldom) this.hire();
  }

  /** What is said to a thought; an error if nobody could think it. */
  think = (thought: string): Promise<string> =>
    new Promise((resolve, reject) => {
      this.waiting.push({ thought, tries: 0, resolve, reject });
      this.goOn();
    });

  /** The next thought, if there is one and nobody thinks. */
  private goOn(): void {
    if (this.now) return;
    this.now = this.waiting.shift() ?? null;
    if (!this.now) {
      if (this.seldom) this.wait(IDLE, () => this.dismiss());
    } else if (Date.now() < this.restsUntil) this.giveUp("nobody can think now");
    else if (this.begun) this.ask();
    else if (!this.worker) this.hire();
  }

  private ask(): void {
    this.wait(THOUGHT, () => this.replace("it thinks too long"));
    this.worker!.postMessage({ thought: this.now!.thought });
  }

  private hire(): void {
    const worker = new Worker(new URL("./mind.worker.ts", import.meta.url), { type: "module", name: "mind" });
    this.worker = worker;
    worker.onmessage = (event: MessageEvent<Said>) => {
      if (worker === this.worker) this.hear(event.data);
    };
    worker.onerror = (event) => {
      if (worker === this.worker) this.replace(event.message);
    };
    worker.postMessage({ parts: this.parts });
    this.wait(BEGINNING, () => this.replace("it does not begin"));
  }

  private hear(said: Said): void {
    if ("broken" in said) {
      this.replace(said.broken);
      return;
    }
    clearTimeout(this.clock);
    const now = this.now;
    if ("begun" in said) {
      this.begun = true;
      if (now) this.ask();
    } else {
      this.now = null;
      if ("key" in said) now?.resolve(said.key);
      else now?.reject(new Error(said.failed));
      this.goOn();
    }
  }

  /** The worker is of no use any more; its thought is another one's. */
  private replace(why: string): void {
    this.dismiss();
    if (!this.now) return;
    if (++this.now.tries < TRIES) this.hire();
    else {
      this.restsUntil = Date.now() + REST;
      this.giveUp(why);
    }
  }

  private giveUp(why: string): void {
    this.now!.reject(new Error(why));
    this.now = null;
    this.goOn();
  }

  private dismiss(): void {
    clearTimeout(this.clock);
    this.worker?.terminate();
    this.worker = null;
    this.begun = false;
  }

  private wait(long: number, then: () => void): void {
    clearTimeout(this.clock);
    this.clock = setTimeout(then, long);
  }
}

/** All who think for a page: bots wait for no review. */
export class Minds {
  private readonly bots: Mind;
  private readonly reviewer: Mind;

  constructor(parts: Parts) {
    this.bots = new Mind(parts, false);
    this.reviewer = new Mind(parts, true);
  }

  /** The key that a bot chooses, or an advice. */
  think = (thought: string): Promise<string> => this.bots.think(thought);

  /** What a part of a review has found. */
  look = (part: string): Promise<string> => this.reviewer.think(part);
}
