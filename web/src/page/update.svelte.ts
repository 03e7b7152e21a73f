/** A newer build of the site: it is loaded beside this one, and taken when the player agrees. */

import { fileOf, site } from "../lib/site";

const EVERY = 3_600_000;
let waiting = $state.raw<ServiceWorker | null>(null);
let otherRules = $state.raw<string[]>([]);

/** Whether there is a newer build. */
export const newer = (): boolean => waiting !== null;
/** The games that it plays by other rules. */
export const changed = (): string[] => otherRules;

async function found(worker: ServiceWorker): Promise<void> {
  const reply = await fetch(fileOf("potasovka-site.json"), { cache: "no-store" }).catch(() => null);
  const rules = reply?.ok ? ((await reply.json()) as { rules: Record<string, string> }).rules : {};
  otherRules = Object.keys(site!.rules).filter((game) => game in rules && rules[game] !== site!.rules[game]);
  waiting = worker;
}

/** Keep the site for when there is no network, and look for newer builds. */
export async function keepSite(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const controlled = navigator.serviceWorker.controller !== null;
  // Only a worker that replaces another one brings other files.
  navigator.serviceWorker.addEventListener("controllerchange", () => controlled && location.reload());
  const registration = await navigator.serviceWorker.register(fileOf("sw.js"), { updateViaCache: "none" });
  if (registration.waiting) void found(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && registration.active) void found(worker);
    });
  });
  setInterval(() => void registration.update().catch(() => undefined), EVERY);
}

/** Keep a server's page for when the server does not answer; the server is always asked first, so nobody is asked about newer builds. */
export function keepServed(): void {
  void navigator.serviceWorker?.register("/sw.js", { updateViaCache: "none" }).catch(() => undefined);
}

/** Take the newer build: the page begins anew with it. */
export function takeNewer(): void {
  waiting?.postMessage("take over");
}
