/** The catalogues of the games, each loaded when first asked for. */

import { lasting } from "./api";
import type { Language } from "./settings.svelte";

type Both = Record<Language, string>;

/** One line of a catalogue: Smash Up has `card`, `kind`, `text`, … ; Hit Z Road has `scene`, `resources`, `event`, … */
export interface CardInfo {
  /** the slug (Smash Up) or the number on the card (Hit Z Road) */
  id: string;
  kind: string;
  name: Both;
  text: Both;
  box?: string;
  faction?: string | null;
  copies?: number;
  power?: number | null;
  on?: string | null;
  breakpoint?: number;
  prizes?: number[];
  level?: number;
  rank?: string | null;
  ours?: boolean;
  scene?: Both;
  resources?: { ammo: number; gas: number; adrenaline: number };
  event?: unknown;
  zombies?: number;
  horde?: number;
  vp?: number;
  [more: string]: unknown;
}

type Shelf = Map<string, CardInfo>;
type Raw = Partial<CardInfo> & { id: string; name: Both };

const NOTHING: Shelf = new Map();
let shelves = $state.raw<Record<string, Shelf>>({});
const asked: Record<string, Promise<void>> = {};

/** Load a catalogue; to be awaited where everything must be there. */
export function loadCards(game: string): Promise<void> {
  return (asked[game] ??= lasting(`cards-${game}`, `/api/cards/${game}`).then(
    (text) => {
      const rows = JSON.parse(text) as Raw[];
      const shelf: Shelf = new Map();
      for (const row of rows) {
        shelf.set(row.id, { kind: "place", text: row.scene ?? { en: "", ru: "" }, ...row });
      }
      shelves = { ...shelves, [game]: shelf };
    },
    (error: unknown) => {
      delete asked[game];
      throw error;
    },
  ));
}

function shelf(game: string): Shelf {
  const there = shelves[game];
  if (there) return there;
  loadCards(game).catch(() => undefined);
  return NOTHING;
}

/** A card by its id; undefined while the catalogue is on its way. */
export function card(game: string, id: string): CardInfo | undefined {
  return shelf(game).get(id);
}

/** All cards of a game in the catalogue's order; empty while it is on its way. */
export function allCards(game: string): CardInfo[] {
  return [...shelf(game).values()];
}
