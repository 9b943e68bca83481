// Keeps what the pages need to open, so that they can say in words that the server is out of reach. What the server has
// always comes first: a new version is seen at the next load. The server writes SHELL before this, with its version.

const worker = /** @type {any} */ (self);
/** @type {{ version: string, files: string[] }} */
const { version, files } = worker.SHELL;
const CACHE = `rookery-${version}`;
/** Nothing else is kept: no match, and nobody's name. */
const KEPT = /^\/(?:static|words|art)\//;

worker.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(files)).then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(dropOthers().then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin) return;
  if (event.request.mode === "navigate") event.respondWith(opened(event.request));
  else if (KEPT.test(pathname)) event.respondWith(fetched(event.request));
});

async function dropOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

/**
 * A page; there is but one, whatever its address.
 * @param {Request} request
 * @returns {Promise<Response>}
 */
async function opened(request) {
  return fetch(request).catch(() => stored(new Request("/")));
}

/**
 * A file, which is kept.
 * @param {Request} request
 * @returns {Promise<Response>}
 */
async function fetched(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
    return answer;
  } catch {
    return stored(request);
  }
}

/**
 * @param {Request} request
 * @returns {Promise<Response>}
 */
async function stored(request) {
  return (await (await caches.open(CACHE)).match(request, { ignoreVary: true })) ?? Response.error();
}
