// A file or a link that somebody drops on the page. Left alone, the browser would open it in the place of the app. Where a
// dialog or a screen takes files, a file is taken as if it had been chosen there; anywhere else nothing happens.

/** Would the browser go to what comes? To a file always; to a link, where it does not become a text in a field. */
function leads(event) {
  const types = event.dataTransfer?.types ?? [];
  return types.includes("Files") || (types.includes("text/uri-list") && !event.target.closest?.("input, textarea"));
}

/** The place that takes a file now. A dialog in front of everything else comes first. */
function place() {
  const dialogs = [...document.querySelectorAll("dialog[open]")];
  const front = dialogs.at(-1) ?? document;
  return front.querySelector('input[type="file"]');
}

function over(event) {
  if (!leads(event)) return;
  event.preventDefault();
  // The pointer says whether the file would be taken.
  event.dataTransfer.dropEffect = place() ? "copy" : "none";
}

function drop(event) {
  if (!leads(event)) return;
  event.preventDefault();
  const input = place();
  const [file] = event.dataTransfer.files;
  if (!input || !file) return;
  const chosen = new DataTransfer();
  chosen.items.add(file);
  input.files = chosen.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

// Before anything on the page hears of it.
for (const [name, hear] of [["dragenter", over], ["dragover", over], ["drop", drop]]) {
  addEventListener(name, hear, { capture: true });
}
