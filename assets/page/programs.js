// Two programs share the page. The shelf starts at once; the table, which carries the games, is
// fetched when a match is opened, or once the shelf stands and the browser has nothing to do.

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

let table;

function fetchTable() {
  table ??= import("./table.js").then((program) => program.default());
  table.then(
    // Everything is here: from now on the page has time for what concerns the next visit (offline.js).
    () => shelf.then(() => dispatchEvent(new Event("mallard:complete")), () => {}),
    () => {
      // Tried anew at the next match; until then the page says that something is missing.
      table = undefined;
      miss("table");
    },
  );
}

function follow() {
  if (root.dataset.missing === "table") delete root.dataset.missing;
  if (location.hash.startsWith("#/match/")) fetchTable();
}

addEventListener("hashchange", follow);
follow();
shelf.then(() => whenIdle(fetchTable), () => {});
