/// <reference lib="webworker" />
/**
 * Keeps the page on the device, so that bots, rules and the score pad work offline. The server
 * prepends the list of files, its version, the address of the page for every screen but the first,
 * and the hashes of large files, which are cached on first use.
 */

/**
 * @typedef {{FORETELL_VERSION: string, FORETELL_SHELL: string, FORETELL_FILES: string[],
 *   FORETELL_LARGE: Record<string, string>}} Written
 */

const worker = /** @type {ServiceWorkerGlobalScope & Written} */ (/** @type {unknown} */ (self));
const {
  FORETELL_VERSION: VERSION,
  FORETELL_SHELL: SHELL,
  FORETELL_FILES: FILES,
  FORETELL_LARGE: LARGE,
} = worker;
const CACHE = `foretell-${VERSION}`;
/** Outlives versions: its files have their hashes in their names. */
const LARGE_CACHE = "foretell-large";

worker.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" }))))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(withoutOld().then(() => worker.clients.claim()));
});

async function withoutOld() {
  for (const name of await caches.keys()) {
    if (name !== CACHE && name !== LARGE_CACHE) await caches.delete(name);
  }
  const large = await caches.open(LARGE_CACHE);
  const current = Object.keys(LARGE).map((path) => new URL(nameOf(path), location.href).href);
  for (const one of await large.keys()) if (!current.includes(one.url)) await large.delete(one);
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (/^\/(api|docs)(\/|$)/.test(url.pathname)) return;
  if (url.pathname in LARGE) event.respondWith(largeFile(url.pathname));
  else if (request.mode === "navigate") {
    event.respondWith(first(request, url.pathname === "/" ? "/" : SHELL));
  } else if (/^\/(static|words)\//.test(url.pathname)) event.respondWith(first(request, request));
});

/**
 * The cached answer under a key, or else the network's.
 * @type {(request: Request, key: Request | string) => Promise<Response>}
 */
async function first(request, key) {
  const cache = await caches.open(CACHE);
  return (await cache.match(key)) ?? fetch(request);
}

/** @param {string} path of a large file */
const nameOf = (path) => `${path}?${LARGE[path]}`;

/**
 * The cached answer, or else the network's, which is cached from then on.
 * @param {string} path
 */
async function largeFile(path) {
  const cache = await caches.open(LARGE_CACHE);
  const cached = await cache.match(nameOf(path));
  if (cached) return cached;
  const answer = await fetch(path);
  if (answer.ok) await cache.put(nameOf(path), answer.clone());
  return answer;
}
