/** Where this client lies: on a server of its own, or as plain files in some folder, with nobody behind them (docs/site.md). */

import { unpacked } from "./packed";
import type { Packed } from "./wire";

/** What `potasovka site` writes into the page. */
export interface Site {
  /** differs whenever anything of the site does */
  build: string;
  /** the rules that each game is played by */
  rules: Record<string, string>;
  /** what a server would answer to questions whose answers never change */
  sheets: Record<string, Packed>;
}

function told(): Site | null {
  const said = document.getElementById?.("site")?.textContent;
  return said ? (JSON.parse(said) as Site) : null;
}

/** What is known of the site; null: this page came from a server. */
export const site = told();

/** The folder in which the files lie. */
const folder = site ? new URL(".", location.origin + location.pathname) : null;

/** Where a file of the site lies. */
export const fileOf = (name: string): string => new URL(name, folder ?? `${location.origin}/`).href;

/** What one of our own addresses (`/table/…?at=3#…`) is called in links: a folder of plain files has one page only. */
export function to(address: string): string {
  if (!folder) return address;
  const { pathname, search, hash } = new URL(address, location.origin);
  return folder.pathname + (pathname === "/" && !search ? "" : `?${pathname}${search.replace("?", "&")}`) + hash;
}

/** The whole link to one of our own addresses, to be given away. */
export const linkTo = (address: string): string => location.origin + to(address);

/** Our own address out of a link's; undefined: it leads elsewhere. */
export function addressOf(link: URL): URL | undefined {
  if (link.origin !== location.origin) return undefined;
  if (!folder) return link;
  if (link.pathname !== folder.pathname && link.pathname !== `${folder.pathname}index.html`) return undefined;
  const [path = "", ...query] = link.search.slice(1).split("&");
  return new URL((path.startsWith("/") ? path : "/") + (query.length ? `?${query.join("&")}` : "") + link.hash, location.origin);
}

/** The text of a sheet of the site. */
export async function sheet(name: string): Promise<string> {
  const part = site?.sheets[name];
  if (!part) throw new Error(`the site has no sheet ${name}`);
  return new Response(await unpacked(part, fileOf(part.file))).text();
}
