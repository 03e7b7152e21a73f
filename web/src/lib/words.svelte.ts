/** Saying things in the person's language: the same Fluent files as the server's. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Language } from "./settings.svelte";
import type { Text } from "./types";

type Value = string | number | boolean | null | Text;

const bundles: Partial<Record<Language, FluentBundle>> = {};
let bundle = $state.raw<FluentBundle | null>(null);
let spoken = $state<Language>(settings.language);

async function load(wanted: Language): Promise<FluentBundle> {
  const known = bundles[wanted];
  if (known) return known;
  const reply = await fetch(`/api/locale/${wanted}`);
  if (!reply.ok) throw new Error(`/api/locale/${wanted}: ${reply.status}`);
  const loaded = new FluentBundle(wanted, { useIsolating: false });
  loaded.addResource(new FluentResource(await reply.text()));
  return (bundles[wanted] = loaded);
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
