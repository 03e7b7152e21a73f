/**
 * Runs a Python program in the Python of the page, under Node: `node tools/in_page.mjs [LIBRARY.zip] FOLDER… -- PROGRAM ARGUMENTS…`
 *
 * Each FOLDER is put on the path of Python; the whole repository is at /repo, and what the program prints is printed. With
 * a LIBRARY Python has that instead of its own.
 */

import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "../web/node_modules/pyodide/pyodide.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const end = process.argv.indexOf("--");
const named = process.argv.slice(2, end);
const library = named[0]?.endsWith(".zip") ? resolve(named.shift()) : undefined;
const [program, ...words] = process.argv.slice(end + 1);

const python = await loadPyodide({ stdLibURL: library, stdout: (line) => process.stdout.write(`${line}\n`), stderr: (line) => process.stderr.write(`${line}\n`) });
python.mountNodeFS("/repo", root);
const paths = named.map((folder, at) => {
  python.mountNodeFS(`/path${at}`, resolve(folder));
  return `/path${at}`;
});
const script = `/repo/${program}`;
python.globals.set("_begin", python.toPy({ argv: [script, ...words], path: [dirname(script), ...paths] }));
python.runPython("import sys\nsys.argv[:] = _begin['argv']\nsys.path[:0] = _begin['path']\nsys.dont_write_bytecode = True");
try {
  python.runPython(readFileSync(resolve(root, program), "utf8"), { globals: python.toPy({ __name__: "__main__", __file__: script }), filename: script });
} catch (error) {
  if (error.type !== "SystemExit") process.stderr.write(`${error.message}\n`);
  process.exitCode = /SystemExit: 0$/m.test(error.message) ? 0 : 1;
}
