// Two programs share the page. The home program draws the games and the stored matches. The table has the games and
// their rules. Each starts on demand. A first visitor reads the first screen, which is part of the page itself
// (home-shell.html): the home program then starts at the first touch, and the page loads and compiles it before that.
//
//   <html data-idle>     the home program waits for a touch
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
const AT_TABLE = new RegExp(`^[#/!]*(past|join|open|hand/+[^/]+|(match|back|next|night)/+[0-9a-z-]+|(rules|lesson)/+(${GAMES}))(/|$)`, "i");

/** The address of a game's setup. */
const SETUP = new RegExp(`^[#/!]*new/+(${GAMES})(/|$)`, "i");

function address() {
  return location.hash.replace(/%2F/gi, "/");
}

/**
 * Marks which program is missing: `home`, `table` or none; browser-support.js has more values for it. The page then
 * says so (style/waiting.css).
 */
function miss(program) {
  root.dataset.missing = program;
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

/** Returns a function that loads something once. After a failure, its next call asks the host again. */
function once(load) {
  let loaded;
  let tries = 0;
  return () => {
    loaded ??= load((tries += 1) > 1).catch((error) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}

/** The functions that fetch the chunks of the table's program (assets/table/chunks.js): that of a game has its slug. */
const chunks = Object.fromEntries(
  Array.from(document.querySelectorAll("[id^=chunk-]"), ({ id, dataset }) => [
    id.slice("chunk-".length, -"-program".length),
    once(async (isRetry) => {
      const code = await compile(dataset.wasm, isRetry);
      // The rules of the game can now cover its setup (crates/kit/src/address.rs).
      dataset.ready = "";
      return code;
    }),
  ]),
);

/** A chunk for the table, which waits for it. If it does not come, the page says that the table is missing. */
async function fetchChunk(name) {
  try {
    const code = await chunks[name]();
    if (root.dataset.missing === "table") delete root.dataset.missing;
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

/** A program, and the files that must be on the page before it starts. */
class Program {
  #name;
  #needs;
  /** How often its files were requested. */
  #tries = 0;
  #fetched;
  #runs;

  constructor(name, ...needs) {
    this.#name = name;
    this.#needs = needs;
  }

  /** Fetches and compiles it, once. After a failure the next call fetches again. */
  fetch() {
    this.#fetched ??= this.#load().catch((error) => {
      this.#fetched = undefined;
      throw error;
    });
    return this.#fetched;
  }

  /**
   * Script and code. A preload may have failed for a reason that no longer exists, so this tries again.
   */
  #parts() {
    return this.#fetched?.catch(() => this.fetch()) ?? this.fetch();
  }

  /**
   * Puts the files that it needs into the page, which takes the page some time. After a failure the next call tries
   * again.
   */
  prepare() {
    return Promise.all(this.#needs.map((need) => need()));
  }

  /** Starts it, once. If that fails, the page says that it is missing. */
  start() {
    this.#runs ??= this.#run();
    this.#runs.then(
      () => {
        // The mark came too early, or before this new attempt.
        if (root.dataset.missing === this.#name) delete root.dataset.missing;
      },
      () => {
        this.#runs = undefined;
        miss(this.#name);
      },
    );
    return this.#runs;
  }

  async #run() {
    const [[script, module]] = await Promise.all([this.#parts(), this.prepare(), window.mallardJournal?.recovered]);
    await press;
    script.fetchChunksBy?.(fetchChunk);
    return script.default({ module_or_path: module });
  }

  #load() {
    this.#tries += 1;
    const { js, wasm } = files(this.#name);
    return Promise.all([this.#script(js), compile(wasm, this.#tries > 1)]);
  }

  /** Browsers remember that the import of an address failed. A different part after the # makes it another address. */
  async #script(address) {
    if (this.#tries === 1) return import(address);
    await load(address, true);
    return import(`${address}#${this.#tries}`);
  }
}

// The page loads the sounds with the first one; until then no player pays for them. A sound that cannot be loaded is
// silent.
addEventListener("mallard:sound", ({ detail }) => import(files("sounds").js).then(({ play }) => play(detail), () => {}));

let styled;

/** The table's style, which the page names but does not fetch by itself. */
function style() {
  const sheet = document.getElementById("table-style");
  styled ??= new Promise((resolve, reject) => {
    sheet.onload = resolve;
    sheet.onerror = () => {
      styled = undefined;
      sheet.disabled = true;
      reject(new Error(`${sheet.href} could not be fetched`));
    };
    sheet.disabled = false;
  });
  return styled;
}

let drawn;

/** The drawings of the games' pieces, put into the page. */
function pieces() {
  drawn ??= load(document.getElementById("pieces").dataset.svg)
    .then((response) => response.text())
    .then((text) => document.body.prepend(new DOMParser().parseFromString(text, "image/svg+xml").documentElement));
  drawn.catch(() => (drawn = undefined));
  return drawn;
}

const home = new Program("home");
const table = new Program("table", style, pieces);

/** Fetches the code of a game, if any. */
function prefetchGame(slug) {
  chunks[slug?.toLowerCase()]?.().catch(() => {});
}

function startHome() {
  home.start().then(
    () => {
      // The game that is being set up.
      prefetchGame(SETUP.exec(address())?.[1]);
      retryPrefetch();
      pressing.abort();
      // Once only: it may have been called again by now.
      const shell = document.querySelector(".home-shell");
      if (shell === null) return;
      // From now on the program draws the tiles.
      dispatchEvent(new Event("mallard:home"));
      shell.remove();
    },
    reportError,
  );
}

/** Starts the program of the address. */
function startForAddress() {
  if (root.dataset.missing === "table") delete root.dataset.missing;
  if (AT_TABLE.test(address())) table.start().then(retryPrefetch, () => {});
  else if (!("idle" in root.dataset)) startHome();
}

/** Did it fail to provide everything? */
let lacks = false;

/** How long it waits before it tries again by itself, in milliseconds. Each wait is twice as long as the one before. */
let patience = 30_000;

/** Fetches the files that no one asked for yet. Then the page has time to prepare the next visit (offline.js). */
async function prefetch() {
  try {
    await home.fetch();
    await table.fetch();
  } catch {
    // The next program that starts tries again, or a timer does.
    lacks = true;
    setTimeout(retryPrefetch, patience);
    patience *= 2;
    return;
  }
  dispatchEvent(new Event("mallard:complete"));
  // A player who only reads is not disturbed.
  if ("idle" in root.dataset) addEventListener("mallard:start", () => setTimeout(prepareOther, A_MOMENT), { once: true });
  else prepareOther();
}

/** Provides the files that it could not get before. */
function retryPrefetch() {
  if (!lacks) return;
  lacks = false;
  prefetch();
}

/** Prepares the program that is not on screen, and the match to continue, as soon as the player moves towards them. */
function prepareOther() {
  startHome();
  home.start().then(() => prefetchGame(document.querySelector("#home .resume")?.dataset.game), () => {});
  // The table failed for a waiting match and has come now, so the match opens after all.
  table.prepare().then(startForAddress, () => {});
}

/** The actions of a player who wants more than to read, and the events that only the home program can answer. */
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
