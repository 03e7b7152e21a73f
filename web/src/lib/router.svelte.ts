/** Where we are: one of our own addresses, changed without a reload. */

import { addressOf, to } from "./site";

const now = (): URL => addressOf(new URL(location.href)) ?? new URL("/", location.origin);
let url = $state.raw(now());

addEventListener("popstate", () => (url = now()));
// Somebody has put the secret part of a link behind an address that is open already: begin anew with it.
addEventListener("hashchange", () => location.reload());

export function path(): string {
  return url.pathname;
}

export function query(name: string): string | null {
  return url.searchParams.get(name);
}

/** Go to an address of ours. */
export function go(address: string, how: { replace?: boolean } = {}): void {
  const next = new URL(address, url);
  if (next.href === url.href) return;
  const moved = next.pathname !== url.pathname;
  history[how.replace ? "replaceState" : "pushState"](null, "", to(next.href));
  url = next;
  if (moved) scrollTo(0, 0);
}

/** Plain clicks on links of ours do not reload. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest("a");
  if (!link || link.target || link.hasAttribute("download")) return;
  const address = addressOf(new URL(link.href));
  if (!address || address.pathname.startsWith("/api/") || /\.\w+$/.test(address.pathname)) return;
  event.preventDefault();
  go(address.href);
}
