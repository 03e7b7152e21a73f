/** Saying things in the person's language: the same Fluent files as the server's. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { lasting } from "./api";
import { settings, type Language } from "./settings.svelte";
import type { Text } from "./types";

type Value = string | number | boolean | null | Text;

const bundles: Record<Language, FluentBundle> = {
  en: new FluentBundle("en", { useIsolating: false }),
  ru: new FluentBundle("ru", { useIsolating: false }),
};
const asked: Record<string, Promise<void>> = {};
/** Whether more is said than on the first page. */
let whole = false;
let bundle = $state.raw<FluentBundle | null>(null);
let spoken = $state<Language>(settings.language);

/** A part of the words of a language, asked for once. */
function part(wanted: Language, name: "first" | "rest"): Promise<void> {
  const key = `words-${wanted}-${name}`;
  return (asked[key] ??= read(wanted, key, `/api/locale/${wanted}?part=${name}`).catch((error: unknown) => {
    delete asked[key];
    throw error;
  }));
}

async function read(wanted: Language, name: string, path: string): Promise<void> {
  bundles[wanted].addResource(new FluentResource(await lasting(name, path)));
}

async function load(wanted: Language): Promise<FluentBundle> {
  await Promise.all([part(wanted, "first"), ...(whole ? [part(wanted, "rest")] : [])]);
  return bundles[wanted];
}

/** The words of all pages but the first; to be awaited where they are said. */
export async function allWords(): Promise<void> {
  whole = true;
  await load(settings.language);
}

/** The language now spoken. */
export function language(): Language {
  return spoken;
}

/** Speak this language from now on, here and after a reload. */
export async function setLanguage(wanted: Language): Promise<void> {
  bundle = await load(wanted);
  spoken = wanted;
  settings.language = wanted;
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}

/** A message by its name; a missing one shows its name. */
export function t(id: string, args: Record<string, Value> = {}): string {
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return id;
  const said: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === "object" && value) said[name] = say(value);
    else said[name] = typeof value === "number" ? value : String(value ?? "");
  }
  return bundle.formatPattern(pattern, said, []);
}

/** A text of the server in the person's language. */
export function say(text: Text): string {
  return t(text.id, text.args);
}
