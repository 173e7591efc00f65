// Two programs share the page. The shelf starts at once; the table, which carries the games, is fetched once
// the shelf stands and the browser has nothing to do, and starts when a match is opened.

const root = document.documentElement;
const whenIdle = window.requestIdleCallback ?? ((task) => setTimeout(task, 500));

/** What is missing on the screen: `shelf`, `table`, or nothing. The page then says so (style/waiting.css). */
function miss(program) {
  root.dataset.missing = program;
}

// Written by Trunk, which alone knows the names with their hashes (Trunk.toml, pattern_script).
const { js, wasm } = document.getElementById("shelf-program").dataset;
const shelf = import(js).then((program) => program.default({ module_or_path: wasm }));
shelf.catch((error) => {
  miss("shelf");
  reportError(error);
});

/** The table's code, compiled beside the page's own thread. */
async function compile(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  // Hosts that do not know the type of the file are served all the same, only later.
  return WebAssembly.compileStreaming(response.clone()).catch(async () => WebAssembly.compile(await response.arrayBuffer()));
}

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

let fetched;
let started;

/** Everything the table needs, not yet started: that would take time from the shelf. */
function fetchTable() {
  fetched ??= Promise.all([import("./table.js"), compile("./table_bg.wasm"), style()]);
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
  if (location.hash.startsWith("#/match/")) startTable();
}

addEventListener("hashchange", follow);
follow();
shelf.then(() => whenIdle(fetchTable), () => {});
