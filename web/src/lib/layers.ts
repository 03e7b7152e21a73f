/** What lies open over a page: where one touches, the browser's Back closes it before it leaves the page. */

const touch = matchMedia("(pointer: coarse)");
/** How to close each, the topmost last. All of them share one step of the history. */
const open: (() => void)[] = [];
/** Whether we go back ourselves, because all that lay open is closed. */
let leaving = false;

const marked = (): boolean => (history.state as { layer?: boolean } | null)?.layer === true;
function mark(): void {
  if (!leaving && !marked()) history.pushState({ layer: true }, "");
}
function leave(): void {
  if (open.length || leaving || !marked()) return;
  leaving = true;
  history.back();
}

/** Something has been opened that `close` closes; what is returned is called when it is gone. */
export function layer(close: () => void): () => void {
  if (!touch.matches) return () => {};
  open.push(close);
  mark();
  return () => {
    const at = open.indexOf(close);
    if (at >= 0) open.splice(at, 1);
    // Not at once: what opens in its place takes its step over.
    setTimeout(leave);
  };
}

addEventListener("popstate", () => {
  if (leaving) leaving = false;
  else open.pop()?.();
  if (open.length) mark();
  else leave();
});
// After a reload nothing lies open.
if (marked()) history.replaceState(null, "");
