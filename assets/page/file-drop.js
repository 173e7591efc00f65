// A file or a link that a player drops on the page. Left alone, the browser would open it in place of the app. Where a
// dialog or a screen takes files, the page takes the file as if the player had chosen it there. Anywhere else nothing
// happens.

/**
 * Would the browser open the dropped item? It opens every file, and every link that is not dropped as text into a
 * field.
 */
function wouldNavigate(event) {
  const types = event.dataTransfer?.types ?? [];
  return types.includes("Files") || (types.includes("text/uri-list") && !event.target.closest?.("input, textarea"));
}

/** The place that takes a file now. An open dialog comes first. */
function findInput() {
  const dialogs = [...document.querySelectorAll("dialog[open]")];
  const front = dialogs.at(-1) ?? document;
  return front.querySelector('input[type="file"]');
}

function allowDrop(event) {
  if (!wouldNavigate(event)) return;
  event.preventDefault();
  // The pointer shows whether the page would take the file.
  event.dataTransfer.dropEffect = findInput() ? "copy" : "none";
}

function takeFile(event) {
  if (!wouldNavigate(event)) return;
  event.preventDefault();
  const input = findInput();
  const [file] = event.dataTransfer.files;
  if (!input || !file) return;
  const chosen = new DataTransfer();
  chosen.items.add(file);
  input.files = chosen.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

// In the capture phase, before any other handler on the page.
for (const [name, hear] of [["dragenter", allowDrop], ["dragover", allowDrop], ["drop", takeFile]]) {
  addEventListener(name, hear, { capture: true });
}
