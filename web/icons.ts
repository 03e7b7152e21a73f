import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { Plugin } from "vite";

interface Collection {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const MODULE = "virtual:icons";

/** All strings in a JSON value. */
function* strings(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (value && typeof value === "object") for (const inner of Object.values(value)) yield* strings(inner);
}

/** `virtual:icons`: the bodies of all icons that any `icons.json` below `src` names; an unknown name fails the build. */
export function icons(): Plugin {
  let files: string[] = [];
  return {
    name: "icons",
    resolveId: (id) => (id === MODULE ? "\0" + MODULE : undefined),
    load(id) {
      if (id !== "\0" + MODULE) return undefined;
      const require = createRequire(import.meta.url);
      const all = require("@iconify-json/game-icons/icons.json") as Collection;
      files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((path) => /(^|[\\/])icons\.json$/.test(path));
      const bodies: Record<string, string> = {};
      for (const path of files) {
        const file = resolve("src", path);
        this.addWatchFile(file);
        for (const name of strings(JSON.parse(readFileSync(file, "utf8")))) {
          const icon = all.icons[name] ?? all.icons[all.aliases?.[name]?.parent ?? ""];
          if (!icon) this.error(`${file}: there is no icon "${name}" in game-icons`);
          bodies[name] = icon.body;
        }
      }
      return `export default ${JSON.stringify(bodies)}`;
    },
  };
}
