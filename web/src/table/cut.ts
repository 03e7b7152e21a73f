/** Marks a text of which only the first lines are in sight: `data-cut`, until it fits. */
export function cut(text: HTMLElement) {
  const mark = () => text.toggleAttribute("data-cut", text.scrollHeight > text.clientHeight + 4);
  const sizes = new ResizeObserver(mark);
  sizes.observe(text);
  const words = new MutationObserver(mark);
  words.observe(text, { childList: true, characterData: true, subtree: true });
  return {
    destroy() {
      sizes.disconnect();
      words.disconnect();
    },
  };
}
