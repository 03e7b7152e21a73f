import type { Patch } from "./types";

/** A copy of `root` with `value` at `path`; everything beside the path is shared with the original. */
function put(root: unknown, path: (string | number)[], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const copy = (Array.isArray(root) ? [...root] : { ...(root as object) }) as Record<string | number, unknown>;
  copy[step] = put(copy[step], rest, value);
  return copy;
}

/** The view after a patch; the old one is left as it was. */
export function patched<T>(view: T, patch: Patch): T {
  return patch.reduce((now, [path, value]) => put(now, path, value) as T, view);
}
