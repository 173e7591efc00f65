// "Back" closes an open menu, question, sheet or drawer before it leaves the page. On Android that is a gesture of the
// whole hand, and users make it to close a menu.
//
// While one of these is open, the history has an additional entry, with the same address. When it closes in another
// way, the entry remains for the next one, and "back" skips it.

/** The dialogs that are open, the last one on top. */
let dialogs = [];

/** The address of the current entry, if it is such an entry. */
let extra = history.state?.extra ? location.href : undefined;

/** The shade below an open drawer. Next to a pinned log the page has no shade. */
function findScrim() {
  const scrim = document.querySelector(".scrim");
  return scrim?.getClientRects().length ? scrim : undefined;
}

/** What "back" leads to instead of the page before: a dialog, a shade, or the question whether a phone leaves the match. */
function findTopmost() {
  return dialogs.at(-1) ?? findScrim() ?? document.querySelector("[data-back]") ?? undefined;
}

function addEntry() {
  if (extra === location.href || !findTopmost()) return;
  history.pushState({ extra: true }, "");
  extra = location.href;
}

/** Closes the topmost part; false if nothing is open. */
function closeTopmost() {
  const part = findTopmost();
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

/** Where the last tap of a finger or click of a mouse began. */
let began;

addEventListener("pointerdown", ({ target }) => (began = target), { capture: true });

/** Is there text in it that a player has written? */
function isWritten(dialog) {
  return Array.from(dialog.querySelectorAll(":is(input, textarea):read-write")).some(({ value }) => value.trim());
}

// A tap outside a dialog closes it. The backdrop belongs to the dialog, so a click on no element in the dialog is
// outside. A pointer that only comes up there was meant for another element, and typed text is not thrown away.
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
