/** A hint that is longer than its room is read page by page, and each page ends where a thought does. */

/** The thoughts of a text: sentences, and the halves of those that have a colon or a semicolon. */
export const thoughts = (text: string): string[] => text.split(/(?<=[.!?:;…])\s+/);

/** As few pages as there can be, given what fits on one; a thought too long for a page has one of its own. */
export function pages(text: string, fits: (part: string) => boolean): string[] {
  const found: string[] = [];
  for (const thought of thoughts(text)) {
    const longer = found.length ? `${found.at(-1)} ${thought}` : thought;
    if (found.length && fits(longer)) found[found.length - 1] = longer;
    else found.push(thought);
  }
  return found;
}
