/** One live seat (or a spectator) at a table: docs/protocol.md, "WebSocket". */

import { promised, UNPLAYABLE } from "./mine";
import { secretOf } from "./secrets";
import { transportFor, type Connection } from "./transport";
import { beatsOf } from "../table/beats";
import { Stage } from "../table/stage.svelte";
import type { Answer, Heard, LastStep, Line, Patch, Picks, TableInfo, TellHint, TellRefused, TellState, Text, Told, Undo, View } from "./wire";

export type Windows = TableInfo["windows"];
export interface Refusal {
  code: string;
  text: Text;
}

const ASLEEP = 60_000;
/** Refusals after which there is no use in trying again. */
const FINAL = ["foreign", "private", "no-table", ...UNPLAYABLE];
const WAITS = [300, 700, 1500, 3000, 5000, 10_000];

export class Live {
  view = $state.raw<View | null>(null);
  log = $state.raw<Line[]>([]);
  table = $state.raw<TableInfo | null>(null);
  n = $state(0);
  back = $state.raw<LastStep | null>(null);
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  oddsNow = $state.raw<Record<string, unknown> | null>(null);
  /** what is advised on the open question; `asking`: it is being thought about */
  hint = $state.raw<TellHint | "asking" | null>(null);
  /** what was said while this page was open */
  said = $state.raw<{ seat: number; phrase: string; at: number }[]>([]);
  status = $state<"connecting" | "open" | "lost">("connecting");

  /** where what happens is shown; `view` and `log` are already what it ends with */
  readonly stage: Stage;

  /** the commitment as it was first shown here */
  promise: string | null = null;

  private line: Connection | null = null;
  private sent: Answer | Picks | null = null;
  private acknowledged = false;
  private tries = 0;
  /** milliseconds that the server wants us to stay away */
  private wanted = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private hiddenAt = 0;

  constructor(
    readonly id: string,
    readonly token: string | null,
  ) {
    this.stage = new Stage(token && `${id}.${token.slice(0, 8)}`);
    this.connect();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.seen);
  }

  /** Answer the open choice with one key, or with keys for the questions after it too. */
  answer = (...keys: string[]): void => this.reply("answer", keys);

  /** Answer the question before the open one again: what was answered to it is taken back. */
  instead = (...keys: string[]): void => {
    if (this.back) this.reply("answer", keys, this.back.choice.number);
  };

  /** Answer a choice with `pick`: the whole set. */
  picks = (keys: string[]): void => this.reply("picks", keys);

  /** Take back the last step. */
  takeBack = (): void => {
    if (!this.back || this.busy) return;
    this.refusal = null;
    this.send({ type: "back" });
  };

  /** Ask to take back what others have seen, or answer who asks. */
  undo = (say: Undo["say"]): void => {
    this.refusal = null;
    this.send({ type: "undo", say });
  };

  /** How often to be asked for Specials. */
  windows = (ask: Windows): void => this.send({ type: "windows", ask });

  /** Say a phrase to everybody at the table. */
  say = (phrase: string): void => this.send({ type: "phrase", phrase });

  /** Ask for the odds of the battle; they come into `oddsNow`. */
  odds = (): void => this.send({ type: "odds" });

  /** Ask what somebody who thinks would answer; it comes into `hint`. */
  askHint = (): void => {
    const choice = this.view?.choice;
    if (!choice || this.busy) return;
    this.refusal = null;
    this.hint = "asking";
    this.send({ type: "hint", number: choice.number });
  };

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.seen);
    this.line?.close();
  }

  private reply(type: "answer" | "picks", keys: string[], again?: number): void {
    const choice = this.view?.choice;
    if (!choice || this.busy) return;
    this.refusal = null;
    this.busy = true;
    this.acknowledged = false;
    this.stage.decided(keys[0]);
    const sent: Answer | Picks = again === undefined ? { type, number: choice.number, keys } : { type: "answer", number: again, keys, instead: true };
    this.sent = sent;
    this.send(sent);
  }

  private send(message: Heard): void {
    if (this.line?.state === "open") this.line.say(JSON.stringify(message));
  }

  private connect(): void {
    this.line = { state: "opening", say: () => undefined, close: () => undefined };
    const way = this.line;
    void transportFor(this.id).then((transport) => {
      if (this.line !== way || this.closed) return;
      const line = transport.connect(this.id, {
        opened: () => line.say(JSON.stringify({ type: "hello", token: this.token ?? secretOf(this.id) })),
        heard: (text) => this.hear(JSON.parse(text) as Told),
        closed: () => {
          if (this.line === line) this.lost();
        },
      });
      this.line = line;
    }, () => this.line === way && this.lost());
  }

  private lost(): void {
    if (this.closed) return;
    this.status = "lost";
    const wait = Math.max(this.wanted, WAITS[Math.min(this.tries++, WAITS.length - 1)]!);
    this.wanted = 0;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), wait);
  }

  /** A device that slept may hold a socket that is long dead without knowing it. */
  private seen = (): void => {
    if (document.hidden) this.hiddenAt = Date.now();
    else if (this.status === "open" && Date.now() - this.hiddenAt > ASLEEP) this.line?.close();
    else this.hurry();
  };

  /** The network or the person is back: do not wait any longer. */
  private hurry = (): void => {
    if (this.status !== "lost" || this.closed || document.hidden) return;
    if (this.line?.state === "opening") return;
    clearTimeout(this.timer);
    this.connect();
  };

  private hear(message: Told): void {
    if (message.type === "table") this.hearTable(message.table);
    else if (message.type === "state") this.hearState(message);
    else if (message.type === "ok") this.settled(message.number);
    else if (message.type === "phrase") this.said = [...this.said.slice(-49), { ...message, at: Date.now() }];
    else if (message.type === "odds") this.oddsNow = message.odds;
    else if (message.type === "hint") this.hint = message;
    else this.hearRefusal(message);
  }

  private hearTable(table: TableInfo): void {
    this.table = table;
    this.promise ??= promised(table);
    this.opened();
  }

  private opened(): void {
    this.status = "open";
    this.tries = 0;
  }

  private hearState(message: TellState): void {
    if (message.patch) {
      if (!this.view || message.n !== this.n + 1) return this.line?.close();
      this.hearFilm(this.view, { ...message, patch: message.patch });
    } else if (message.view) {
      this.view = message.view;
      this.log = message.log;
      this.stage.reset(this.view, this.log);
      this.opened();
      this.again();
    }
    this.back = message.back;
    this.n = message.n;
    this.oddsNow = null;
    // An advice is told in the log first; what was answered since makes it worthless.
    if (this.hint && this.hint !== "asking" && this.view?.choice?.number !== this.hint.number) this.hint = null;
    if (this.acknowledged || this.view?.choice?.number !== this.sent?.number) this.busy = false;
  }

  /** What changed, scene by scene: the truth is here at once, and the stage shows how it came about. */
  private hearFilm(view: View, message: TellState & { patch: Patch }): void {
    const { beats, view: after } = beatsOf(view, message, this.stage.staging?.together);
    const taken = message.log_from < this.log.length;
    this.view = after;
    this.log = [...this.log.slice(0, message.log_from), ...message.log];
    if (taken) this.stage.reset(after, this.log);
    else this.stage.take(beats, after, this.log);
  }

  /** After a reconnect: an answer that nobody acknowledged is sent again, but only to the question it was for. */
  private again(): void {
    if (!this.sent) return;
    if (this.view?.choice?.number === this.sent.number) this.send(this.sent);
    else this.settled(this.sent.number);
  }

  /** Committed. The table stays busy until the state after it is here, so that the old question is not answered again. */
  private settled(number: number): void {
    if (this.sent?.number !== number) return;
    const instead = this.sent.type === "answer" && this.sent.instead;
    this.sent = null;
    this.acknowledged = true;
    if (!instead && this.view?.choice?.number !== number) this.busy = false;
    else setTimeout(() => (this.busy &&= !this.acknowledged), 400);
  }

  private hearRefusal(message: TellRefused): void {
    if (FINAL.includes(message.code)) this.closed = true;
    this.wanted = 1000 * Number(message.text.args.seconds ?? 0);
    this.refusal = { code: message.code, text: message.text };
    this.sent = null;
    this.busy = false;
    this.hint = null;
  }
}
