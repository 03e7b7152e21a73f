/** The keywords of both games: how they look in a text, where the rulebooks explain them. Their meaning is in web-glossary.ftl. */

import type { Game } from "./cards.svelte";
import type { Language } from "./settings.svelte";
import { language } from "./words.svelte";

export interface Keyword {
  /** messages: `term-ID`, `term-ID-means` */
  id: string;
  game: Game;
  /** message of the place in a rulebook: `book-PLACE` */
  book: string;
  /** how a text says it, as a pattern; none: only in the glossary */
  said?: Record<Language, string>;
}
export interface Part {
  text: string;
  keyword?: string;
}

function words(game: Game, book: string, rows: Record<string, [en: string, ru: string] | null>): Keyword[] {
  return Object.entries(rows).map(([id, said]) => ({ id, game, book, ...(said && { said: { en: said[0], ru: said[1] } }) }));
}

export const KEYWORDS: Keyword[] = [
  ...words("smashup", "keywords", {
    ongoing: ["Ongoing", "Постоянное"],
    talent: ["Talents?", "Талант(?:а|ы|ов)?"],
    special: ["Specials?", "Спецсвойств(?:о|а|ом)?"],
    extra: ["extra", "добавочн(?:ого|ое|ых|ая|ую|ый)"],
    destroy: ["destroy(?:s|ed)?", "уничтож\\p{L}+"],
    move: ["moves?|moved|moving", "перемест\\p{L}+|перемещ\\p{L}+"],
    return: ["return(?:s|ed)?", "верн(?:и|уть|ул|ётся)"],
    transfer: ["transfer(?:s|red)?", "перенес\\p{L}+"],
    discard: null,
    cancel: ["cancel(?:s|led)?", "отмен(?:и|ить|ены|ено|ена|яет)"],
    control: ["controls?|controllers?", "контрол\\p{L}+"],
    affect: ["affect(?:s|ed)?", "влия(?:ют|ет|ть|ние)|повлия\\p{L}+"],
    owner: ["owners?", "владел(?:ец|ьца|ьцу)"],
    standard: ["standard actions?", "обычное действие"],
    printed: ["printed", "исходн\\p{L}+"],
    reveal: ["reveal(?:s|ed)?", "раскр(?:ой|ыв|ыть|ывает|ытых|ытую)"],
    play: null,
    inplay: null,
  }),
  ...words("smashup", "counters", { counter: ["(?:\\+1 )?(?:power )?counters?", "маркер\\p{L}*(?: силы)?"] }),
  ...words("smashup", "scoring", {
    breakpoint: ["breakpoints?", "оборон(?:а|ы|у|ой)"],
    before: ["before (?:it|(?:this|a|another) base) (?:is )?score[sd]", "перед (?:её )?захватом"],
    after: ["after (?:it|(?:this|a|another) base) (?:is |has )?score[sd]", "после (?:её )?захвата"],
    prizes: null,
    ties: null,
  }),
  ...words("smashup", "turn", { turn: null, limit: null }),
  ...words("smashup", "end", { victory: ["victory points?", "победн\\p{L}+ очк\\p{L}+"] }),
  ...words("smashup", "bury", {
    bury: ["bury|buries|buried", "захорон\\p{L}+"],
    uncover: ["uncover(?:s|ed)?", "раскопа\\p{L}+"],
  }),
  ...words("smashup", "duel", { duel: ["duels?", "дуэл\\p{L}+"] }),
  ...words("smashup", "titans", { titan: ["titans?", "титан\\p{L}*"] }),
  ...words("smashup", "clash", { clash: null }),
  ...words("hitzroad", "auction", { bid: null, order: null }),
  ...words("hitzroad", "route", {
    scavenge: null,
    event: null,
    rule: ["Battle(?=:)", "Битва(?=:)"],
  }),
  ...words("hitzroad", "battle", {
    survivor: ["survivors?", "выживш\\p{L}+"],
    ranged: ["ranged attack", "стрельб\\p{L}+"],
    melee: null,
    bite: ["bites?", "укус\\p{L}*"],
    bolt: ["lightnings?", "молни\\p{L}+"],
    target: ["targets?", "прицел\\p{L}*"],
    adrenaline: ["adrenaline", "адреналин\\p{L}*"],
    ammo: ["ammo|ammunition", "патрон\\p{L}*"],
    gas: ["(?<!toxic )gas", "бензин\\p{L}*"],
    flee: ["flees?", "сбежать"],
  }),
  ...words("hitzroad", "horde", { horde: ["hordes?", "орд(?:а|ы|у|ой)"], death: null }),
  ...words("hitzroad", "loss", { key: ["keys?", "ключ\\p{L}*"], out: null }),
  ...words("hitzroad", "goal", { bonus: null }),
  ...words("hitzroad", "tokens", {
    bus: ["school bus", "школьн\\p{L}+ автобус\\p{L}*"],
    exterminator: ["Exterminator", "Ликвидатор\\p{L}*"],
    molotov: ["Molotov cocktails?", "коктейл\\p{L}+ Молотова"],
  }),
  ...words("hitzroad", "cards", {
    rifle: ["sniper rifle", "снайперская винтовка"],
    map: ["maps?", "карта местности"],
    wounded: ["wounded", "раненый"],
    toxic: ["toxic gas", "ядовитый газ"],
    fanatic: ["fanatic", "фанатик"],
  }),
  ...words("hitzroad", "solo", { blind: null, solo: null }),
];

interface Finder {
  pattern: RegExp;
  ids: string[];
}
const finders = new Map<string, Finder>();

function finder(game: Game, spoken: Language): Finder {
  const name = `${game} ${spoken}`;
  const known = finders.get(name);
  if (known) return known;
  const said = KEYWORDS.filter((word) => word.game === game && word.said);
  const groups = said.map((word) => `(${word.said![spoken]})`).join("|");
  const made = { pattern: new RegExp(`(?<!\\p{L})(?:${groups})(?!\\p{L})`, "giu"), ids: said.map((word) => word.id) };
  finders.set(name, made);
  return made;
}

/** A text in the language now spoken, cut into plain parts and keywords. */
export function parts(text: string, game: Game): Part[] {
  const { pattern, ids } = finder(game, language());
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
export function used(text: string, game: Game): Keyword[] {
  const ids = new Set(parts(text, game).flatMap((part) => (part.keyword ? [part.keyword] : [])));
  return [...ids].map((id) => KEYWORDS.find((word) => word.id === id)!);
}
