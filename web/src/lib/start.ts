/** Opening a table and going there. */

import { gameInfo, openTable, type NewSeat, type NewTable } from "./api";
import { addTokens } from "./mine";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";

/** Open a table, keep its tokens and go there; a `Refused` says why not. */
export async function open(table: NewTable): Promise<void> {
  const opened = await openTable(table);
  addTokens(opened.table, table.game, opened.tokens);
  go(`/table/${opened.table}`);
}

/** At once: this person against a bot that plays well, everything else left to chance. */
export function playBot(game: string): Promise<void> {
  const seats: NewSeat[] = [{ kind: "me", ...named(settings.name) }, { kind: "bot", bot: gameInfo(game).stand_in }];
  return open({ game, setup: {}, seats });
}

/** The first game: a dealt position with a guide. */
export function playLesson(game: string): Promise<void> {
  return open({ game, setup: {}, seats: [], lesson: true });
}

/** A seat's name field, left out when nothing was typed. */
export function named(name: string): { name?: string } {
  return name.trim() ? { name: name.trim() } : {};
}
