/** Things move from where they were to where they are: positions are noted before an update and played after it. */

import { tick, untrack } from "svelte";
import { reducedMotion, settings } from "../lib/settings.svelte";

const MS = { calm: 450, normal: 320, fast: 160, none: 0 };
const EASING = "cubic-bezier(.2,.8,.3,1)";
/** Farther than this a copy flies over everything; nearer, the thing itself glides (px). */
const FAR = 90;

/**
 * Elements with `data-flip` move to their new place whenever `what` changes. An element that is new comes from its
 * `data-from` or its `data-home`: the `data-flip` or `data-flip-home` of something that was there before.
 */
export function flips(root: () => HTMLElement | undefined, what: () => unknown): void {
  $effect.pre(() => {
    what();
    untrack(() => {
      const element = root();
      if (!element || reducedMotion()) return;
      const before = places(element);
      void tick().then(() => play(element, before));
    });
  });
}

function places(element: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const thing of element.querySelectorAll<HTMLElement>("[data-flip], [data-flip-home]")) {
    const key = thing.dataset.flip ?? thing.dataset.flipHome;
    if (key) found.set(key, thing.getBoundingClientRect());
  }
  return found;
}

function play(element: HTMLElement, before: Map<string, DOMRect>): void {
  if (!before.size) return;
  for (const thing of element.querySelectorAll<HTMLElement>("[data-flip]")) {
    const { flip = "", from = "", home = "" } = thing.dataset;
    const start = before.get(flip) ?? before.get(from) ?? before.get(home);
    if (!start) continue;
    const end = thing.getBoundingClientRect();
    const dx = start.left + start.width / 2 - (end.left + end.width / 2);
    const dy = start.top + start.height / 2 - (end.top + end.height / 2);
    const far = Math.hypot(dx, dy);
    if (far > FAR) fly(element, thing, end, dx, dy);
    else if (far > 2) glide(thing, dx, dy);
  }
}

function glide(thing: HTMLElement, dx: number, dy: number): void {
  thing.animate([{ translate: `${dx}px ${dy}px` }, { translate: "0 0" }], { duration: MS[settings.speed], easing: EASING });
}

/** A copy flies, so that no scrolling region cuts it off; the thing itself can be clicked meanwhile. */
function fly(element: HTMLElement, thing: HTMLElement, end: DOMRect, dx: number, dy: number): void {
  const copy = thing.cloneNode(true) as HTMLElement;
  for (const part of [copy, ...copy.querySelectorAll<HTMLElement>("*")]) {
    for (const name of Object.keys(part.dataset)) delete part.dataset[name];
  }
  // Outside of what it stood in it keeps the colours that it had there.
  for (let around = thing.parentElement; around && around !== element; around = around.parentElement) {
    for (const name of Array.from(around.style).filter((one) => one.startsWith("--"))) {
      if (!copy.style.getPropertyValue(name)) copy.style.setProperty(name, around.style.getPropertyValue(name));
    }
  }
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  copy.style.cssText += `;position:fixed;z-index:45;margin:0;overflow:hidden;pointer-events:none;left:${end.left}px;top:${end.top}px;width:${end.width}px;height:${end.height}px`;
  element.append(copy);
  const duration = MS[settings.speed];
  thing.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
  copy.animate([{ translate: `${dx}px ${dy}px` }, { translate: "0 0" }], { duration, easing: EASING }).onfinish = () => copy.remove();
}
