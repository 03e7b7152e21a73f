import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SRC = join(import.meta.dirname, "../src");

test("the frame shows only pictures that are there before any game's", () => {
  const known = Object.values(JSON.parse(readFileSync(join(SRC, "ui/icons.json"), "utf-8")) as Record<string, string>);
  const frame = ["ui", "pages", "table", "lessons", "story"].flatMap((folder) =>
    readdirSync(join(SRC, folder), { recursive: true, encoding: "utf-8" }).filter((file) => file.endsWith(".svelte")).map((file) => join(SRC, folder, file)),
  );
  const shown = frame.flatMap((file) => [...readFileSync(file, "utf-8").matchAll(/<Icon name="([^"{]+)"/g)].map((found) => found[1]!));
  expect(shown.filter((name) => !known.includes(name))).toEqual([]);
});
