/** Turning what views and logs carry (seats, slugs of cards, texts) into sentences, as cli/say.py does. */

import { characterAt } from "../cast/cast";
import { gameInfo } from "../lib/api";
import type { Line, TableInfo, Text } from "../lib/types";
import { t } from "../lib/words.svelte";

/** A piece of a sentence: plain words, or the name of a card that can be looked at. */
export type Piece = { text: string; card?: string };

const SEATS = new Set(["seat", "taker", "owner", "winner"]);
const NONE = "none";
// Marks around a card's name inside a sentence; no text has them.
const OPEN = "\u0001";
const MIDDLE = "\u0002";
const CLOSE = "\u0003";

/** A player's name as the table knows it, for whoever may read it. */
export function bareName(table: TableInfo, seat: number): string {
  const { name, kind } = table.seats[seat] ?? {};
  const character = characterAt(table, seat);
  if (character && !name) return t(`cast-${character.id}`);
  return name || t(kind === "bot" ? "web-bot-name" : "player", { n: seat + 1 });
}

/** The same for the one who looks: one's own seat is said to be theirs, wherever it is named. */
export function playerName(table: TableInfo, seat: number): string {
  const name = bareName(table, seat);
  return table.you === seat ? t("web-seat-you", { name }) : name;
}

/** In Russian a side of the Big Base is a «сторона», which is inflected like the «база» that messages have. */
const SIDE = /([Бб])аз(а|ы|е|у|ой) (?=«(?:\u0001\w+\u0002)?(?:Север|Восток|Юг|Запад)[»\u0003])/g;

function tidy(said: string): string {
  return said.replace(/([?!]\u0003?)\.(?=\s|$)/g, "$1").replace(SIDE, (_, first, end) => `${first === "Б" ? "С" : "с"}торон${end} `);
}

function isText(value: unknown): value is Text {
  return typeof value === "object" && value !== null && "id" in value;
}

/** A text of the view; seats in it are said by name. */
export function sayText(text: Text, table: TableInfo): string {
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(text.args)) {
    if (SEATS.has(name) && typeof value === "number") args[name] = playerName(table, value);
    else if (isText(value)) args[name] = sayText(value, table);
    else args[name] = typeof value === "number" ? value : String(value || NONE);
  }
  return tidy(t(text.id, args));
}

/** An argument of a log line; `names` is how the game says such arguments. */
function argument(names: string, value: unknown, table: TableInfo): string | number {
  if (Array.isArray(value)) return value.map((part) => argument(names, part, table)).join(", ") || NONE;
  if (names === "seat" && typeof value === "number") return playerName(table, value);
  if (isText(value)) return sayText(value, table);
  if (typeof value === "string" && value) {
    const said = names ? t(names + value) : value;
    return names === "card-" ? `${OPEN}${value}${MIDDLE}${said}${CLOSE}` : said;
  }
  return typeof value === "number" ? value : NONE;
}

/** A line of the log in words, cut where a card is named. */
export function tellLine(line: Line, table: TableInfo): Piece[] {
  const names = gameInfo(table.game).events;
  const args: Record<string, string | number> = Object.fromEntries(Object.keys(names).map((name) => [name, NONE]));
  for (const [name, value] of Object.entries(line)) {
    if (name !== "kind") args[name] = argument(names[name] ?? "", value, table);
  }
  if (typeof line.amount === "number") args.signed = signed(line.amount);
  const because = line.why ? ` ${t("log-why", args)}` : "";
  return cut(tidy(t(line.kind, args)) + because);
}

const BEFORE = /[«“(]+$/;
const AFTER = /^[»”).,:;?!]+/;
/** The same pieces; quotes and stops that touch a card's name are with it, so that no line is broken between them. */
export function bound(pieces: Piece[]): (Piece & { before: string; after: string })[] {
  const named = (at: number) => pieces[at]?.card !== undefined;
  const touching = (at: number, marks: RegExp) => (named(at) ? "" : (pieces[at]?.text.match(marks)?.[0] ?? ""));
  return pieces.map((piece, at) => {
    if (named(at)) return { ...piece, before: touching(at - 1, BEFORE), after: touching(at + 1, AFTER) };
    const begins = named(at - 1) ? touching(at, AFTER).length : 0;
    const ends = named(at + 1) ? touching(at, BEFORE).length : 0;
    return { text: piece.text.slice(begins, piece.text.length - ends), before: "", after: "" };
  });
}

/** The same line as plain words. */
export function plainLine(line: Line, table: TableInfo): string {
  return tellLine(line, table)
    .map((piece) => piece.text)
    .join("");
}

/** A number with its sign. */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

function cut(said: string): Piece[] {
  const pieces: Piece[] = [];
  for (const part of said.split(OPEN)) {
    const [marked, rest] = part.includes(CLOSE) ? part.split(CLOSE) : [null, part];
    if (marked !== null) {
      const [card, text] = marked.split(MIDDLE);
      pieces.push({ text, card });
    }
    if (rest) pieces.push({ text: rest });
  }
  return pieces;
}
