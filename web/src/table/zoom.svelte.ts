/** Looking at a card closely: by hover or focus beside it, by long press, tap or the key I in a sheet of its own. */

import { keyName } from "../lib/keys";
import { settings } from "../lib/settings.svelte";

/** Why a number is what it is, or who would get what: a heading and rows. */
export interface Section {
  title: string;
  rows: { text: string; value: string; seat?: number }[];
}
export interface Look {
  card: string;
  about?: () => Section[];
  /** Cards that belong to it, shown below it in a sheet. */
  also?: string[];
  /** A tap has no other meaning here, so it looks too. */
  tap?: boolean;
}

interface Looking {
  look: Look;
  at: DOMRect;
  /** In a sheet of its own instead of beside the card. */
  sheet: boolean;
}

const HOVER_MS = 700;
const PRESS_MS = 450;
const SLACK = 10;

class Zoom {
  now = $state.raw<Looking | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  open(element: Element, look: Look, sheet: boolean): void {
    clearTimeout(this.timer);
    this.now = { look, at: element.getBoundingClientRect(), sheet };
  }
  soon(element: Element, look: () => Look, sheet: boolean, after: number, then?: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!element.isConnected) return;
      this.open(element, look(), sheet);
      then?.();
    }, after);
  }
  /** No longer hovered or pressed; a sheet stays until it is closed. */
  leave(): void {
    clearTimeout(this.timer);
    const was = this.now;
    // Not at once: an element that is taken away loses its focus in the middle of an update.
    queueMicrotask(() => {
      if (this.now === was && !was?.sheet) this.now = null;
    });
  }
  close(): void {
    clearTimeout(this.timer);
    this.now = null;
  }
}

export const zoom = new Zoom();

/** Svelte action: this element stands for a card that can be looked at. */
export function zoomable(element: HTMLElement, given: Look | null) {
  let look = given;
  let pressed: { x: number; y: number } | null = null;
  let swallow = false;
  let rests = true;

  const current = () => look as Look;
  const touch = (event: PointerEvent) => event.pointerType !== "mouse";
  const handlers: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
    pointerleave: (event) => {
      if (touch(event)) return;
      rests = true;
      zoom.leave();
    },
    pointerdown: (event) => {
      swallow = false;
      if (!look) return;
      if (!touch(event)) {
        rests = false;
        return zoom.leave();
      }
      pressed = { x: event.clientX, y: event.clientY };
      zoom.soon(element, current, true, PRESS_MS, () => (swallow = settings.held = true));
    },
    pointermove: (event) => {
      // A pointer that came here and rests looks; one under which the table has changed does not, nor one that has pressed.
      if (look && !touch(event) && !event.buttons && rests) {
        if (!zoom.now) zoom.soon(element, current, false, HOVER_MS, () => (rests = false));
        return;
      }
      if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > SLACK) lift();
    },
    pointerup: lift,
    pointercancel: lift,
    contextmenu: (event) => {
      if (swallow || pressed) event.preventDefault();
    },
    focus: () => {
      if (look && element.matches(":focus-visible")) zoom.soon(element, current, false, HOVER_MS);
    },
    blur: () => zoom.leave(),
    keydown: (event) => {
      if (look && keyName(event) === "i" && !event.ctrlKey && !event.metaKey) zoom.open(element, look, true);
    },
  };
  function lift(): void {
    if (pressed && !swallow) zoom.leave();
    pressed = null;
  }
  function click(event: MouseEvent): void {
    if (swallow) {
      swallow = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    } else if (look?.tap) zoom.open(element, look, true);
  }

  for (const [name, handler] of Object.entries(handlers)) element.addEventListener(name, handler as EventListener);
  element.addEventListener("click", click, true);
  return {
    update(next: Look | null) {
      look = next;
    },
    destroy() {
      zoom.leave();
    },
  };
}
