/** Who the bots are: every level has a few names with a face, and at one table they stay the same. */

import icons from "./icons.json";

export interface Character {
  /** `cast-ID` is its name */
  id: string;
  icon: string;
  /** what the messages of its remarks begin with: `remark-LEVEL-` */
  level: string;
}

/** What is asked of a table. */
interface Sat {
  id: string;
  /** a puzzle is the same at all its tables */
  puzzle?: { name: string } | null;
  seats: readonly { kind: string; bot?: string | null }[];
}

const CAST = icons as Record<string, Record<string, string>>;

/** The faces of all who play at a level; none for a bot that is only there to measure by. */
export const facesOf = (level: string): string[] => Object.values(CAST[level] ?? {});

/** What may be said at a good moment, one after another. */
export const GOOD = ["good-1", "good-2", "good-3"];

/** Who sits on a seat; nobody, if it is a person or a bot that is only there to measure by. */
export function characterAt(table: Sat, seat: number): Character | undefined {
  const level = levelOf(table, seat);
  const cast = Object.entries((level && CAST[level]) || {});
  if (!level || !cast.length) return undefined;
  const alike = table.seats.slice(0, seat).filter((_, at) => levelOf(table, at) === level).length;
  const [id, icon] = cast[(sum(table.puzzle?.name ?? table.id) + alike) % cast.length]!;
  return { id, icon, level };
}

/** A bot that plays for a person is nobody itself. */
const levelOf = (table: Sat, seat: number): string | null => (table.seats[seat]?.kind === "bot" ? (table.seats[seat].bot ?? null) : null);

/** A number for a name, the same on every device. */
const sum = (name: string): number => [...(name ?? "")].reduce((all, letter) => (all * 31 + letter.charCodeAt(0)) % 65_521, 0);
