/// <reference lib="webworker" />
/**
 * Keeps the page on the device, so that bots, rules and the score pad work without any network.
 * The server writes in front of this script: the list of files, a version of it, and the address of
 * the page for every screen but the first.
 */

/** @typedef {{FORETELL_VERSION: string, FORETELL_SHELL: string, FORETELL_FILES: string[]}} Written */

const worker = /** @type {ServiceWorkerGlobalScope & Written} */ (/** @type {unknown} */ (self));
const { FORETELL_VERSION: VERSION, FORETELL_SHELL: SHELL, FORETELL_FILES: FILES } = worker;
const CACHE = `foretell-${VERSION}`;

worker.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" }))))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))
      )
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") {
    event.respondWith(first(request, url.pathname === "/" ? "/" : SHELL));
  } else if (/^\/(static|words)\//.test(url.pathname)) event.respondWith(first(request, request));
});

/**
 * The cached answer, or else the network's.
 * @param {Request} request
 * @param {Request | string} kept under which name
 */
async function first(request, kept) {
  const cache = await caches.open(CACHE);
  return (await cache.match(kept)) ?? fetch(request);
}
