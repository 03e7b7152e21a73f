/** Python in a worker: its parts are loaded packed, unpacked here, and started. */

import { unpacked } from "../lib/packed";
import type { Packed } from "../lib/wire";

/** What Python is made of, unpacked; it can be handed to another worker, which then need not load or compile anything. */
export interface Parts {
  loader: Blob;
  script: Blob;
  machine: WebAssembly.Module;
  library: Blob;
  bundle: Blob;
}

/** The little of Pyodide that is used here. */
export interface Python {
  FS: { mkdirTree: (path: string) => void; writeFile: (path: string, data: Uint8Array) => void };
  pyimport: (module: string) => Record<string, (...args: unknown[]) => unknown>;
  ffi: { PythonError: new () => Error & { type: string } };
}
interface Loader {
  loadPyodide: (options: Record<string, unknown>) => Promise<Python>;
}

const SCRIPT = "text/javascript";
const WASM = "application/wasm";
const PACKAGES = "/lib/python3.14/site-packages";

/** Load all parts; `loaded` hears of every piece what it belongs to and how large it is. */
export async function load(parts: (Packed & { path: string })[], loaded: (what: string, bytes: number) => void): Promise<Parts> {
  const stream = async (name: string, type: string): Promise<Response> => {
    const part = parts.find((one) => one.name === name);
    if (!part) throw new Error(`the site has no ${name}`);
    return new Response(await unpacked(part, part.path, (bytes) => loaded(name, bytes)), { headers: { "Content-Type": type } });
  };
  const blob = async (name: string, type: string): Promise<Blob> => (await stream(name, type)).blob();
  const [machine, loader, script, library, bundle] = await Promise.all([
    WebAssembly.compileStreaming(stream("pyodide.asm.wasm", WASM)),
    blob("pyodide.mjs", SCRIPT),
    blob("pyodide.asm.mjs", SCRIPT),
    blob("library.zip", "application/zip"),
    blob("potasovka.bundle", "application/octet-stream"),
  ]);
  return { machine, loader, script, library, bundle };
}

/** Start Python, with Potasovka in it. */
export async function begin(parts: Parts): Promise<Python> {
  const { loadPyodide } = (await import(/* @vite-ignore */ URL.createObjectURL(parts.loader))) as Loader;
  const script = (await import(/* @vite-ignore */ URL.createObjectURL(parts.script))) as { default: unknown };
  const python = await withMachine(parts.machine, () =>
    loadPyodide({
      indexURL: "/",
      createPyodideModule: script.default,
      stdLibURL: URL.createObjectURL(parts.library),
      lockFileContents: { info: { arch: "wasm32", platform: "emscripten", version: "0", python: "3.14", abi_version: "2026_0" }, packages: {} },
      packageBaseUrl: "/",
      checkAPIVersion: false,
      convertNullToNone: true,
    }),
  );
  unbundle(python, new Uint8Array(await parts.bundle.arrayBuffer()));
  return python;
}

/** Pyodide would fetch and compile its machine itself: here it is already. */
async function withMachine<T>(machine: WebAssembly.Module, start: () => Promise<T>): Promise<T> {
  const [fetched, instantiate] = [globalThis.fetch, WebAssembly.instantiateStreaming];
  globalThis.fetch = (what, how) => (String(what).endsWith("pyodide.asm.wasm") ? Promise.resolve(new Response()) : fetched(what, how));
  WebAssembly.instantiateStreaming = async (_, imports) => ({ module: machine, instance: await WebAssembly.instantiate(machine, imports) });
  try {
    return await start();
  } finally {
    globalThis.fetch = fetched;
    WebAssembly.instantiateStreaming = instantiate;
  }
}

/** Files one after another, behind a line that says how long each is. */
function unbundle(python: Python, bundle: Uint8Array): void {
  let at = bundle.indexOf(10) + 1;
  const files = JSON.parse(new TextDecoder().decode(bundle.subarray(0, at))) as [string, number][];
  for (const [name, length] of files) {
    const path = `${PACKAGES}/${name}`;
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    python.FS.writeFile(path, bundle.subarray(at, (at += length)));
  }
}
