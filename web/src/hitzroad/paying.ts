/** Paying by hand: a mix that is put together step by step out of the ways that are offered. */

import type { Option } from "../lib/types";
import { RESOURCES, type Mix, type Resource } from "./view";

export const total = (mix: Mix): number => RESOURCES.reduce((sum, kind) => sum + mix[kind], 0);
const same = (one: Mix, other: Mix): boolean => RESOURCES.every((kind) => one[kind] === other[kind]);

/** The ways to pay among some options. */
export const ways = (options: Option[]): Option[] => options.filter((option) => option.ref.mix);

/** The way that is exactly this mix. */
export const wayOf = (options: Option[], mix: Mix): Option | undefined => ways(options).find((option) => same(option.ref.mix as Mix, mix));

/** The most of a kind that any way takes. */
export const most = (options: Option[], kind: Resource): number => Math.max(0, ...ways(options).map((option) => (option.ref.mix as Mix)[kind]));

/** The way to begin with: the one that leaves the piles most even. */
export function first(options: Option[], owned: Mix, sign: 1 | -1): Mix {
  const spread = (mix: Mix) => RESOURCES.reduce((sum, kind) => sum + (owned[kind] + sign * mix[kind]) ** 2, 0);
  const all = ways(options).map((option) => option.ref.mix as Mix);
  return { ...all.reduce((best, mix) => (total(mix) > total(best) || (total(mix) === total(best) && spread(mix) < spread(best)) ? mix : best)) };
}
