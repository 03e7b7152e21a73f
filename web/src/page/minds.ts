/** The worker in which bots think, seen from the tables: one that fails is replaced by another. */

import type { Parts } from "./python";

interface Waiting {
  resolve: (key: string) => void;
  reject: (error: Error) => void;
}

export class Minds {
  private worker: Worker;
  private count = 0;
  private waiting = new Map<number, Waiting>();

  constructor(private readonly parts: Parts) {
    this.worker = this.hire();
  }

  /** The key that a bot chooses. */
  think = (thought: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const id = ++this.count;
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ id, thought });
    });

  private hire(): Worker {
    const worker = new Worker(new URL("./mind.worker.ts", import.meta.url), { type: "module", name: "mind" });
    worker.onmessage = (event: MessageEvent<{ id: number; key?: string; failed?: string }>) => {
      const { id, key, failed } = event.data;
      if (key === undefined) this.waiting.get(id)?.reject(new Error(failed));
      else this.waiting.get(id)?.resolve(key);
      this.waiting.delete(id);
    };
    worker.onerror = () => {
      worker.terminate();
      for (const one of this.waiting.values()) one.reject(new Error("the mind has failed"));
      this.waiting.clear();
      this.worker = this.hire();
    };
    worker.postMessage({ parts: this.parts });
    return worker;
  }
}
