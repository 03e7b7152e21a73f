/** A worker in which bots think, so that nobody waits for them. */

import { begin, type Parts } from "./python";

type Think = (thought: string) => string;
let think: Promise<Think> | null = null;

async function start(parts: Parts): Promise<Think> {
  const python = await begin(parts);
  const thinker = python.pyimport("potasovka.page.bots").Thinker!() as { think: Think };
  return (thought) => thinker.think(thought);
}

self.onmessage = async (event: MessageEvent<{ parts: Parts } | { id: number; thought: string }>) => {
  const said = event.data;
  if ("parts" in said) {
    think = start(said.parts);
    return;
  }
  try {
    self.postMessage({ id: said.id, key: (await think!)(said.thought) });
  } catch (error) {
    self.postMessage({ id: said.id, failed: String(error) });
  }
};
