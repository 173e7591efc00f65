// "Back" closes what is open before it leaves the page: a menu, a question, a sheet, a drawer. On Android that is a
// gesture of the whole hand, and people make it to close a menu.
//
// While something is open, the history has an entry more, with the same address. When it closes in another way, the
// entry stays for the next one, and "back" passes over it.

/** The dialogs that are open, the last one on top. */
let dialogs = [];

/** The address of the present entry, if it is such an entry. */
let extra = history.state?.extra ? location.href : undefined;

/** The shade below an open drawer. Beside a pinned log there is none to see. */
function findScrim() {
  const scrim = document.querySelector(".scrim");
  return scrim?.getClientRects().length ? scrim : undefined;
}

function addEntry() {
  if (extra === location.href || !(dialogs.at(-1) ?? findScrim())) return;
  history.pushState({ extra: true }, "");
  extra = location.href;
}

/** Closes the topmost part; false if nothing is open. */
function closeTopmost() {
  const part = dialogs.at(-1) ?? findScrim();
  // The shade closes its drawer, as under a finger.
  if (part?.close) part.close();
  else part?.click();
  return part !== undefined;
}

new MutationObserver(() => {
  const open = Array.from(document.querySelectorAll("dialog[open]"));
  dialogs = [...dialogs.filter((dialog) => open.includes(dialog)), ...open.filter((dialog) => !dialogs.includes(dialog))];
  addEntry();
}).observe(document.body, { subtree: true, childList: true, attributeFilter: ["open"] });

/** Where the last press of a finger or a mouse began. */
let began;

addEventListener("pointerdown", ({ target }) => (began = target), { capture: true });

/** Is there text in it that a player has written? */
function isWritten(dialog) {
  return Array.from(dialog.querySelectorAll(":is(input, textarea):read-write")).some(({ value }) => value.trim());
}

// A tap beside a dialog closes it. The shade there belongs to the dialog, so a click that hits no part in the dialog is
// beside it. A press that only ends there was meant for something else, and written text is not thrown away.
addEventListener("click", ({ target }) => {
  if (target.localName === "dialog" && began === target && !isWritten(target)) target.close();
});

addEventListener("popstate", () => {
  const left = extra;
  extra = history.state?.extra ? location.href : undefined;
  if (extra || left !== location.href) return;
  if (!closeTopmost()) history.back();
  // Something else is open below it.
  else requestAnimationFrame(addEntry);
});
