// Two programs share the page. The shelf starts at once; the table, which carries the games and their rules, is fetched
// once the shelf stands and the browser has nothing to do, and starts when a match or the rules are opened.

const root = document.documentElement;
const whenIdle = window.requestIdleCallback ?? ((task) => setTimeout(task, 500));

/** What is missing: `shelf`, `table`, or nothing; to able.js more. The page then says so (style/waiting.css). */
function miss(program) {
  root.dataset.missing = program;
}

/** The names of a program's files: their hashes are in the page alone, so all are of its own build. */
function files(program) {
  return document.getElementById(`${program}-program`).dataset;
}

/** The shelf's program, once it runs. */
let shelf;

function startShelf() {
  const { js, wasm } = files("shelf");
  shelf = import(js).then((program) => program.default({ module_or_path: wasm }));
  // From now on the program draws the boxes.
  shelf.then(() => document.querySelector(".porch").remove(), () => {});
  shelf.catch((error) => {
    miss("shelf");
    reportError(error);
  });
}

/** How often the table was asked for. */
let tries = 0;

/** A file from the host; asked for again, not the answer that the browser may have kept. */
async function load(address) {
  const response = await fetch(address, { cache: tries > 1 ? "reload" : "default" });
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return response;
}

/** The table's script. Browsers remember of an address that its import failed; what follows a # makes it another. */
async function script(address) {
  if (tries === 1) return import(address);
  await load(address);
  return import(`${address}#${tries}`);
}

/** The table's code, compiled beside the page's own thread. */
async function compile(address) {
  const response = await load(address);
  // Hosts that do not know the type of the file are served all the same, only later.
  return WebAssembly.compileStreaming(response.clone()).catch(async () => WebAssembly.compile(await response.arrayBuffer()));
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

let fetched;
let started;

/** Everything the table needs, not yet started: that would take time from the shelf. */
function fetchTable() {
  if (fetched) return fetched;
  tries += 1;
  const { js, wasm } = files("table");
  fetched = Promise.all([script(js), compile(wasm), style(), pieces()]);
  fetched.then(
    // Everything is here: from now on the page has time for what concerns the next visit (offline.js).
    () => shelf.then(() => dispatchEvent(new Event("mallard:complete")), () => {}),
    () => {
      // Tried anew at the next match; until then the page says that something is missing.
      fetched = undefined;
      miss("table");
    },
  );
  return fetched;
}

function startTable() {
  started ??= fetchTable().then(([program, module]) => program.default({ module_or_path: module }));
  started.catch(() => {
    started = undefined;
    miss("table");
  });
}

function follow() {
  if (root.dataset.missing === "table") delete root.dataset.missing;
  if (/^#\/(match|back|lesson|open|past|rules)(\/|$)/.test(location.hash)) startTable();
}

function start() {
  startShelf();
  // The match that waits is shown on the shelf with its cards.
  if ("saved" in root.dataset) pieces().catch(() => {});
  addEventListener("hashchange", follow);
  follow();
  // What failed for a match that waits may come now: then it is opened after all.
  shelf.then(() => whenIdle(() => fetchTable().then(follow, () => {})), () => {});
}

// Where the browser itself lacks something (able.js), the page says so and nothing else.
if (!root.dataset.missing) start();
