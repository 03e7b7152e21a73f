/** The pictures that can be shown: those of the frame at once, those of a game as soon as they are there, after its table. */

import frame from "virtual:icons";

type Bodies = Record<string, string>;

let bodies = $state.raw<Bodies>(frame);

/** A game's pictures are on their way. */
export function expectIcons(more: Promise<{ default: Bodies }>): void {
  more.then(
    (found) => (bodies = { ...bodies, ...found.default }),
    () => undefined,
  );
}

/** The inside of an svg; nothing for a picture that is not there. */
export function iconBody(name: string): string {
  return bodies[name] ?? "";
}
