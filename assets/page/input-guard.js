// The input guard: one tap, one action, and only on the element that the player saw when the tap began. Browsers ensure
// neither. A key that is down repeats, on each new screen. The second half of a double tap hits an element that has
// appeared in that place in the meantime, or the same element, which by then asks the next question in the same words.
// A button can appear under a finger that was on its way. And a finger's click goes to the element that is there when
// it lifts.
//
// event mallard:decided: the player has decided, so the table asks another question now (Command in
// crates/board/src/play/handle.rs).
// event mallard:replaced, with `was` and `now` in its detail: an element has replaced another and does the same
// (home-shell.js).
//
// All pointer and key events pass here first. The guard stops an event that does not count before the app gets it.

/** A second tap within this time was meant for the element of the first one, in milliseconds. */
const MOMENT = 500;

/**
 * A second tap within this time on the same element was meant for its earlier question, if the first tap decided, in
 * milliseconds. The element may look the same, so a player needs longer to see the change.
 */
const LOOK = 800;

/**
 * No eye and hand are as quick as this, in milliseconds: a tap on a younger element was meant for the one that was
 * there before.
 */
const BIRTH = 150;

/** Two taps no further apart than this are in one place, in pixels. */
const NEAR = 24;

const PRESSABLE = "a, button, input, textarea, select, label, summary";

/** Keys that move the focus, a choice or a page, and decide nothing. They repeat while they are down. */
const MOVES = /^(Arrow.+|Tab|Page.+|Home|End)$/;

/** The keys that activate the focused element. */
const PRESSES = /^(Enter| )$/;

const first = { capture: true };

/** The element that a tap on `target` would activate; null on bare ground. */
function pressable(target) {
  return target instanceof Element ? target.closest(PRESSABLE) : null;
}

/**
 * What the programs read of an event. Password managers and other scripts of the browser send keys and pointers without
 * it, and an exception in a handler would end the program: no one gets such an event.
 */
const PARTS = [
  [["key", "code"], ["keydown", "keyup"]],
  [["pointerType"], ["pointerdown", "pointerup", "pointercancel"]],
  [["animationName"], ["animationend"]],
];

for (const [parts, names] of PARTS) {
  const check = (event) => parts.every((part) => typeof event[part] === "string") || event.stopImmediatePropagation();
  for (const name of names) addEventListener(name, check, first);
}

function stop(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** The text of a pressable part, without its numbers. */
function labelOf(on) {
  const words = on?.getAttribute("aria-label") ?? on?.textContent;
  return words?.replace(/\d+/g, "");
}

/** Does a tap still find the element that it was on, with the same text? */
function isSameTarget({ on, said }, now) {
  return on === now && said === labelOf(now);
}

/** The number of decisions on this page. */
let decided = 0;

addEventListener("mallard:decided", () => (decided += 1));

/** Is this the second half of a double tap, on another element or another question than the first half? */
function isLate(press, on, now) {
  if (press === undefined) return false;
  const since = now - press.at;
  return on === press.on ? since < LOOK && decided !== press.decided : since < MOMENT;
}

/** When each part of the page appeared, of those that appeared lately, and when each opened part was opened. */
const births = new WeakMap();

new MutationObserver((changes) => {
  const now = performance.now();
  for (const { type, target, addedNodes } of changes) {
    if (type === "attributes") births.set(target, now);
    for (const node of addedNodes) births.set(node, now);
  }
}).observe(document, { subtree: true, childList: true, attributeFilter: ["open", "hidden"] });

/**
 * Has it only just appeared? At the pace "off" every new element accepts a tap, and `isLate` handles that.
 */
function isNew(on, now) {
  if (document.documentElement.dataset.speed === "off" || heirs.has(on)) return false;
  for (let part = on; part; part = part.parentElement) {
    if (now - births.get(part) < BIRTH) return true;
  }
  return false;
}

/** The last pointer: when, where, and on which element. */
let press;

/** Parts that came to another's place and do the same: they are not new. */
const heirs = new WeakSet();

addEventListener("mallard:replaced", ({ detail: { was, now } }) => {
  heirs.add(now);
  if (press?.on === was) press.on = now;
});
/** Fingers whose tap does not count. */
const deaf = new Set();
/** Does the click of the last tap count? */
let clicks = true;

addEventListener("pointerdown", (event) => {
  if (!event.isTrusted) return;
  const { timeStamp: at, clientX: x, clientY: y, pointerId, isPrimary } = event;
  const on = pressable(event.target);
  const near = press !== undefined && Math.hypot(x - press.x, y - press.y) <= NEAR;
  clicks = !(isPrimary && ((near && isLate(press, on, at)) || isNew(on, at)));
  if (clicks) {
    press = { at, x, y, on, said: labelOf(on), decided };
  } else {
    // Further taps of an impatient finger do not count either.
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

/** The element that a finger or the mouse drags (crates/kit/src/drag.rs), wherever the pointer goes. */
let grip;

addEventListener("gotpointercapture", ({ target, pointerId, pointerType }) => {
  grip = { target, pointerId };
  // Marked text would be dragged in its place.
  if (pointerType === "mouse") getSelection().removeAllRanges();
}, first);

addEventListener("lostpointercapture", () => (grip = undefined), first);

addEventListener("dragstart", (event) => {
  if (grip) event.preventDefault();
}, first);

/** Puts the dragged element back: the rest of its pointer does not count. */
function letGo({ target, pointerId }) {
  target.dispatchEvent(new PointerEvent("pointercancel", { pointerId, bubbles: true }));
  deaf.add(pointerId);
  clicks = false;
}

/** The last key pressed, as long as no other key has been pressed since. */
let keyPress;
/** The key that is down now; `null` if it does not count, undefined while no key is down. */
let held;

function isTyping(target) {
  return target instanceof Element && target.matches("input, textarea");
}

addEventListener("keydown", (event) => {
  const { key, repeat, timeStamp: at, target } = event;
  if (repeat) {
    if (!MOVES.test(key) && (key === "Enter" || !isTyping(target))) stop(event);
    return;
  }
  if (key === "Escape" && grip) {
    letGo(grip);
    stop(event);
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
  keyPress = held = { at, on, said: labelOf(on), decided };
}, first);

/** Does an action of the key that is down, or of no key, count on this part of the page? */
function isValid(on) {
  return held === undefined || (held !== null && isSameTarget(held, on));
}

addEventListener("keyup", (event) => {
  if (!PRESSES.test(event.key)) return;
  // A space clicks when the key comes up. Other handlers may still get the keyup: a hand that it showed is hidden.
  if (event.key === " " && !isTyping(event.target) && !isValid(pressable(event.target))) event.preventDefault();
  held = undefined;
}, first);

addEventListener("blur", () => (held = undefined));

addEventListener("click", (event) => {
  // A program's own clicks, and those that a label passes to its field, follow from taps that counted.
  if (!event.isTrusted || event.target.matches?.("input, select")) return;
  const on = pressable(event.target);
  const byKey = event.detail === 0;
  // A click without a pointer or key (from a screen reader, say) counts.
  if (!(byKey ? isValid(on) : clicks && (press === undefined || isSameTarget(press, on)))) stop(event);
}, first);
