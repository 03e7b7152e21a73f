/** The keywords of Smash Up: how they look in a text, where the rulebook explains them. Their meaning is in web-glossary.ftl. */

import { parts, words, type Keyword } from "../lib/keywords";

export const KEYWORDS: Keyword[] = [
  ...words("keywords", {
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
    printed: ["starting (?:power|breakpoint)", "исходн\\p{L}+"],
    reveal: ["reveal(?:s|ed)?", "раскр(?:ой|ыв|ыть|ывает|ытых|ытую)"],
    play: null,
    inplay: null,
    yourturn: null,
    afterwards: null,
    sothat: null,
    place: null,
    here: null,
  }),
  ...words("counters", { counter: ["(?:\\+1 )?(?:power )?counters?", "маркер\\p{L}*(?: силы)?"] }),
  ...words("scoring", {
    breakpoint: ["breakpoints?", "оборон(?:а|ы|у|ой)"],
    before: ["before (?:it|(?:this|a|another) base) (?:is )?score[sd]", "перед (?:её )?захватом"],
    after: ["after (?:it|(?:this|a|another) base) (?:is |has )?score[sd]", "после (?:её )?захвата"],
    prizes: null,
    ties: null,
  }),
  ...words("turn", { turn: null, limit: null }),
  ...words("end", { victory: ["victory points?", "победн\\p{L}+ очк\\p{L}+"] }),
  ...words("bury", {
    bury: ["bury|buries|buried", "захорон\\p{L}+"],
    uncover: ["uncover(?:s|ed)?", "раскопа\\p{L}+"],
  }),
  ...words("duel", { duel: ["duels?", "дуэл\\p{L}+"] }),
  ...words("titans", { titan: ["titans?", "титан\\p{L}*"] }),
  ...words("clash", { clash: null }),
  ...words("board", {
    side: null,
    slot: null,
    occupation: ["on occupation", "при размещении"],
    round: null,
  }),
];

/** What a text says of a card's talent: the rest of it from that word on. */
export function talent(text: string): string {
  const all = parts(text, KEYWORDS);
  const at = all.findLastIndex((part) => part.keyword === "talent");
  return all
    .slice(Math.max(0, at))
    .map((part) => part.text)
    .join("");
}
