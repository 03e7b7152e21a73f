/** Puzzles: which there are, and which of them have been tried and solved on this device. */

import { lasting } from "./api";
import type { PuzzleInfo, Puzzles } from "./wire";

const KEY = "potasovka.puzzles";

/** What came of a puzzle, by its name. */
export type Marks = Record<string, "tried" | "solved">;

export function marks(): Marks {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Marks;
  } catch {
    return {};
  }
}

/** A puzzle has been tried; what is solved stays so. */
export function mark(name: string, solved: boolean): void {
  const known = marks();
  if (known[name] === "solved") return;
  localStorage.setItem(KEY, JSON.stringify({ ...known, [name]: solved ? "solved" : "tried" }));
}

export const allPuzzles = async (game: string): Promise<Puzzles> => JSON.parse(await lasting(`puzzles-${game}`, `/api/puzzles/${game}`)) as Puzzles;

/** The one to go on with: the first unsolved one behind this one, else the first of all, else the one behind it. */
export function nextOf(puzzles: PuzzleInfo[], name: string, known: Marks): PuzzleInfo | undefined {
  const at = puzzles.findIndex((one) => one.name === name);
  const order = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(0, at))];
  return order.find((one) => known[one.name] !== "solved") ?? order[0];
}
