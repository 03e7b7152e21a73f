/** Keys by what stands on them, whatever alphabet the keyboard writes. */

type Pressed = Pick<KeyboardEvent, "key" | "code" | "shiftKey">;

/** The key in small Latin letters: the letter that was typed, or else the one at that place of a Latin keyboard; others by name. */
export function keyName({ key, code, shiftKey }: Pressed): string {
  const typed = key.toLowerCase();
  if (/^[a-z]$/.test(typed)) return typed;
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter) return letter.toLowerCase();
  return code === "Slash" && shiftKey ? "?" : typed;
}
