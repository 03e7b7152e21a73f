/** A hint that is longer than its room is read page by page, and each page ends where a thought does. */

const sentences = (text: string): string[] => text.split(/(?<=[.!?…])\s+/);
/** The halves of a sentence that has a colon or a semicolon. */
const halves = (sentence: string): string[] => sentence.split(/(?<=[:;])\s+/);

/** As few pages as there can be, given what fits on one; only a sentence too long for a page is parted. */
export function pages(text: string, fits: (part: string) => boolean): string[] {
  const found: string[] = [];
  for (const thought of sentences(text).flatMap((sentence) => (fits(sentence) ? [sentence] : halves(sentence)))) {
    const longer = found.length ? `${found.at(-1)} ${thought}` : thought;
    if (found.length && fits(longer)) found[found.length - 1] = longer;
    else found.push(thought);
  }
  return found;
}
