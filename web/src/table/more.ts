/** Marks a strip that goes on beyond its edge: `data-more` says to which side. */
export function more(strip: HTMLElement) {
  const SLACK = 8;
  function mark(): void {
    const left = strip.scrollLeft > SLACK;
    const right = strip.scrollLeft + strip.clientWidth < strip.scrollWidth - SLACK;
    strip.dataset.more = [left ? "left" : "", right ? "right" : ""].join(" ").trim();
  }
  // A strip grows by what is in it, so its children are watched, too.
  const sizes = new ResizeObserver(mark);
  const follow = () => [strip, ...strip.children].forEach((one) => sizes.observe(one));
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
