/** Opening a table and going there. */

import { loadGame } from "../games.svelte";
import { engineParts, gameInfo, openTable } from "./api";
import { addTokens } from "./mine";
import { askToPersist } from "./persist";
import { named } from "./plan.svelte";
import { learnSecret, withSecret } from "./secrets";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";
import { site } from "./site";
import { fetchEngine, isHere } from "./transport";
import type { SeatWish, TableWish } from "./wire";

/** Open a table, keep its tokens and go there; a `Refused` says why not. */
export async function open(table: TableWish): Promise<void> {
  // The game is loaded meanwhile: whatever happens first at the table is seen on it.
  const [opened] = await Promise.all([openTable(table), loadGame(table.game)]);
  if (engineParts().length && !site) void fetchEngine();
  if (isHere(opened.table)) askToPersist();
  learnSecret(opened.table, opened.secret);
  addTokens(opened.table, table.game, opened.tokens);
  go(withSecret(`/table/${opened.table}`, opened.table));
}

/** At once: this person against a bot that plays well, everything else left to chance. */
export function playBot(game: string): Promise<void> {
  const seats: SeatWish[] = [{ kind: "me", ...named(settings.name) }, { kind: "bot", bot: gameInfo(game).stand_in }];
  return open({ game, setup: {}, seats });
}

/** The first game: a dealt position with a guide. */
export function playLesson(game: string): Promise<void> {
  return open({ game, setup: {}, seats: [], lesson: true });
}

/** A puzzle: it has its own position and seats. */
export function playPuzzle(game: string, name: string): Promise<void> {
  return open({ game, setup: {}, seats: [], puzzle: name });
}
