/** Answers that have no place on the table: in which order they stand, under which names, and which keys give them. */
import type { Option, Text } from "../lib/types";

/** An option; `among` others of one card it is named by its place. */
export type Loose = Option & { copies?: number; among?: { card: Text; place: Text } };

/** Answers beside each other, under one name if they are of one card. */
export interface Group {
  of: string | null;
  options: Loose[];
}

// Answers that end something come last, always at the same place.
const ORDER: Option["role"][] = ["answer", "decline", "pass", "done", "end"];
const KEYS: Record<string, Option["role"][]> = { p: ["pass", "done"], e: ["end"] };

/** All answers in their order, those under one name together. */
export function grouped(loose: Loose[], say?: (text: Text) => string): Group[] {
  const found: Group[] = [];
  for (const option of [...loose].sort((a, b) => ORDER.indexOf(a.role) - ORDER.indexOf(b.role))) {
    const of = option.among && say ? say(option.among.card) : null;
    const last = found.at(-1);
    if (last && of !== null && last.of === of) last.options.push(option);
    else found.push({ of, options: [option] });
  }
  return found;
}

/** Whether it lets something go by; such answers never lie where the turn is ended. */
export const skips = ({ role }: Option): boolean => role === "pass" || role === "done" || role === "decline";

/** The key that is written on it. */
export const shortcut = ({ role }: Option): string | null => (role === "pass" || role === "done" ? "P" : role === "end" ? "E" : null);

/** The answer that a key gives. */
export const wantedBy = (key: string, options: Option[]): Option | undefined => options.find((option) => KEYS[key]?.includes(option.role));
