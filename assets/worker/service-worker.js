// The service worker: keeps one whole version of the app, so that it opens without a network, and never mixes
// two. scripts/worker.mjs fills in the two constants and writes this as sw.js beside the page.

/** Names the files below, all of them together. */
const VERSION = "";
/** Address, relative to this file → what its bytes must be, as in `integrity`. */
const FILES = {};

const HERE = new URL("./", location.href);
// The folder is in the name: several Mallards can lie in folders of one host, which share their caches.
// A path holds no blank, so no name begins another's.
const OURS = `mallard ${HERE.pathname} `;
const CACHE = OURS + VERSION;

const files = new Map(Object.entries(FILES).map(([path, integrity]) => [new URL(path, HERE).href, integrity]));

/** Types without which a browser would not run or compile the bytes. */
const TYPES = [
  [/\/$/, /^text\/html\b/],
  [/\.js$/, /^(text|application)\/(x-)?javascript\b/],
  [/\.css$/, /^text\/css\b/],
  [/\.wasm$/, /^application\/wasm\b/],
];

/** A listed file, from the host, with the very bytes that are listed. */
async function load(address) {
  const integrity = files.get(address);
  // What the page itself has just fetched need not travel twice. An older file of that name has not the
  // bytes, so it is asked for anew.
  const response = await fetch(address, { integrity }).catch(() => fetch(address, { integrity, cache: "reload" }));
  const type = response.headers.get("content-type") ?? "";
  const wrong = TYPES.some(([name, right]) => name.test(address) && !right.test(type));
  if (!response.ok || response.redirected || wrong) {
    throw new Error(`${address}: status ${response.status}, type ${type || "not given"}`);
  }
  return response;
}

/** All or nothing: a version of which a file is missing is none, and the one before it stays. */
async function install() {
  // A host that went back to the active version: its cache is in use.
  const inUse = await caches.has(CACHE);
  const cache = await caches.open(CACHE);
  try {
    await Promise.all([...files.keys()].map(async (address) => cache.put(address, await load(address))));
  } catch (error) {
    if (!inUse) await caches.delete(CACHE);
    throw error;
  }
}

async function removeOlder() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OURS) && name !== CACHE).map((name) => caches.delete(name)));
}

/** The listed address a request means, if any. The page is one page, whatever is asked of it. */
function listed({ method, mode, url }) {
  const { origin, pathname, search } = new URL(url);
  if (method !== "GET" || origin !== HERE.origin) return undefined;
  const page = pathname === HERE.pathname || pathname === `${HERE.pathname}index.html`;
  if (page && (mode === "navigate" || !search)) return HERE.href;
  const address = origin + pathname + search;
  return mode !== "navigate" && files.has(address) ? address : undefined;
}

async function answer(address, request) {
  const kept = await caches.match(address, { cacheName: CACHE, ignoreVary: true });
  if (kept) return kept;
  // Somebody emptied the cache. Files of this version may still be had; with the page a newer one begins.
  if (address !== HERE.href) return load(address);
  await registration.unregister();
  return fetch(request);
}

addEventListener("install", (event) => event.waitUntil(install()));

addEventListener("activate", (event) => event.waitUntil(removeOlder()));

addEventListener("fetch", (event) => {
  const address = listed(event.request);
  if (address !== undefined) event.respondWith(answer(address, event.request));
});

// From assets/page/offline.js.
addEventListener("message", (event) => {
  const { type, version } = event.data ?? {};
  if (type === "take over") event.waitUntil(skipWaiting());
  if (type === "take this page" && version?.endsWith(`+${VERSION}`)) event.waitUntil(clients.claim());
});
