/** Keywords in texts: each game has its own (see its keywords.ts). */

import type { Language } from "./settings.svelte";
import { language } from "./words.svelte";

export interface Keyword {
  /** messages: `term-ID`, `term-ID-means` */
  id: string;
  /** message of the place in a rulebook: `book-PLACE` */
  book: string;
  /** how a text says it, as a pattern; none: only in the glossary */
  said?: Record<Language, string>;
}
export interface Part {
  text: string;
  keyword?: string;
}

/** Keywords that one place of a book explains: id, and how texts say it. */
export function words(book: string, rows: Record<string, [en: string, ru: string] | null>): Keyword[] {
  return Object.entries(rows).map(([id, said]) => ({ id, book, ...(said && { said: { en: said[0], ru: said[1] } }) }));
}

interface Finder {
  pattern: RegExp;
  ids: string[];
}
const finders = new Map<Keyword[], Partial<Record<Language, Finder>>>();

function finder(known: Keyword[], spoken: Language): Finder {
  const made = finders.get(known) ?? {};
  finders.set(known, made);
  const said = known.filter((word) => word.said);
  const groups = said.map((word) => `(${word.said![spoken]})`).join("|");
  made[spoken] ??= { pattern: new RegExp(`(?<!\\p{L})(?:${groups})(?!\\p{L})`, "giu"), ids: said.map((word) => word.id) };
  return made[spoken];
}

/** A text in the language now spoken, cut into plain parts and keywords. */
export function parts(text: string, known: Keyword[]): Part[] {
  const { pattern, ids } = finder(known, language());
  const found: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const which = match.slice(1).findIndex((group) => group !== undefined);
    if (match.index > from) found.push({ text: text.slice(from, match.index) });
    found.push({ text: match[0], keyword: ids[which] });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from) });
  return found;
}

/** The keywords a text uses, each once, in the order of the text. */
export function used(text: string, known: Keyword[]): Keyword[] {
  const ids = new Set(parts(text, known).flatMap((part) => (part.keyword ? [part.keyword] : [])));
  return [...ids].map((id) => known.find((word) => word.id === id)!);
}
