/** A worker in which bots think, so that nobody waits for them. */

import type { Said } from "./minds";
import { begin, type Parts, type Python } from "./python";

type Think = (thought: string) => string;
let python: Python | null = null;
let think: Think | null = null;

const say = (said: Said): void => self.postMessage(said);

async function start(parts: Parts): Promise<void> {
  python = await begin(parts);
  const thinker = python.pyimport("potasovka.page.bots").Thinker!() as { think: Think };
  think = (thought) => thinker.think(thought);
}

/** A bot that fails is Python's affair; whatever else goes wrong ends Python, and so does a want of memory. */
const isOfTheBot = (error: unknown): boolean => error instanceof python!.ffi.PythonError && error.type !== "MemoryError";

self.onmessage = async (event: MessageEvent<{ parts: Parts } | { thought: string }>) => {
  const said = event.data;
  try {
    if ("parts" in said) {
      await start(said.parts);
      say({ begun: true });
    } else say({ key: think!(said.thought) });
  } catch (error) {
    say(think && isOfTheBot(error) ? { failed: String(error) } : { broken: String(error) });
  }
};
