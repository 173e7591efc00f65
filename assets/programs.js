// Two programs share the page. The shelf starts by itself; the table, which carries the games, is
// fetched when a match is opened, or once the shelf stands and the browser has nothing to do.

let table;

function fetchTable() {
  table ??= import("./table.js").then((program) => program.default());
  table.catch(() => {
    // Tried anew at the next match; until then the page says that something is missing.
    table = undefined;
    document.documentElement.dataset.missing = "table";
  });
}

function follow() {
  delete document.documentElement.dataset.missing;
  if (location.hash.startsWith("#/match/")) fetchTable();
}

addEventListener("hashchange", follow);
follow();
const whenIdle = window.requestIdleCallback ?? ((task) => setTimeout(task, 500));
addEventListener("TrunkApplicationStarted", () => whenIdle(() => fetchTable()));
