// After a panic a program is dead, so the page for it is plain HTML that is there already: the match is
// saved, and a report can be copied.

const page = document.getElementById("crash");
const report = document.getElementById("crash-report");

/** The first parts of the address: what follows names a match, or may carry one. */
function place() {
  return location.origin + location.pathname + location.hash.replace(/^([#\/]*[a-z]*).*$/s, "$1");
}

/** Shows those parts of the page that carry this name, instead of their like with another. */
function choose(kind, name) {
  for (const part of page.querySelectorAll(`[data-${kind}]`)) part.hidden = part.dataset[kind] !== name;
}

function show(what) {
  // The first stumble is the cause; what a dead program does afterwards is not.
  if (!page.hidden) return;
  for (const program of ["shelf", "table"]) document.getElementById(program)?.remove();
  report.textContent = [
    what.slice(0, 2000),
    `Mallard ${document.querySelector('meta[name="version"]').content}`,
    place(),
    navigator.userAgent,
  ].join("\n");
  // What storage did not take lies in this map (src/web/memory.rs), which ends with the page.
  choose("when", window.mallardUnsaved?.size > 0 ? "unsaved" : "saved");
  page.hidden = false;
  page.querySelector("a").focus();
}

// A panic, told by the panic hook (src/web/crash.rs): what, and where in the sources.
addEventListener("mallard:panic", ({ detail }) => show(String(detail)));

/** What ends a program without a panic: out of memory, or of stack. */
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
    // Refused, or not there at an address that is not secure.
    getSelection().selectAllChildren(report);
    choose("outcome", "selected");
  }
});
