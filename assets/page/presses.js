// One press is one deed, and it is for what the person saw when the press began. Browsers keep to neither: a key that is
// held down presses again and again, on each screen that comes; the second half of a double press lands on what has come
// to that place meanwhile; a button can come under a finger that was on its way; and the click of a finger goes to what
// is there when it lifts.
//
// Every press of a finger, a mouse or a key passes here first. What does not count is stopped before a program hears it.

/** A second press so soon after the first was meant for what the first one was on, in milliseconds. */
const MOMENT = 500;

/** No eye and hand are as quick as this: a press on what came later was meant for what was there before. */
const BIRTH = 150;

/** Two presses no further apart than this are in one place, in pixels. */
const NEAR = 24;

const PRESSABLE = "a, button, input, textarea, select, label, summary";

/** Keys that move the focus, a choice or a page, and decide nothing: held down, they go on. */
const MOVES = /^(Arrow.+|Tab|Page.+|Home|End)$/;

/** The keys that press what has the focus. */
const PRESSES = /^(Enter| )$/;

const first = { capture: true };

/** What a press on this part of the page is on; nothing on bare ground. */
function pressable(target) {
  return target instanceof Element ? target.closest(PRESSABLE) : null;
}

function stop(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** What a pressable part says it does, whatever it counts. */
function says(on) {
  const words = on?.getAttribute("aria-label") ?? on?.textContent;
  return words?.replace(/\d+/g, "");
}

/** Does a press still find what it was on, and does that still say the same? */
function finds({ on, said }, now) {
  return on === now && said === says(now);
}

/** Is this the second half of a double press that no longer finds what the first was on? */
function isLate(press, on, now) {
  return press !== undefined && now - press.at < MOMENT && !finds(press, on);
}

/** When each part of the page came that has come lately, and each that was opened. */
const births = new WeakMap();

new MutationObserver((changes) => {
  const now = performance.now();
  for (const { type, target, addedNodes } of changes) {
    if (type === "attributes") births.set(target, now);
    for (const node of addedNodes) births.set(node, now);
  }
}).observe(document, { subtree: true, childList: true, attributeFilter: ["open", "hidden"] });

/** Has it only just come? At the pace "off" all that comes is the answer to a press, which `isLate` sees to. */
function isNew(on, now) {
  if (document.documentElement.dataset.speed === "off") return false;
  for (let part = on; part; part = part.parentElement) {
    if (now - births.get(part) < BIRTH) return true;
  }
  return false;
}

/** The last press of a finger or a mouse: when, where, and on what. */
let press;
/** Fingers whose press does not count. */
const deaf = new Set();
/** Does the click of the last press count? */
let clicks = true;

addEventListener("pointerdown", (event) => {
  if (!event.isTrusted) return;
  const { timeStamp: at, clientX: x, clientY: y, pointerId, isPrimary } = event;
  const on = pressable(event.target);
  const near = press !== undefined && Math.hypot(x - press.x, y - press.y) <= NEAR;
  clicks = !(isPrimary && ((near && isLate(press, on, at)) || isNew(on, at)));
  if (clicks) {
    press = { at, x, y, on, said: says(on) };
  } else {
    // Further presses of an impatient finger count as little.
    if (near) press.at = at;
    deaf.add(pointerId);
    event.stopImmediatePropagation();
  }
}, first);

for (const name of ["pointermove", "pointerup", "pointercancel"]) {
  addEventListener(name, (event) => {
    if (!deaf.has(event.pointerId)) return;
    if (name !== "pointermove") deaf.delete(event.pointerId);
    event.stopImmediatePropagation();
  }, first);
}

/** The last press of a key, as long as no other key was pressed since. */
let keyPress;
/** The press of the key that is down now; `null` if it does not count, nothing while none is down. */
let held;

function writes(target) {
  return target instanceof Element && target.matches("input, textarea");
}

addEventListener("keydown", (event) => {
  const { key, repeat, timeStamp: at, target } = event;
  if (repeat) {
    if (!MOVES.test(key) && (key === "Enter" || !writes(target))) stop(event);
    return;
  }
  if (!PRESSES.test(key)) {
    keyPress = undefined;
    return;
  }
  const on = pressable(target);
  if (isLate(keyPress, on, at) || isNew(on, at)) {
    if (keyPress) keyPress.at = at;
    stop(event);
    held = null;
    return;
  }
  keyPress = held = { at, on, said: says(on) };
}, first);

/** Does what follows from the key that is down, or from none, count on this part of the page? */
function counts(on) {
  return held === undefined || (held !== null && finds(held, on));
}

addEventListener("keyup", (event) => {
  if (!PRESSES.test(event.key)) return;
  // A blank presses when it is let go. Others may hear that it was: a hand that it showed is hidden.
  if (event.key === " " && !writes(event.target) && !counts(pressable(event.target))) event.preventDefault();
  held = undefined;
}, first);

addEventListener("blur", () => (held = undefined));

addEventListener("click", (event) => {
  // A program's own clicks, and those that a label passes on to its field, follow from presses that counted.
  if (!event.isTrusted || event.target.matches?.("input, select")) return;
  const on = pressable(event.target);
  const byKey = event.detail === 0;
  // Without a press (from a screen reader, say) it counts.
  if (!(byKey ? counts(on) : clicks && (press === undefined || finds(press, on)))) stop(event);
}, first);
