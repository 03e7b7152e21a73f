/** The games this client can show; everything that is not about one game finds it here by name. */

import hitzroad from "./hitzroad";
import type { GameUi } from "./lib/game";
import smashup from "./smashup";

export const GAMES: GameUi[] = [smashup, hitzroad];

/** How a game is shown; undefined: this client does not know it. */
export function ui(name: string): GameUi | undefined {
  return GAMES.find((game) => game.name === name);
}
