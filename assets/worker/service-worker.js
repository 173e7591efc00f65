// The service worker caches one complete version of the app, so that the app opens without a network, and never mixes
// two. An older version remains as long as one of its pages may be open. scripts/finish-build.mjs fills in the two
// constants and writes this file as sw.js next to the page.

/** Names the files below, all of them together. */
const VERSION = "";
/** Address, relative to this file → the checksum of its bytes, as in `integrity`. */
const FILES = {};

const HERE = new URL("./", location.href);
// The folder is in the name: several Mallards can be in folders of one host, which share their caches. A path contains
// no space, so no name is the beginning of another.
const OURS = `mallard ${HERE.pathname} `;
const CACHE = OURS + VERSION;

const files = new Map(Object.entries(FILES).map(([path, integrity]) => [new URL(path, HERE).href, integrity]));

/** Types without which a browser would not run the bytes. It compiles wasm of any type, only more slowly. */
const TYPES = [
  [/\/$/, /^text\/html\b/],
  [/\.js$/, /^(text|application)\/(x-)?javascript\b/],
  [/\.css$/, /^text\/css\b/],
];

/** A listed file from the host, with exactly the listed bytes. */
async function load(address) {
  const integrity = files.get(address);
  // The browser need not fetch the page's recent files again. An older file of that name has other bytes, so then the
  // worker asks the host again.
  const response = await fetch(address, { integrity }).catch(() => fetch(address, { integrity, cache: "reload" }));
  const type = response.headers.get("content-type") ?? "";
  const wrong = TYPES.some(([name, right]) => name.test(address) && !right.test(type));
  if (!response.ok || response.redirected || wrong) {
    throw new Error(`${address}: status ${response.status}, type ${type || "not given"}`);
  }
  return response;
}

/**
 * All or nothing: a version with a missing file does not count, and the one before it remains. The next attempt fetches
 * only what is missing, because a filter may hold back one file for ever. The page comes last: a cache that has it is
 * whole (`otherPage`).
 */
async function install() {
  // No page uses a version that was never whole.
  if (!registration.active) for (const name of await others()) await caches.delete(name);
  const cache = await caches.open(CACHE);
  const get = async (address) => (await cache.match(address)) ?? cache.put(address, await load(address));
  const outcomes = await Promise.allSettled([...files.keys()].filter((address) => address !== HERE.href).map(get));
  const failed = outcomes.find(({ status }) => status === "rejected");
  if (failed) throw failed.reason;
  await get(HERE.href);
}

/** The caches of other versions. */
async function others() {
  return (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
}

/** Removes older versions when only this page, which is of this version, is open: no page needs them then. */
async function tidy(page) {
  const names = await others();
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const alone = pages.every(({ id, url }) => id === page?.id || !url.startsWith(HERE.href));
  // The files of a newer version that is loading or waiting remain.
  if (!alone || registration.installing || registration.waiting) return;
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** The listed address that a request means, if any. The page is one page, whichever part of it the address names. */
function listed({ method, mode, url }) {
  const { origin, pathname, search } = new URL(url);
  if (method !== "GET" || origin !== HERE.origin) return undefined;
  const page = pathname === HERE.pathname || pathname === `${HERE.pathname}index.html`;
  if (page && (mode === "navigate" || !search)) return HERE.href;
  const address = origin + pathname + search;
  return mode !== "navigate" && files.has(address) ? address : undefined;
}

/**
 * Names with a hash, as in scripts/files.mjs: such a file always belongs to the version of the page that asks for it.
 */
const HASHED = /-[0-9a-f]{12,16}(_bg)?\.(js|css|wasm|svg)$|\/(rules|lessons)-[0-9a-f]{16}\//;

/** Could it be a file of an older version? */
function isOlder({ method, url }) {
  return method === "GET" && url.startsWith(HERE.href) && HASHED.test(new URL(url).pathname);
}

/** A file of an older version, for one of its pages that stayed open. */
async function olderFile(request) {
  for (const cacheName of await others()) {
    const kept = await caches.match(request.url, { cacheName, ignoreVary: true });
    if (kept) return kept;
  }
  return fetch(request);
}

/** A file in the cache of this version; undefined also where the browser's storage is broken. */
function kept(address) {
  return caches.match(address, { cacheName: CACHE, ignoreVary: true }).catch(() => undefined);
}

/** Puts a file into the cache of this version. If there is no room for it, the next visit tries again. */
async function keep(address, response) {
  try {
    await (await caches.open(CACHE)).put(address, response);
  } catch {
    // The page has its file all the same.
  }
}

/** Does the response have exactly the listed bytes? */
async function isWhole(address, response) {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()));
  return files.get(address) === `sha256-${btoa(String.fromCharCode(...sum))}`;
}

/** Fetches again the files that the browser threw away or damaged, one after the other: no one waits for them. */
async function mend() {
  for (const address of files.keys()) {
    try {
      const found = await kept(address);
      if (!found || !(await isWhole(address, found))) await keep(address, await load(address));
    } catch {
      // The host cannot be reached, or has another version by now. The next visit tries again.
    }
  }
}

let mending;
let again = false;

/** Repairs the cached files: one run at a time, and another after it if one was requested during it. */
function mendOnce() {
  again = mending !== undefined;
  mending ??= mend().finally(() => (mending = undefined)).then(() => (again ? mendOnce() : undefined));
  return mending;
}

/** The page of another version. Its files have other names, so it never gets one of this version. */
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
  // A script of the page bypasses the cache when the cached file was unusable.
  const bypasses = event.request.cache === "reload" && !isPage;
  if (found && !bypasses) return found;
  try {
    const response = await load(address);
    const keeping = keep(address, response.clone());
    // The browser has most likely thrown away or damaged other files too.
    event.waitUntil(keeping.then(mendOnce));
    if (bypasses) await keeping;
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
