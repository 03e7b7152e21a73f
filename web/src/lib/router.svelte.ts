/** Where we are: the address without the host, changed without a reload. */

let url = $state.raw(new URL(location.href));

addEventListener("popstate", () => (url = new URL(location.href)));
// Somebody has put the secret part of a link behind an address that is open already: begin anew with it.
addEventListener("hashchange", () => location.reload());

export function path(): string {
  return url.pathname;
}

export function query(name: string): string | null {
  return url.searchParams.get(name);
}

/** Go to an address of ours. */
export function go(to: string, how: { replace?: boolean } = {}): void {
  const next = new URL(to, location.href);
  if (next.href === url.href) return;
  const moved = next.pathname !== url.pathname;
  history[how.replace ? "replaceState" : "pushState"](null, "", next);
  url = next;
  if (moved) scrollTo(0, 0);
}

/** Plain clicks on links of ours do not reload. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || /\.\w+$/.test(link.pathname)) return;
  event.preventDefault();
  go(link.href);
}
