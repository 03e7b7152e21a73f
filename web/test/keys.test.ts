import { expect, test } from "vitest";
import { keyName } from "../src/lib/keys";

const press = (key: string, code: string, shiftKey = false) => keyName({ key, code, shiftKey });

test("a letter is itself on every Latin keyboard, wherever it lies", () => {
  expect(press("e", "KeyE")).toBe("e");
  expect(press("E", "KeyE", true)).toBe("e");
  expect(press("e", "KeyD")).toBe("e"); // Dvorak
  expect(press("z", "KeyY")).toBe("z"); // German
});

test("on other alphabets the place counts", () => {
  expect(press("у", "KeyE")).toBe("e");
  expect(press("З", "KeyP", true)).toBe("p");
  expect(press("ε", "KeyE")).toBe("e");
  expect(press("ш", "KeyI")).toBe("i");
  expect(press("я", "KeyZ")).toBe("z");
});

test("a question mark is found on every keyboard", () => {
  expect(press("?", "Slash", true)).toBe("?");
  expect(press("?", "Digit7", true)).toBe("?"); // Russian
  expect(press(",", "Slash", true)).toBe("?"); // the same key of a Russian keyboard
  expect(press(".", "Slash")).toBe(".");
});

test("keys without letters keep their names", () => {
  expect(press("Escape", "Escape")).toBe("escape");
  expect(press("Tab", "Tab")).toBe("tab");
});
