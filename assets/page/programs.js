// Two programs share the page. The shelf draws the boxes and what is kept on this device, the table carries the games
// and their rules. Each starts when it is wanted. Who visits for the first time reads the boxes that stand on the page
// itself (porch.html): the shelf then starts with the first touch, and is fetched and compiled before it.
//
//   <html data-asleep>     the shelf waits for somebody
//   event mallard:wake     it is wanted: from now on a blank page is one that waits (watchdog.js)
//   event mallard:shelf    it stands, beside the porch, which goes away (porch.js)

const root = document.documentElement;
const whenIdle = window.requestIdleCallback ?? ((task) => setTimeout(task, 500));

/** How long the page has the browser to itself before it fetches what nobody has asked for, in milliseconds. */
const A_MOMENT = 1000;

/**
 * The table's addresses, as src/session/route.rs reads them: what it cannot read is the shelf's
 * (tests/contract/addresses.rs holds one against the other).
 */
const AT_TABLE = /^[#\/]*(past|open\/+[^\/]+|(match|back)\/+[0-9a-z-]+|(rules|lesson)\/+(durak|duckit|quantum|duck-and-cover|duck-that-goose))(\/|$)/;

/** What is missing: `shelf`, `table`, or nothing; to able.js more. The page then says so (style/waiting.css). */
function miss(program) {
  root.dataset.missing = program;
}

/** The names of a program's files: their hashes are in the page alone, so all are of its own build. */
function files(program) {
  return document.getElementById(`${program}-program`).dataset;
}

/** A file from the host; `anew` asks it again, instead of taking the answer that the browser may have kept. */
async function load(address, anew = false) {
  const response = await fetch(address, { cache: anew ? "reload" : "default" });
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return response;
}

/** Code, compiled beside the page's own thread. */
async function compile(address, anew) {
  const response = await load(address, anew);
  // Hosts that do not know the type of the file are served all the same, only later.
  return WebAssembly.compileStreaming(response.clone()).catch(async () => WebAssembly.compile(await response.arrayBuffer()));
}

/** A click may come so long after a finger has left, in milliseconds. */
const CLICK = 100;

/** So long a press is waited for, in milliseconds: of one that ends outside the window nobody hears. */
const HELD = 3000;

/** The last press, until its click was heard: what stands under it must not go before. */
let press = Promise.resolve();

/** Ends with the porch: later nothing goes from under a finger. */
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

/** A program, and what must be on the page before it starts. */
class Program {
  #name;
  #needs;
  /** How often its files were asked for. */
  #tries = 0;
  #fetched;
  #runs;

  constructor(name, ...needs) {
    this.#name = name;
    this.#needs = needs;
  }

  /** Fetches and compiles it, once; what failed is fetched anew when it is asked for again. */
  fetch() {
    this.#fetched ??= this.#load().catch((error) => {
      this.#fetched = undefined;
      throw error;
    });
    return this.#fetched;
  }

  /** Script and code. What was asked for before anybody wanted it may fail for a reason that is gone by now: then once more. */
  #parts() {
    return this.#fetched?.catch(() => this.fetch()) ?? this.fetch();
  }

  /** Puts what it needs into the page, which takes the page some time; what failed is tried anew. */
  prepare() {
    return Promise.all(this.#needs.map((need) => need()));
  }

  /** Starts it, once. Without it the page says that it is missing. */
  start() {
    this.#runs ??= this.#run();
    this.#runs.then(
      () => {
        // Said too early, or before it was tried again.
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
    const [[script, module]] = await Promise.all([this.#parts(), this.prepare()]);
    await press;
    return script.default({ module_or_path: module });
  }

  #load() {
    this.#tries += 1;
    const { js, wasm } = files(this.#name);
    return Promise.all([this.#script(js), compile(wasm, this.#tries > 1)]);
  }

  /** Browsers remember of an address that its import failed; what follows a # makes it another. */
  async #script(address) {
    if (this.#tries === 1) return import(address);
    await load(address, true);
    return import(`${address}#${this.#tries}`);
  }
}

// The sounds are fetched when the first is wanted; until then nobody pays for them. One that cannot be had is not heard.
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

const shelf = new Program("shelf");
const table = new Program("table", style, pieces);

function startShelf() {
  shelf.start().then(
    () => {
      again();
      pressing.abort();
      // Once: it may have been asked for again meanwhile.
      const porch = document.querySelector(".porch");
      if (porch === null) return;
      // From now on the program draws the boxes.
      dispatchEvent(new Event("mallard:shelf"));
      porch.remove();
    },
    reportError,
  );
}

/** Starts what the address wants. */
function follow() {
  if (root.dataset.missing === "table") delete root.dataset.missing;
  if (AT_TABLE.test(location.hash)) table.start().then(again, () => {});
  else if (!("asleep" in root.dataset)) startShelf();
}

/** Has it failed to provide everything? */
let lacks = false;

/** So long it waits before it tries again by itself, in milliseconds; each time twice as long. */
let patience = 30_000;

/** Fetches what was not asked for yet. Then the page has time for what concerns the next visit (offline.js). */
async function provide() {
  try {
    await shelf.fetch();
    await table.fetch();
  } catch {
    // Tried again with the next program that starts, or after a while.
    lacks = true;
    setTimeout(again, patience);
    patience *= 2;
    return;
  }
  dispatchEvent(new Event("mallard:complete"));
  // Who only reads is not kept from it.
  if ("asleep" in root.dataset) addEventListener("mallard:wake", () => whenIdle(attend), { once: true });
  else attend();
}

/** Provides what could not be had before. */
function again() {
  if (!lacks) return;
  lacks = false;
  provide();
}

/** Readies the program that is not on screen for the way to it. */
function attend() {
  startShelf();
  // What failed for a match that waits has come now: then it is opened after all.
  table.prepare().then(follow, () => {});
}

/** What somebody does who wants more than to read; and what the shelf alone can tell. */
const WAKES = ["pointermove", "pointerdown", "click", "keydown", "focusin", "hashchange", "storage", "mallard:update"];

function sleep() {
  root.dataset.asleep = "";
  watchPresses();
  const waking = new AbortController();
  const wake = () => {
    waking.abort();
    delete root.dataset.asleep;
    dispatchEvent(new Event("mallard:wake"));
    follow();
  };
  for (const event of WAKES) addEventListener(event, wake, { signal: waking.signal, capture: true, passive: true });
}

function start() {
  // Nothing on this device concerns the boxes: then they need no program to be read.
  if (root.dataset.at === "home" && !("kept" in root.dataset)) sleep();
  // The match that waits is shown on the shelf with its cards.
  if ("saved" in root.dataset) pieces().catch(() => {});
  addEventListener("hashchange", follow);
  follow();
  const later = () => setTimeout(() => whenIdle(provide), A_MOMENT);
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}

// Where the browser itself lacks something (able.js), the page says so and nothing else.
if (!root.dataset.missing) start();
