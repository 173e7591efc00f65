// The service worker: keeps one whole version of the app, so that it opens without a network, and never mixes
// two. An older version stays beside it as long as a page of it may be open. scripts/worker.mjs fills in the two constants and writes this as sw.js beside the page.

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

/** The caches of other versions. */
async function others() {
  return (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
}

/** Removes older versions when no page but this one, which is of this version, is open: nobody needs them then. */
async function tidy(page) {
  const names = await others();
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const alone = pages.every(({ id, url }) => id === page?.id || !url.startsWith(HERE.href));
  // Of a newer version that comes or waits nothing is touched.
  if (!alone || registration.installing || registration.waiting) return;
  await Promise.all(names.map((name) => caches.delete(name)));
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

/** Names with a hash, as in scripts/files.mjs: what has one is never of another version than the page that asks for it. */
const HASHED = /-[0-9a-f]{12,16}(_bg)?\.(js|css|wasm|svg)$|\/(rules|lessons)-[0-9a-f]{16}\//;

/** May it be a file of an older version? */
function isOlder({ method, url }) {
  return method === "GET" && url.startsWith(HERE.href) && HASHED.test(new URL(url).pathname);
}

/** A file of an older version, for a page of it that was left open. */
async function olderFile(request) {
  for (const cacheName of await others()) {
    const kept = await caches.match(request.url, { cacheName, ignoreVary: true });
    if (kept) return kept;
  }
  return fetch(request);
}

/** What lies in the cache of this version. A browser whose storage is out of order says that nothing does. */
function kept(address) {
  return caches.match(address, { cacheName: CACHE, ignoreVary: true }).catch(() => undefined);
}

/** Puts a file into the cache of this version. Where there is no room for it, the next visit tries again. */
async function keep(address, response) {
  try {
    await (await caches.open(CACHE)).put(address, response);
  } catch {
    // The page has its file all the same.
  }
}

/** Does the answer hold the very bytes that are listed? */
async function isWhole(address, response) {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()));
  return files.get(address) === `sha256-${btoa(String.fromCharCode(...sum))}`;
}

/** Fetches again what the browser threw away or damaged, one file after the other: nobody waits for it. */
async function mend() {
  for (const address of files.keys()) {
    try {
      const found = await kept(address);
      if (!found || !(await isWhole(address, found))) await keep(address, await load(address));
    } catch {
      // It cannot be had now, or the host has another version by now. The next visit tries again.
    }
  }
}

let mending;

/** Mends what is kept; once at a time. */
function mendOnce() {
  mending ??= mend().finally(() => (mending = undefined));
  return mending;
}

/** The page of another version. The names of its files are its own, so nothing of this version comes into it. */
async function otherPage(request) {
  try {
    return await fetch(request);
  } catch (error) {
    // The newest comes first: it may wait for its turn, whole.
    for (const cacheName of (await others()).reverse()) {
      const page = await caches.match(HERE.href, { cacheName, ignoreVary: true });
      if (page) return page;
    }
    throw error;
  }
}

async function answer(address, event) {
  const isPage = address === HERE.href;
  const found = await kept(address);
  // A script of the page asks past what is kept, when that was of no use to it.
  const anew = event.request.cache === "reload" && !isPage;
  if (found && !anew) return found;
  try {
    const response = await load(address);
    const keeping = keep(address, response.clone());
    // What the browser threw away or damaged was most likely not this alone.
    event.waitUntil(keeping.then(mendOnce));
    if (anew) await keeping;
    return response;
  } catch (error) {
    if (found) return found;
    if (isPage) return otherPage(event.request);
    throw error;
  }
}

addEventListener("install", (event) => event.waitUntil(install()));

addEventListener("fetch", (event) => {
  const address = listed(event.request);
  if (address !== undefined) event.respondWith(answer(address, event));
  else if (isOlder(event.request)) event.respondWith(olderFile(event.request));
});

// From assets/page/offline.js.
addEventListener("message", (event) => {
  const { type, version } = event.data ?? {};
  const same = version?.endsWith(`+${VERSION}`);
  if (type === "take over") event.waitUntil(skipWaiting());
  if (type === "take this page" && same) event.waitUntil(clients.claim());
  if (type === "here") event.waitUntil(mendOnce());
  if (type === "here" && same) event.waitUntil(tidy(event.source));
});
