/**
 * Keeps all files of a site for when there is no network. `potasovka site` writes what SITE is before this: the build and its files.
 *
 * A new build is loaded beside the old one, and waits until the player agrees.
 */

const PREFIX = `potasovka ${self.registration.scope} `;
const NAME = PREFIX + SITE.build;
/** Names that say what is in the file: whoever has such a file need not load it again. */
const LASTING = /^assets\/|\.[0-9a-f]{12}\.packed$/;
const urlOf = (file) => new URL(file, self.registration.scope).href;

async function older() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  return Promise.all(names.map((name) => caches.open(name)));
}

async function take(cache, before, file) {
  const url = urlOf(file);
  if (LASTING.test(file)) {
    for (const one of before) {
      const found = await one.match(url);
      if (found) return cache.put(url, found);
    }
  }
  const reply = await fetch(url, { cache: LASTING.test(file) ? "force-cache" : "no-cache" });
  if (!reply.ok) throw new Error(`${file}: ${reply.status}`);
  return cache.put(url, reply);
}

async function takeAll() {
  const [cache, before] = [await caches.open(NAME), await older()];
  for (const file of SITE.files) await take(cache, before, file);
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== NAME).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request) {
  const url = new URL(request.url);
  const scope = new URL(self.registration.scope);
  const isPage = url.pathname === scope.pathname || url.pathname === `${scope.pathname}index.html`;
  const kept = await (await caches.open(NAME)).match(isPage ? urlOf("./") : url.origin + url.pathname);
  return kept ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(takeAll()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
self.addEventListener("message", (event) => {
  if (event.data === "take over") void self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && event.request.url.startsWith(self.registration.scope)) event.respondWith(answer(event.request));
});
