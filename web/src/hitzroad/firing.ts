/** Firing by hand: where there are many numbers of rounds, one is stepped to. */

import type { Option } from "../lib/types";

/** More numbers than so many do not lie side by side as buttons. */
const MANY = 6;
const FIRE = "fire:";

/** So many rounds an answer fires; none, if it is another answer. */
export const roundsOf = (option: Option): number => (option.key.startsWith(FIRE) ? Number(option.key.slice(FIRE.length)) : 0);

/** The numbers of rounds to step through, if there are too many to lie side by side. */
export function stepped(options: Option[]): Option[] {
  const numbers = options.filter((option) => option.key.startsWith(FIRE));
  return numbers.length > MANY ? numbers : [];
}

/** The answer that fires so many. */
export const shooting = (options: Option[], rounds: number): Option | undefined => options.find((option) => option.key === `${FIRE}${rounds}`);

/** The number to begin with: the one that is recommended. */
export const begun = (options: Option[], starred: string | undefined): number => roundsOf(options.find((option) => option.key === starred) ?? options[0]!);
