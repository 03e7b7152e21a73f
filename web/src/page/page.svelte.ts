/** Tables of this page: the transport to the worker in which they stand. Pages of one browser share one host (host.worker.ts). */

import { engineParts } from "../lib/api";
import { deleted, gone } from "../lib/gone";
import { fileOf, site } from "../lib/site";
import type { Connection, Ears, Reply, Transport } from "../lib/transport";
import type { Again, Asked, Begin, Progress, Told } from "./said";
import { keepServed } from "./update.svelte";

interface Pending {
  asked: Asked;
  resolve: (reply: Reply) => void;
  reject: (error: Error) => void;
}
interface Open {
  ears: Ears;
  state: Connection["state"];
}

let progress = $state.raw<Progress>({ stage: "load", loaded: 0, total: 0, what: "" });
/** How far the engine is. */
export const engine = (): Progress => progress;

let worker: Worker | null = null;
let count = 0;
const calls = new Map<number, Pending>();
const lines = new Map<number, Open>();

/** Let the engine come, if it is not on its way already. */
export function start(): Worker {
  if (worker) return worker;
  const parts = engineParts().map((part) => ({ ...part, path: fileOf(`engine/${part.file}`) }));
  worker = new Worker(new URL("./host.worker.ts", import.meta.url), { type: "module", name: "tables" });
  worker.onmessage = (event: MessageEvent<Told>) => hear(event.data);
  worker.onerror = (event) => (progress = { ...progress, stage: "failed", what: event.message });
  worker.postMessage({ type: "begin", parts } satisfies Begin);
  return worker;
}

/** Try again to load it. */
export function again(): void {
  start().postMessage({ type: "again" } satisfies Again);
}

const tell = (asked: Asked): void => start().postMessage(asked);

function hear(told: Told): void {
  if (told.type === "progress") {
    progress = told.progress;
    document.documentElement.dataset.engine = progress.stage;
    if (progress.stage === "ready") isReady();
  } else if (told.type === "host") begunAnew();
  else if (told.type === "reply" || told.type === "failed") {
    const call = calls.get(told.id);
    calls.delete(told.id);
    if (told.type === "reply") call?.resolve(told);
    else call?.reject(new Error("the tables have failed"));
  } else {
    const line = lines.get(told.line);
    if (told.type === "opened" && line) {
      line.state = "open";
      line.ears.opened();
    } else if (told.type === "heard") line?.ears.heard(told.text);
    else if (told.type === "closed") hangUp(told.line);
  }
}

function isReady(): void {
  if (!site) keepServed(); // a site begins with that before, and has newer builds to tell of
  void deleteGone();
}

/** Delete the tables that this device has let go, once the engine is there; one that is gone already is no trouble. */
export async function deleteGone(): Promise<void> {
  if (progress.stage !== "ready") return;
  for (const { table, token } of gone()) {
    const reply = await page.call("DELETE", `/api/tables/${table}`, token, "").catch(() => null);
    if (reply && reply.status < 500) deleted(table);
  }
}

/** Another page has the tables now: what was asked is asked again, and who looked comes anew. */
function begunAnew(): void {
  for (const { asked } of calls.values()) tell(asked);
  for (const line of [...lines.keys()]) hangUp(line);
}

function hangUp(number: number): void {
  const line = lines.get(number);
  if (!line) return;
  lines.delete(number);
  line.state = "closed";
  line.ears.closed();
}

export const page: Transport = {
  call(method, path, token, body) {
    const id = ++count;
    return new Promise((resolve, reject) => {
      const asked: Asked = { type: "call", id, method, path, token: token ?? "", body };
      calls.set(id, { asked, resolve, reject });
      tell(asked);
    });
  },
  connect(table, ears) {
    const number = ++count;
    const line: Open = { ears, state: "opening" };
    lines.set(number, line);
    tell({ type: "connect", line: number, table });
    void deleteGone();
    return {
      get state() {
        return line.state;
      },
      say: (text) => tell({ type: "say", line: number, text }),
      close: () => {
        tell({ type: "leave", line: number });
        hangUp(number);
      },
    };
  },
};
