/** Questions in which one loses a card or a minion: they must not look like playing one. */

import type { Choice } from "../lib/types";

/** Whether every answer but a refusal costs the chooser what it shows. */
export function losesAll(choice: Choice | null): boolean {
  const answers = (choice?.pick?.options ?? choice?.options ?? []).filter((option) => option.role === "answer");
  return answers.length > 0 && answers.every((option) => option.loses);
}
