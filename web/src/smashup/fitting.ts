/** Names that stay whole: the letters shrink with the longest word instead of breaking it. */

const BROAD = /[mwжмфшщыюMWЖМФШЩЫЮ]/g;

/** How long the longest word of a name is, in letters of usual breadth; a hyphen may end a line. */
export function longest(name: string): number {
  const lengths = name.split(/[\s—]|(?<=-)/).map((word) => word.length + 0.3 * (word.match(BROAD)?.length ?? 0));
  return Math.max(...lengths);
}
