/** Search finds words as people type them. */

import { expect, test } from "vitest";
import { finds, plain, searchable, stem } from "../src/lib/search";

const found = (typed: string, text: string) => finds(typed, searchable(text));

test("ё is е, й is not и, accents and apostrophes do not matter", () => {
  expect(plain("Ещё Чёрный Séance: Tsar's Йод")).toBe("еще черный seance tsars йод");
  expect(found("мертвый штиль", "Мёртвый штиль")).toBe(true);
  expect(found("мёртвый", "Мертвый штиль")).toBe(true);
  expect(found("seance", "Séance")).toBe(true);
  expect(found("tsars", "Tsar's Palace")).toBe(true);
  expect(found("youre", "You’re Screwed")).toBe(true);
});

test("hyphens can be typed, left out, or be spaces", () => {
  for (const typed of ["рок-н-ролл", "рок н ролл", "рокнролл", "Insta-Grow", "insta grow", "instagrow"]) {
    expect(found(typed, "Мишки, бабки, рок-н-ролл. Insta-Grow"), typed).toBe(true);
  }
});

test("inflected words are found", () => {
  const pairs = [
    ["призраков", "Призраки"],
    ["акулы", "Кровь акул"],
    ["мишек", "Мишка-милашка"],
    ["мишка", "Плюшевых мишек"],
    ["уничтожить", "Уничтожь приспешника"],
    ["приспешников", "Сыграй приспешника"],
    ["базу", "На этой базе"],
    ["destroying", "It is destroyed"],
    ["factions", "a faction"],
  ];
  for (const [typed, text] of pairs) expect(found(typed, text), `${typed} in ${text}`).toBe(true);
});

test("every word that was typed must be there", () => {
  expect(found("призраки сброс", "Призраки: в сбросе")).toBe(true);
  expect(found("призраки дракон", "Призраки: в сбросе")).toBe(false);
  expect(found("  ", "anything")).toBe(true);
});

test("a beginning is enough, a short word keeps its letters", () => {
  expect(found("привид", "Дом с привидениями")).toBe(true);
  expect(stem("ход")).toBe("ход");
  expect(stem("база")).toBe("баз");
  expect(found("медведь", "Меховой ком")).toBe(false);
});
