// "Back" closes an open menu, question, sheet or drawer before it leaves the page. On Android that is a gesture of the
// whole hand, and users make it to close a menu.
//
// While one of these is open, the history has an additional entry, with the same address. When it closes in another
// way, the entry remains for the next one, and "back" skips it.

// Browsers that go back by a swipe show a picture of the page as it was when it got the next entry. No hand may be in it
// that others must not see (<html data-secret="shared">, crates/table/src/parts/cover.rs): entries come while the curtain is
// closed, or behind a cover.

const root = document.documentElement;

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
  return dialogs.at(-1) ?? findScrim() ?? document.querySelector("[data-back]");
}

/** Is another entry needed? At the curtain it is made before a hand is open. */
function lacksEntry() {
  return extra !== location.href && (findTopmost() ?? document.querySelector(".curtain, .handoff")) !== null;
}

/** Resolves when the screen shows what the page contains now. */
function waitForPaint() {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Makes another entry by `step`; behind a cover, if a hand is open that others must not see. */
async function moveBehindCover(step) {
  const covers = root.dataset.secret === "shared" && !("away" in root.dataset);
  if (covers) {
    root.dataset.away = "";
    await waitForPaint();
  }
  step();
  if (!covers) return;
  await waitForPaint();
  if (!document.hidden) delete root.dataset.away;
}

let adding = false;

async function addEntry() {
  if (adding || !lacksEntry()) return;
  adding = true;
  await moveBehindCover(() => {
    if (!lacksEntry()) return;
    history.pushState({ extra: true }, "");
    extra = location.href;
  });
  adding = false;
}

/** Goes to another screen. */
function leave(address) {
  return moveBehindCover(() => (location.hash = address));
}

// Instead of the program, while others must not see the hand (App::go in crates/kit/src/app.rs).
addEventListener("mallard:leave", ({ detail }) => leave(detail));

addEventListener("click", (event) => {
  const link = event.target.closest?.('a[href^="#"]');
  if (!link || root.dataset.secret !== "shared" || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  leave(link.hash);
});

/** Closes the topmost part; false if nothing is open. */
function closeTopmost() {
  const part = findTopmost();
  // The shade closes its drawer, as under a finger.
  if (part?.close) part.close();
  else part?.click();
  return part !== null;
}

new MutationObserver(() => {
  const open = Array.from(document.querySelectorAll("dialog[open]"));
  dialogs = [...dialogs.filter((dialog) => open.includes(dialog)), ...open.filter((dialog) => !dialogs.includes(dialog))];
  addEntry();
}).observe(document.body, { subtree: true, childList: true, attributeFilter: ["open"] });

/** The dialog whose shade this is on, if any: the shade belongs to the dialog, but is outside its box. */
function findShade({ target, clientX: x, clientY: y }) {
  if (target.localName !== "dialog") return undefined;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom ? target : undefined;
}

/** The dialog on whose shade the last pointer went down. */
let began;

addEventListener("pointerdown", (event) => (began = findShade(event)), { capture: true });

/** Is there text in it that a player has written? */
function isWritten(dialog) {
  return Array.from(dialog.querySelectorAll(":is(input, textarea):read-write")).some(({ value }) => value.trim());
}

// A tap outside a dialog closes it. A pointer that only goes down or only comes up there was meant for another element,
// and typed text is not thrown away.
addEventListener("click", (event) => {
  const dialog = findShade(event);
  if (dialog && dialog === began && !isWritten(dialog)) dialog.close();
});

addEventListener("popstate", () => {
  const left = extra;
  extra = history.state?.extra ? location.href : undefined;
  if (extra || left !== location.href) return;
  if (!closeTopmost()) history.back();
  // Something else is open below it.
  else requestAnimationFrame(addEntry);
});
