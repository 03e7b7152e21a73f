/**
 * The worker in which the tables of a page stand.
 *
 * Every page has one; of all that are open in a browser one is the host, which has Python and the store, and the others
 * pass on what their pages say. Who holds the lock is the host; when its page is closed the next one takes over.
 */

import { Minds } from "./minds";
import { begin, load, type Parts } from "./python";
import type { Again, Asked, Begin, Progress, Told } from "./said";
import * as shelf from "./shelf";

/** The host in Python: potasovka/page/host.py. */
interface Host {
  call: (method: string, path: string, token: string, body: string) => Promise<string>;
  connect: (line: number, table: string) => void;
  say: (line: number, text: string) => void;
  leave: (line: number) => void;
}
/** What goes from worker to worker; `to`: whom it is for, empty: the host. */
interface Passed {
  from: string;
  to: string;
  asked?: Asked;
  told?: Told;
}

const LOCK = "potasovka.host";
const me = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");
const others = new BroadcastChannel("potasovka.host");
let wanted: Begin["parts"] = [];
/** Kept when this page holds the lock by which the host sees that it is open: nothing is said before. */
let here = Promise.resolve();
/** The host, if it is here. */
let host: Promise<Host> | null = null;
let progress: Progress | null = null;

// ---- every worker --------------------------------------------------------------------------------------------------

const everybody = "*";

function tell(to: string, told: Told): void {
  if (to === me || to === everybody) self.postMessage(told);
  if (to !== me) others.postMessage({ from: me, to, told } satisfies Passed);
}

self.onmessage = (event: MessageEvent<Begin | Again | Asked>) => {
  const said = event.data;
  if (said.type === "begin") {
    wanted = said.parts;
    stay();
  } else if (said.type === "again") host = host && become();
  else void here.then(() => (host ? answer(me, said) : others.postMessage({ from: me, to: "", asked: said } satisfies Passed)));
};

others.onmessage = (event: MessageEvent<Passed>) => {
  const { from, to, asked, told } = event.data;
  if (asked && host) answer(from, asked);
  else if (told && (to === me || to === everybody)) self.postMessage(told);
  else if (host && !asked && !told && progress) tell(from, { type: "progress", progress });
};

/** Wait for the lock; without locks (a page that is not served securely) every page is its own host. */
function stay(): void {
  const takeOver = (): Promise<never> => {
    host = become();
    tell(everybody, { type: "host" });
    return new Promise(() => undefined);
  };
  if (!("locks" in navigator)) {
    void takeOver();
    return;
  }
  here = new Promise((held) => {
    void navigator.locks.request(`potasovka.page.${me}`, () => {
      held();
      return new Promise(() => undefined);
    });
  });
  void navigator.locks.request(LOCK, takeOver);
  void here.then(() => others.postMessage({ from: me, to: "" } satisfies Passed)); // the host tells how far it is
}

// ---- the host ------------------------------------------------------------------------------------------------------

/** The lines that are open: whose they are, and what they call them. */
const lines = new Map<number, { from: string; line: number }>();
const known = new Set<string>([me]);
let count = 0;

function report(now: Progress): void {
  progress = now;
  tell(everybody, { type: "progress", progress: now });
}

async function become(): Promise<Host> {
  const total = wanted.reduce((sum, part) => sum + part.size, 0);
  let loaded = 0;
  let told = 0;
  try {
    const parts = await load(wanted, (what, bytes) => {
      loaded += bytes;
      if (loaded - told < total / 100 && loaded < total) return;
      told = loaded;
      report({ stage: "load", loaded, total, what });
    });
    report({ stage: "start", loaded: total, total, what: "" });
    const begun = await start(parts);
    report({ stage: "ready", loaded: total, total, what: "" });
    return begun;
  } catch (error) {
    report({ stage: "failed", loaded, total, what: String(error) });
    throw error;
  }
}

async function start(parts: Parts): Promise<Host> {
  const python = await begin(parts);
  const minds = new Minds(parts);
  const outside = {
    tell: (number: number, text: string) => toLine(number, (line) => ({ type: "heard", line, text })),
    hang_up: (number: number) => {
      toLine(number, (line) => ({ type: "closed", line }));
      lines.delete(number);
    },
    read: shelf.read,
    names: shelf.names,
    write: shelf.write,
    think: minds.think,
    look: minds.look,
  };
  return python.pyimport("potasovka.page.host").Host!(outside) as Host;
}

function toLine(number: number, say: (line: number) => Told): void {
  const one = lines.get(number);
  if (one) tell(one.from, say(one.line));
}

/** Do what a page asks, one thing after the other. */
function answer(from: string, asked: Asked): void {
  meet(from);
  const failed = (): void => {
    if (asked.type === "call") tell(from, { type: "failed", id: asked.id });
    else if (asked.type === "connect") tell(from, { type: "closed", line: asked.line });
  };
  void host!.then((there) => doWhat(there, from, asked)).catch(failed);
}

async function doWhat(there: Host, from: string, asked: Asked): Promise<void> {
  if (asked.type === "call") {
    const [status, body] = JSON.parse(await there.call(asked.method, asked.path, asked.token, asked.body)) as [number, string];
    tell(from, { type: "reply", id: asked.id, status, body });
  } else if (asked.type === "connect") {
    const number = ++count;
    lines.set(number, { from, line: asked.line });
    there.connect(number, asked.table);
    tell(from, { type: "opened", line: asked.line });
  } else {
    const found = [...lines].find(([, one]) => one.from === from && one.line === asked.line);
    if (!found) return;
    if (asked.type === "say") there.say(found[0], asked.text);
    else drop(there, found[0]);
  }
}

function drop(there: Host, number: number): void {
  lines.delete(number);
  there.leave(number);
}

/** Another page asks for the first time: when it is closed its lock is free, and its lines are dropped. */
function meet(from: string): void {
  if (known.has(from)) return;
  known.add(from);
  void navigator.locks.request(`potasovka.page.${from}`, async () => {
    known.delete(from);
    const there = await host!;
    for (const [number, one] of [...lines]) if (one.from === from) drop(there, number);
  });
}
