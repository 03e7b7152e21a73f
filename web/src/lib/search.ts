/** Finding cards and terms as people type them: «ё» or «е», with or without hyphens, in any inflection. */

/** A text made ready: its letters, and the stems of its words. */
export interface Searchable {
  plain: string;
  stems: string[];
}

const RUSSIAN =
  /(?:иями|ями|ами|иях|ях|ах|ием|ого|его|ому|ему|ыми|ими|ешь|ишь|ать|ять|ить|еть|уть|ает|яет|ует|ают|яют|ой|ей|ая|яя|ое|ее|ые|ие|ый|ий|ую|юю|ом|ем|ам|ям|ов|ев|ет|ит|ут|ют|ат|ят|ия|ии|ию|а|я|о|е|ы|и|у|ю|ь|й)$/u;
const ENGLISH = /(?:ings?|ed|ies|es|s|y)$/u;
/** A vowel that comes and goes before the last consonant: «мишка», «мишек». */
const FLEETING = /([бвгджзйклмнпрстфхцчшщ])[еоь]([кц])$/u;
const SHORTEST = 3;

/** Letters and digits alone: small, without accents and the two dots of «ё», words apart. */
export function plain(text: string): string {
  return text
    .toLocaleLowerCase()
    .normalize("NFD")
    .replace(/(?<=и)\u0306/gu, "\u0001")
    .replace(/\p{M}/gu, "")
    .replace(/и\u0001/gu, "й")
    .replace(/['’]/gu, "")
    .replace(/[^\p{L}\p{N}+]+/gu, " ")
    .trim();
}

/** A word without its ending, as long as something is left of it. */
export function stem(word: string): string {
  const cut = word.replace(/[а-я]/u.test(word) ? RUSSIAN : ENGLISH, "");
  return (cut.length < SHORTEST ? word : cut).replace(FLEETING, "$1$2");
}

/** A text made ready to be searched; words with hyphens are found in parts and as one. */
export function searchable(text: string): Searchable {
  const joined = text.match(/\p{L}+(?:-\p{L}+)+/gu)?.map((word) => plain(word.replaceAll("-", ""))) ?? [];
  const words = plain(text).split(" ");
  return { plain: plain(text), stems: [...new Set([...words, ...joined].map(stem))] };
}

/** Whether every word that was typed is in the text, as it is or in another inflection. */
export function finds(typed: string, text: Searchable): boolean {
  return plain(typed)
    .split(" ")
    .filter(Boolean)
    .every((word) => text.plain.includes(word) || text.stems.some((one) => one.startsWith(stem(word))));
}
