/** How much narrower letters must be for a word to fit, 1 for not at all; never so narrow that nobody reads them. */
export function narrowness(word: number, room: number): number {
  return word > 0 && room > 0 ? Math.max(0.6, Math.min(1, room / word)) : 1;
}

/** Tells a text in `--narrow` how much narrower its letters must be for its longest word to fit into what is around it. */
export function narrow(text: HTMLElement) {
  const around = text.parentElement!;
  let room = 0;
  function fit(): void {
    room = around.clientWidth;
    const { paddingLeft, paddingRight } = getComputedStyle(around);
    text.style.width = "min-content";
    const word = text.offsetWidth;
    text.style.removeProperty("width");
    text.style.setProperty("--narrow", String(narrowness(word, room - parseFloat(paddingLeft) - parseFloat(paddingRight))));
  }
  const sizes = new ResizeObserver(() => around.clientWidth !== room && fit());
  sizes.observe(around);
  fit();
  void document.fonts.ready.then(fit);
  return { destroy: () => sizes.disconnect() };
}
