/** Names that stay whole: the letters shrink with the longest word instead of breaking it. */

/** How many letters the longest word of a name has; a hyphen may end a line. */
export function longest(name: string): number {
  return Math.max(...name.split(/[\s—]|(?<=-)/).map((word) => word.length));
}
