/** Which page an address shows; each is loaded when it is first gone to. */

import type { Component } from "svelte";
import { loadAll } from "../games.svelte";
import { mine } from "./mine";
import { allWords } from "./words.svelte";

export interface Shown {
  Page: Component<{ id: string }>;
  /** the table it is about, if it is about one; it is made anew for every other */
  id: string;
}
type Loaded = { default: Component<{ id: string }> | Component<Record<string, never>> };

const PAGES: Record<string, () => Promise<Loaded>> = {
  "": () => import("../pages/Home.svelte"),
  new: () => import("../pages/NewTable.svelte"),
  play: () => import("../pages/Play.svelte"),
  cards: () => withGames(import("../pages/Cards.svelte")),
  glossary: () => withGames(import("../pages/Glossary.svelte")),
  rules: () => import("../pages/Rules.svelte"),
  about: () => import("../pages/About.svelte"),
  tables: () => import("../pages/MyTables.svelte"),
  puzzles: () => import("../pages/Puzzles.svelte"),
  alone: () => import("../hitzroad/Journeys.svelte"),
};
const OF_A_TABLE: Record<string, () => Promise<Loaded>> = {
  table: () => import("../pages/TablePage.svelte"),
  replay: () => import("../pages/Replay.svelte"),
  seat: () => import("../pages/Carry.svelte"),
};

/** A page that shows every game waits for all of them. */
async function withGames<T>(page: Promise<T>): Promise<T> {
  const [shown] = await Promise.all([page, loadAll()]);
  return shown;
}

/** The page of an address. */
export async function pageOf(path: string): Promise<Shown> {
  const place = path.split("/").filter(Boolean).map(decodeURIComponent);
  const load = place.length < 2 ? PAGES[place[0] ?? ""] : place.length === 2 ? OF_A_TABLE[place[0]] : undefined;
  // The first page says little, but of tables that are here also what is played at them.
  const more = place.length > 0 || mine().length > 0;
  const [found] = await Promise.all([(load ?? (() => import("../pages/NoPage.svelte")))() as Promise<Loaded>, ...(more ? [allWords()] : [])]);
  return { Page: found.default as Component<{ id: string }>, id: place[1] ?? "" };
}
