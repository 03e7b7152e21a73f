/**
 * Keeps all files for when there is no network. What SITE is stands before this: the build and its files, written by
 * `potasovka site`, or by a server for its own pages (`served`).
 *
 * A new build is loaded beside the old one, and waits until the player agrees. The pages of a server are never behind it: what may
 * have changed there is asked for, and what is kept is for when the server does not answer.
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

/** What a request of a server's page asks for that is kept; undefined: it is no affair of ours. */
function keptOf(request) {
  const file = request.mode === "navigate" ? "./" : request.url.slice(self.registration.scope.length);
  return SITE.files.includes(file) || LASTING.test(file) ? file : undefined;
}

async function answerServed(request, file) {
  const [cache, url] = [await caches.open(NAME), urlOf(file)];
  const kept = await cache.match(url);
  if (kept && LASTING.test(file)) return kept;
  try {
    const reply = await fetch(request);
    const isPage = (reply.headers.get("content-type") ?? "").startsWith("text/html");
    if (reply.ok && isPage === (file === "./")) await cache.put(url, reply.clone());
    return reply;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener("install", (event) => event.waitUntil(takeAll()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
self.addEventListener("message", (event) => {
  if (event.data === "take over") void self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  if (!SITE.served) event.respondWith(answer(request));
  else if (keptOf(request)) event.respondWith(answerServed(request, keptOf(request)));
});
