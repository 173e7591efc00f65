// After a panic a program is dead, so its page is plain HTML that is already there. It says that the match is saved,
// and offers a report to copy.

const page = document.getElementById("crash");
const report = document.getElementById("crash-report");

/** The first parts of the address. The rest names a match, or may carry one, so the report leaves it out. */
function place() {
  return location.origin + location.pathname + location.hash.replace(/^([#\/]*[a-z]*).*$/s, "$1");
}

/** Shows the parts of the page of this `kind` that carry `name`, and hides the others of that kind. */
function choose(kind, name) {
  for (const part of page.querySelectorAll(`[data-${kind}]`)) part.hidden = part.dataset[kind] !== name;
}

function show(what) {
  // The first error is the cause. Later errors of a dead program do not matter.
  if (!page.hidden) return;
  for (const program of ["home", "table"]) document.getElementById(program)?.remove();
  report.textContent = [
    what.slice(0, 2000),
    `Mallard ${document.querySelector('meta[name="version"]').content}`,
    place(),
    navigator.userAgent,
  ].join("\n");
  // The entries that the storage refused are in this map (crates/web/src/memory.rs), which ends with the page.
  choose("when", window.mallardUnsaved?.size > 0 ? "unsaved" : "saved");
  page.hidden = false;
  page.querySelector("a").focus();
}

// The panic hook (crates/web/src/crash.rs) reports a panic: its message, and its place in the sources.
addEventListener("mallard:panic", ({ detail }) => show(String(detail)));

/** Does this error end a program without a panic? It does when memory or the stack runs out. */
function ends(error) {
  return error instanceof WebAssembly.RuntimeError || (error instanceof RangeError && /wasm/.test(error.stack));
}

addEventListener("error", ({ error }) => {
  if (ends(error)) show(String(error.stack));
});
addEventListener("unhandledrejection", ({ reason }) => {
  if (ends(reason)) show(String(reason.stack));
});

document.getElementById("crash-copy").addEventListener("click", async () => {
  try {
    await navigator.clipboard.writeText(report.textContent);
    choose("outcome", "copied");
  } catch {
    // The clipboard is refused, or missing because the address is not secure.
    getSelection().selectAllChildren(report);
    choose("outcome", "selected");
  }
});
