/** The stage of a table: what is on the screen is the table of the event that is being shown, until all is shown. */

import { reducedMotion, settings, type Speed } from "../lib/settings.svelte";
import type { Line, View } from "../lib/types";
import type { Beat, Pace, Staging } from "./beats";

/** How many times as long as at normal speed. */
const TIMES: Record<Speed, number> = { calm: 1.7, normal: 1, fast: 1 / 3, none: 0 };
/** While somebody holds it down, time runs so much faster. */
const HURRY = 8;
/** More than this is not played: who comes back to so much reads it. */
const MOST = 400;

interface Reel {
  view: View;
  log: Line[];
  beats: Beat[];
}

export class Stage {
  /** what is on the screen */
  view = $state.raw<View | null>(null);
  log = $state.raw<Line[]>([]);
  /** the beat that is being shown */
  now = $state.raw<Beat | null>(null);
  /** whether the table still is as it was before the beat */
  before = $state(false);
  /** whether somebody has to say that it goes on */
  waits = $state(false);
  /** how long the scene that is shown stays if nobody reads it (ms); null: it does not go by itself */
  lasts = $state<number | null>(null);
  /** whether this seat has to press something before the beat happens */
  presses = $state(false);
  /** from which line of the log on things have happened since this seat last decided something */
  since = $state(0);
  /** whether what has happened is being shown once more */
  again = $state(false);
  /** lines that somebody who was away has not seen: from here on */
  missed = $state<number | null>(null);

  staging: Staging | null = null;
  /** under which name this device remembers how much was seen; nothing for a spectator */
  private readonly memory: string | null;
  private truth: { view: View; log: Line[] } | null = null;
  private queue: Beat[] = [];
  private reel: Reel | null = null;
  private fresh = true;
  private held = false;
  /** whether a scene that waits for somebody is run through, because it began while they held it down */
  private rushed = false;
  /** whether somebody reads the scene that is shown; and whether that has just changed */
  private reading = false;
  private turned = false;
  private go: (() => void) | null = null;
  private paused = false;
  private resume: (() => void) | null = null;
  private running = false;
  /** the scene that somebody came to see: it stays until they go on */
  private scene: Beat | null = null;
  /** whether nothing more is waited for */
  private ending = false;
  /** what this seat answered last, until something was pressed with it */
  private answer = "";

  constructor(memory: string | null = null) {
    this.memory = memory && `potasovka.seen.${memory}`;
  }

  /** Whether something is being shown. */
  get playing(): boolean {
    return this.now !== null;
  }

  /** Whether there is something to be shown once more. */
  get canRepeat(): boolean {
    return !this.playing && this.reel !== null && this.reel.beats.length > 0;
  }

  /** The table as it is, without anything having been seen to happen. */
  reset(view: View, log: Line[]): void {
    this.truth = { view, log };
    this.queue = [];
    this.scene = this.reel = null;
    this.fresh = true;
    this.since = Math.min(this.since, log.length);
    const seen = Number((this.memory && localStorage.getItem(this.memory)) ?? log.length);
    const others = log.slice(seen).some((line) => typeof line.seat === "number" && line.seat !== view.seat);
    if (seen > 0 && others) this.missed = this.since = seen;
    this.settle();
  }

  /** This seat decides something: what comes now is what happened since. */
  decided(answer = ""): void {
    this.fresh = true;
    this.answer = answer;
    this.missed = null;
  }

  /** Something happened; afterwards the table is so. `sought`: somebody came to see its scene, if it has one. */
  take(beats: Beat[], view: View, log: Line[], sought = false): void {
    if (this.fresh && beats.length && this.truth) {
      this.fresh = false;
      this.since = this.truth.log.length;
      if (!this.reel || this.leaves(beats)) this.reel = { view: this.truth.view, log: this.truth.log, beats: [] };
    }
    // What was taken back is not shown once more.
    if (this.reel && this.truth && log.length < this.truth.log.length) {
      this.reel = { ...this.reel, beats: this.reel.beats.filter((beat) => beat.from + beat.lines.length <= log.length) };
    }
    this.reel?.beats.push(...beats);
    this.truth = { view, log };
    const scene = sought ? beats.findIndex((beat) => this.paceOf(beat)?.waits) : -1;
    if (scene >= 0) {
      this.scene = beats[scene]!;
      this.queue.push(...beats.slice(scene));
      void this.run();
    } else if (!this.staging || reducedMotion() || this.queue.length + beats.length > MOST) {
      this.queue = [];
      this.settle();
    } else {
      this.queue.push(...beats);
      void this.run();
    }
  }

  /** The whole log of what is being shown. */
  private get lines(): Line[] {
    return this.again ? [...this.reel!.log, ...this.reel!.beats.flatMap((one) => one.lines)] : this.truth!.log;
  }

  private paceOf(beat: Beat): Pace | undefined {
    return this.staging?.pace(beat, beat.view.seat, this.lines.slice(0, beat.from));
  }

  /** Whether this seat's own turn ends in these beats: what happened before it is not shown once more. */
  private leaves(beats: Beat[]): boolean {
    const turnOf = this.staging?.turnOf;
    const me = this.truth!.view.seat;
    return !turnOf || (turnOf(this.truth!.view) === me && beats.some((beat) => turnOf(beat.view) !== me));
  }

  /** Go on to the next beat. */
  skip = (): void => this.go?.();

  /** Go on to the end. */
  skipAll = (): void => {
    this.queue = [];
    this.ending = this.running;
    this.go?.();
  };

  /** While it is held down everything runs fast. */
  hold(down: boolean): void {
    this.held = down;
    if (down || this.rushed) this.go?.();
  }

  /** Somebody reads the scene that is shown, or no longer: as long as they do it does not go on by itself. */
  read(on: boolean): void {
    if (this.reading === on) return;
    this.reading = on;
    if (this.lasts === null && !this.waits) return;
    this.turned = true;
    this.go?.();
  }

  /** Somebody looks at something else that lies over the table: nothing goes on meanwhile. */
  pause(on: boolean): void {
    this.paused = on;
    this.read(on);
    if (!on) this.resume?.();
  }

  /** Show once more what happened since this seat last decided something. */
  repeat = (): void => {
    if (!this.canRepeat || !this.reel) return;
    this.again = true;
    this.view = still(this.reel.view);
    this.log = this.reel.log;
    this.queue = [...this.reel.beats];
    void this.run();
  };

  private settle(): void {
    this.now = null;
    this.again = this.before = this.waits = this.presses = false;
    if (!this.truth) return;
    this.view = this.truth.view;
    this.log = this.truth.log;
    if (this.memory && !document.hidden) {
      if (this.truth.view.over) localStorage.removeItem(this.memory);
      else localStorage.setItem(this.memory, String(this.log.length));
    }
    this.go?.();
  }

  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    // Who does not look is shown it when they do.
    while (document.hidden && this.queue.length) await seen();
    for (let beat = this.queue.shift(); beat; beat = this.queue.shift()) await this.show(beat);
    this.running = this.ending = false;
    this.settle();
  }

  private async show(beat: Beat): Promise<void> {
    const pace: Pace = this.paceOf(beat) ?? { lead: 0, rest: 0 };
    this.now = beat;
    this.before = true;
    while (this.paused) await new Promise<void>((resolve) => (this.resume = resolve));
    if (this.now !== beat) return;
    const byHand = this.memory !== null && !this.again && !settings.ownRolls;
    if (pace.press === "before" && byHand && !this.staging?.pressed?.(this.answer) && !this.held) {
      this.presses = true;
      await this.wait(Infinity);
      this.presses = false;
    }
    if (pace.press === "before") this.answer = "";
    if (beat !== this.scene) await this.wait(pace.lead);
    if (this.now !== beat) return;
    this.view = still(beat.view);
    this.log = this.lines.slice(0, beat.from + beat.lines.length);
    this.before = false;
    const stays = beat === this.scene || (Boolean(pace.waits) && settings.speed === "calm") || (pace.press === "after" && byHand);
    do {
      const patient = stays || (Boolean(pace.waits) && this.reading);
      this.turned = false;
      this.waits = patient && !this.held;
      this.rushed = patient && this.held;
      this.lasts = pace.waits && !patient ? this.scaled(pace.rest) : null;
      await this.wait(this.waits ? Infinity : pace.rest);
    } while ((this.turned && pace.waits) || (this.rushed && !this.held));
    this.waits = this.rushed = false;
    this.lasts = null;
    // Meanwhile somebody may have gone to another one.
    if (beat !== this.scene) return;
    this.scene = null;
    if (reducedMotion()) this.queue = [];
  }

  private scaled(ms: number): number {
    return ms === Infinity ? ms : (ms * TIMES[settings.speed]) / (this.held ? HURRY : 1);
  }

  private wait(ms: number): Promise<void> {
    const time = this.scaled(ms);
    if (this.ending || !(time > 0)) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = time === Infinity ? undefined : setTimeout(done, time);
      const stage = this;
      function done() {
        clearTimeout(timer);
        stage.go = null;
        resolve();
      }
      this.go = done;
    });
  }
}

/** A view in which nobody is asked: questions come when all that led to them has been shown. */
function still(view: View): View {
  return { ...view, choice: null };
}

function seen(): Promise<void> {
  return new Promise((resolve) => document.addEventListener("visibilitychange", () => resolve(), { once: true }));
}
