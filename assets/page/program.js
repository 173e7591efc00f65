// Loads and starts the program (src/main.rs): its first part, which draws the games and the stored matches, and the
// chunks, when a screen needs them or behind what the player sees. A first visitor reads the first screen, which is part
// of the page itself (home-shell.html): the program then starts at the first touch, and the page loads and compiles it
// before that.
//
//   <html data-idle>     the program waits for a touch
//   event mallard:start     it is wanted: from now on a blank page counts as waiting (watchdog.js)
//   event mallard:home    it is ready, behind the first screen, which is removed (home-shell.js)
//   <html data-save-data>      nothing is loaded before it is wanted (offline.js)

const root = document.documentElement;

// A finalizer makes a program drop an object and clear its timers. After a reload the browser may run the old page's
// finalizers in the new page. By then `window` is the new page, where timer ids collide: a bot would wait for ever. So
// a program drops nothing once its page is unloading.
if (window.FinalizationRegistry) {
  let left = false;
  addEventListener("pagehide", () => (left = true));
  // The browser may cache the page and show it again.
  addEventListener("pageshow", () => (left = false));
  window.FinalizationRegistry = class extends FinalizationRegistry {
    constructor(drop) {
      super((dropped) => left || drop(dropped));
    }
  };
}

/**
 * How long the page lets the browser work before it preloads, in milliseconds. It does not wait for an idle moment:
 * Safari has no such event, and a busy page has no such moment.
 */
const A_MOMENT = 1000;

/** The games, by the names in addresses: each has a program of its bots. */
const GAMES = Array.from(document.querySelectorAll("[id^=bots-][data-wasm]"), ({ id }) => id.slice("bots-".length, -"-program".length)).join("|");

/**
 * The table's addresses, as crates/codes/src/route.rs reads them. An unreadable address belongs to the home screen
 * (tests/contract/addresses.rs compares the two).
 */
const AT_TABLE = new RegExp(`^[#/!]*(past|join|open|hand/+[^/]+|(match|back|next|night)/+[0-9a-z-]+|moments/+[0-9a-z-]+/+[0-8]|(rules|lesson)/+(${GAMES}))(/|$)`, "i");

/** The addresses of a game, and of its setup among them. */
const OF_GAME = new RegExp(`^[#/!]*(new|rules|lesson)/+(${GAMES})(/|$)`, "i");

/** The addresses of the pages that a match does not need. */
const PAGE = /^[#/!]*(past|join|open|hand|next|night)(\/|$)/i;

function address() {
  return location.hash.replace(/%2F/gi, "/");
}

/**
 * Marks what is missing: `home` if the program is, `table` if a chunk is; browser-support.js has more values for it. The
 * page then says so (style/waiting.css).
 */
function miss(part) {
  root.dataset.missing = part;
}

/** This part is here: the mark came too early, or before a new attempt. */
function have(part) {
  if (root.dataset.missing === part) delete root.dataset.missing;
}

/** The names of a program's files. Their hashes are in the page alone, so all of them are of the page's own build. */
function files(program) {
  return document.getElementById(`${program}-program`).dataset;
}

/**
 * A file from the host. The second parameter makes the browser ask the host again instead of using a cached answer.
 */
async function load(address, isRetry = false) {
  const response = await fetch(address, { cache: isRetry ? "reload" : "default" });
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return response;
}

/** The code, which the browser compiles off the main thread. */
async function compile(address, isRetry) {
  const response = await load(address, isRetry);
  // A host that does not know the type of the file works too, only more slowly.
  const isTyped = response.headers.get("content-type") === "application/wasm";
  return isTyped ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

/**
 * Returns a function that loads something once; `load` gets the number of the attempt. After a failure, its next call
 * asks the host again. Its `retry` does that at once if the attempt under way fails, perhaps a preload that failed for
 * a reason that no longer exists.
 */
function once(load) {
  let loaded;
  let tries = 0;
  const get = () => {
    loaded ??= load((tries += 1)).catch((error) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
  get.retry = () => loaded?.catch(get) ?? get();
  return get;
}

/** The functions that fetch the chunks (assets/program/chunks.js): that of a game has its slug. */
const chunks = Object.fromEntries(
  Array.from(document.querySelectorAll("[id^=chunk-]"), ({ id, dataset }) => [
    id.slice("chunk-".length, -"-program".length),
    once(async (tries) => {
      const code = await compile(dataset.wasm, tries > 1);
      // The rules of a game can cover its setup once theirs are here (crates/kit/src/address.rs).
      dataset.ready = "";
      return code;
    }),
  ]),
);

/** A chunk for the program, which waits for it. If it does not come, the page says so. */
async function fetchChunk(name) {
  try {
    const needs = name === "table" ? [style.retry(), pieces.retry()] : [];
    const [code] = await Promise.all([chunks[name].retry(), ...needs]);
    // On a slow network the page may already say that no program starts (watchdog.js).
    for (const part of ["home", "table"]) have(part);
    return code;
  } catch (error) {
    miss("table");
    throw error;
  }
}

/** A click may follow a finger's lift this late, in milliseconds. */
const CLICK = 100;

/**
 * How long the page waits for a pointer to come up, in milliseconds: it gets no event if that happens outside the
 * window.
 */
const HELD = 3000;

/** Resolves with the click of the last pointer. The element under it must not disappear before that. */
let press = Promise.resolve();

/** Aborts with the first screen: later nothing disappears under a finger. */
const pressing = new AbortController();

function watchPresses() {
  const heard = { signal: pressing.signal, capture: true, passive: true };
  let done = () => {};
  const begin = () => {
    press = new Promise((resolve) => (done = resolve));
    setTimeout(done, HELD);
  };
  const end = () => setTimeout(done, CLICK);
  addEventListener("pointerdown", begin, heard);
  for (const event of ["pointerup", "pointercancel"]) addEventListener(event, end, heard);
}

/** Fetches and compiles the first part of the program. */
const fetchProgram = once((tries) => {
  const { js, wasm } = files("mallard");
  return Promise.all([importScript(js, tries), compile(wasm, tries > 1)]);
});

/** Browsers remember that the import of an address failed. A different part after the # makes it another address. */
async function importScript(address, tries) {
  if (tries === 1) return import(address);
  await load(address, true);
  return import(`${address}#${tries}`);
}

const run = once(async () => {
  const [[script, module]] = await Promise.all([fetchProgram.retry(), window.mallardJournal?.recovered]);
  await press;
  script.fetchChunksBy(fetchChunk);
  await script.default({ module_or_path: module });
  pressing.abort();
  // From now on the program draws the tiles.
  dispatchEvent(new Event("mallard:home"));
  document.querySelector(".home-shell").remove();
});

/** Starts the program, once. If that fails, the page says that it is missing. */
function startProgram() {
  run().then(
    () => {
      have("home");
      retryPrefetch();
    },
    (error) => {
      miss("home");
      reportError(error);
    },
  );
}

// The page loads the sounds with the first one; until then no player pays for them. A sound that cannot be loaded is
// silent.
addEventListener("mallard:sound", ({ detail }) => import(files("sounds").js).then(({ play }) => play(detail), () => {}));

/** The table's style, which the page names but does not fetch by itself. */
const style = once(
  () =>
    new Promise((resolve, reject) => {
      const sheet = document.getElementById("table-style");
      sheet.onload = resolve;
      sheet.onerror = () => {
        sheet.disabled = true;
        reject(new Error(`${sheet.href} could not be fetched`));
      };
      sheet.disabled = false;
    }),
);

/** The drawings of the games' pieces, put into the page. */
const pieces = once(async () => {
  const text = await (await load(document.getElementById("pieces").dataset.svg)).text();
  document.body.prepend(new DOMParser().parseFromString(text, "image/svg+xml").documentElement);
});

/** Fetches the chunks with these names. */
function fetchChunks(...names) {
  return Promise.all(names.map((name) => chunks[name]?.()));
}

/** Fetches what the address needs, all at once: the program would ask for one after the other. */
function prefetchForAddress() {
  const at = address();
  const [, kind, game] = OF_GAME.exec(at.toLowerCase()) ?? [];
  if (AT_TABLE.test(at)) {
    for (const need of [style, pieces]) need().catch(() => {});
    fetchChunks("shared", "table", PAGE.test(at) ? "pages" : game).catch(() => {});
  } else if (kind) {
    // The player is still busy there when the game comes.
    fetchChunks("shared", "setup").then(() => fetchChunks(game)).catch(() => {});
  }
}

/** Starts the program for the address. */
function startForAddress() {
  have("table");
  if ("idle" in root.dataset) return;
  prefetchForAddress();
  startProgram();
}

/** Did it fail to provide everything? */
let lacks = false;

/** How long it waits before it tries again by itself, in milliseconds. Each wait is twice as long as the one before. */
let patience = 30_000;

/** Fetches the files that no one asked for yet. Then the page has time to prepare the next visit (offline.js). */
async function prefetch() {
  try {
    await fetchProgram();
    await fetchChunks("shared", "setup");
    await fetchChunks("table");
  } catch {
    // The program tries again when it starts, or a timer does.
    lacks = true;
    setTimeout(retryPrefetch, patience);
    patience *= 2;
    return;
  }
  dispatchEvent(new Event("mallard:complete"));
  // A player who only reads is not disturbed.
  if ("idle" in root.dataset) addEventListener("mallard:start", () => setTimeout(prepareTable, A_MOMENT), { once: true });
  else prepareTable();
}

/** Provides the files that it could not get before. */
function retryPrefetch() {
  if (!lacks) return;
  lacks = false;
  prefetch();
}

/** Prepares the table, and the match to continue, as soon as the player moves towards them. */
function prepareTable() {
  for (const need of [style, pieces]) need().catch(() => {});
  run().then(() => fetchChunks(document.querySelector("#home .resume")?.dataset.game), () => {});
}

/** The actions of a player who wants more than to read, and the events that only the program can answer. */
const START_EVENTS = ["pointermove", "pointerdown", "click", "keydown", "focusin", "hashchange", "storage", "mallard:update"];

function waitForInput() {
  root.dataset.idle = "";
  watchPresses();
  const waking = new AbortController();
  const startOnInput = () => {
    waking.abort();
    delete root.dataset.idle;
    dispatchEvent(new Event("mallard:start"));
    startForAddress();
  };
  for (const event of START_EVENTS) addEventListener(event, startOnInput, { signal: waking.signal, capture: true, passive: true });
}

function start() {
  // The stored data does not affect the first screen, so it can be read without a program. It has no drafts.
  const isComplete = !("hasData" in root.dataset || "drafts" in root.dataset);
  if (root.dataset.at === "home" && isComplete) waitForInput();
  // The home screen shows the saved match with its cards.
  if ("saved" in root.dataset) pieces().catch(() => {});
  addEventListener("hashchange", startForAddress);
  startForAddress();
  if ("saveData" in root.dataset) return;
  const later = () => setTimeout(prefetch, A_MOMENT);
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}

// If the browser itself lacks a feature (browser-support.js), or the first script did not come, the page says only that.
if (root.dataset.at && !root.dataset.missing) start();
