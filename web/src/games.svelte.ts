/** The games this client can show; everything that is not about one game finds it here by name, and it is loaded when first asked for. */

import FightPoster from "./smashup/FightPoster.svelte";
import RoadPoster from "./hitzroad/RoadPoster.svelte";
import type { GameUi, Known } from "./lib/game";

export const GAMES: Known[] = [
  { name: "smashup", Poster: FightPoster, load: () => import("./smashup") },
  { name: "hitzroad", Poster: RoadPoster, load: () => import("./hitzroad") },
];

let loaded = $state.raw<Record<string, GameUi>>({});
const asked: Record<string, Promise<void>> = {};

/** Whether this client knows such a game. */
export function isGame(name: string): boolean {
  return GAMES.some((game) => game.name === name);
}

/** Load a game; to be awaited where it must be there. */
export function loadGame(name: string): Promise<void> {
  const game = GAMES.find((one) => one.name === name);
  if (!game) return Promise.resolve();
  return (asked[name] ??= game.load().then(
    (found) => void (loaded = { ...loaded, [name]: found.default }),
    (error: unknown) => {
      delete asked[name];
      throw error;
    },
  ));
}

/** Load all of them, for pages that show every game. */
export async function loadAll(): Promise<void> {
  await Promise.all(GAMES.map(({ name }) => loadGame(name)));
}

/** How a game is shown; undefined: it is on its way, or this client does not know it. */
export function ui(name: string): GameUi | undefined {
  if (!loaded[name]) loadGame(name).catch(() => undefined);
  return loaded[name];
}

/** All that are there, in their order. */
export function uis(): GameUi[] {
  return GAMES.flatMap(({ name }) => loaded[name] ?? []);
}
