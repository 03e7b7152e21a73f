import { describe, expect, it } from "vitest";
import { pages } from "../src/lessons/pages";

describe("pages of a hint", () => {
  const text = "One. Two is long; three. Four!";
  const within = (n: number) => (part: string) => part.length <= n;

  it("is one page where all of it fits, and no word is lost where it does not", () => {
    expect(pages(text, within(99))).toEqual([text]);
    expect(pages(text, within(20)), "a sentence that fits stays whole").toEqual(["One.", "Two is long; three.", "Four!"]);
    expect(pages(text, within(17))).toEqual(["One. Two is long;", "three. Four!"]);
    expect(pages(text, within(1))).toEqual(["One.", "Two is long;", "three.", "Four!"]);
  });
});
