/** Marks what goes on beyond its edge: `data-more` says to which sides (left, right, up, down). Plain text, in which nothing has the focus, is reached by keys to scroll it. */
export function more(strip: HTMLElement, plain = false) {
  const SLACK = 4;
  const scrolls = (how: string) => how === "auto" || how === "scroll";
  function mark(): void {
    const { overflowX, overflowY } = getComputedStyle(strip);
    const [across, down] = [scrolls(overflowX), scrolls(overflowY)];
    const sides = {
      left: across && strip.scrollLeft > SLACK,
      right: across && strip.scrollLeft + strip.clientWidth < strip.scrollWidth - SLACK,
      up: down && strip.scrollTop > SLACK,
      down: down && strip.scrollTop + strip.clientHeight < strip.scrollHeight - SLACK,
    };
    const there = Object.entries(sides).flatMap(([side, goesOn]) => (goesOn ? [side] : []));
    strip.dataset.more = there.join(" ");
    if (plain && (sides.up || sides.down)) strip.tabIndex = 0;
    else if (plain) strip.removeAttribute("tabindex");
  }
  // A strip grows by what is in it, so its children are watched, too.
  const sizes = new ResizeObserver(mark);
  const follow = () => {
    [strip, ...strip.children].forEach((one) => sizes.observe(one));
    mark();
  };
  const children = new MutationObserver(follow);
  follow();
  children.observe(strip, { childList: true });
  strip.addEventListener("scroll", mark, { passive: true });
  return {
    destroy() {
      sizes.disconnect();
      children.disconnect();
    },
  };
}
