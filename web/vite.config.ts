import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { icons } from "./icons.ts";

const server = process.env.POTASOVKA_SERVER ?? "http://127.0.0.1:8000";

/** Licences of what is built in go with the build. */
function licences() {
  const packages = ["@fontsource/rubik", "@fontsource/russo-one", "@fontsource/rubik-wet-paint", "@noble/hashes"];
  return {
    name: "licences",
    generateBundle(this: { emitFile: (file: object) => void }) {
      const source = packages.map((name) => readFileSync(`node_modules/${name}/LICENSE`, "utf8")).join("\n\n");
      this.emitFile({ type: "asset", fileName: "licences.txt", source });
    },
  };
}

export default defineConfig({
  plugins: [icons(["smashup", "hitzroad", "cast"]), svelte(), licences()],
  build: { outDir: "../src/potasovka/server/client", emptyOutDir: true, assetsInlineLimit: 0, chunkSizeWarningLimit: 2000 },
  worker: { format: "es" },
  // Pages lie at any depth on a server, so they name files from the top; files name each other from where they are, in whatever folder.
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === "html" ? undefined : { relative: true }) },
  // The client's logic is tested as it runs in a browser, not as Svelte would render it on a server.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  test: { include: ["test/**/*.test.ts"], setupFiles: ["test/browser.ts"] },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
});
