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

/**
 * `virtual:icons/FOLDER`: the bodies of all icons that the `icons.json` of that folder below `src` names; `virtual:icons` those of
 * every other `icons.json`. An unknown name fails the build.
 */
export function icons(folders: string[]): Plugin {
  const files = () => readdirSync("src", { recursive: true, encoding: "utf8" }).filter((path) => /(^|[\\/])icons\.json$/.test(path));
  const ofFolder = (path: string, folder: string) => path.split(/[\\/]/)[0] === folder;
  return {
    name: "icons",
    resolveId: (id) => (id === MODULE || id.startsWith(`${MODULE}/`) ? "\0" + id : undefined),
    load(id) {
      if (!id.startsWith("\0" + MODULE)) return undefined;
      const folder = id.slice(MODULE.length + 2);
      const require = createRequire(import.meta.url);
      const all = require("@iconify-json/game-icons/icons.json") as Collection;
      const bodies: Record<string, string> = {};
      for (const path of files()) {
        if (folder ? !ofFolder(path, folder) : folders.some((one) => ofFolder(path, one))) continue;
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
