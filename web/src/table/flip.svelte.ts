/** Things move from where they were to where they are: positions are noted before an update and played after it. */

import { tick, untrack } from "svelte";
import { reducedMotion, settings } from "../lib/settings.svelte";

const MS = { normal: 300, fast: 150, none: 0 };

/**
 * Elements with `data-flip` glide to their new place whenever `what` changes. An element that is new comes from its
 * `data-from`: the `data-flip` or `data-flip-home` of something that was there before.
 */
export function flips(root: () => HTMLElement | undefined, what: () => unknown): void {
  let before = new Map<string, DOMRect>();

  $effect.pre(() => {
    what();
    untrack(() => {
      const element = root();
      if (!element || reducedMotion()) return;
      before = places(element);
      void tick().then(() => glide(element, before));
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

function glide(element: HTMLElement, before: Map<string, DOMRect>): void {
  if (!before.size) return;
  for (const thing of element.querySelectorAll<HTMLElement>("[data-flip]")) {
    const old = before.get(thing.dataset.flip ?? "");
    const from = old ?? before.get(thing.dataset.from ?? "") ?? before.get(thing.dataset.home ?? "");
    if (!from) continue;
    const to = thing.getBoundingClientRect();
    const dx = from.left + from.width / 2 - (to.left + to.width / 2);
    const dy = from.top + from.height / 2 - (to.top + to.height / 2);
    if (Math.abs(dx) + Math.abs(dy) < 2) continue;
    thing.animate(
      [{ translate: `${dx}px ${dy}px`, zIndex: 5, opacity: old ? 1 : 0.4 }, { translate: "0 0", zIndex: 5 }],
      { duration: MS[settings.speed], easing: "cubic-bezier(.2,.8,.3,1)" },
    );
  }
}
