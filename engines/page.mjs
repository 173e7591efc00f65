// The functions that the tests run inside the page. They go there as text (driver.mjs), so each may use only its
// arguments and the other functions of this file.

/** Can a user see this element? A collapsed part may keep a hundredth of a pixel, from rounding. */
function seen(element) {
  const { width, height } = element.getBoundingClientRect();
  return width >= 0.5 && height >= 0.5 && element.checkVisibility({ visibilityProperty: true });
}

/** The name of an element: its label, its words, or the words that label a field. */
function nameOf(element) {
  return (element.ariaLabel ?? element.labels?.[0]?.innerText ?? element.innerText ?? "").replace(/\s+/g, " ").trim();
}

/** Every visible element of this `kind` with this name: `name` is a text, `like` the source of an expression. */
function all({ kind, name, like }) {
  const called = (element) => {
    if (name === undefined && like === undefined) return true;
    return name === undefined ? new RegExp(like).test(nameOf(element)) : nameOf(element) === name;
  };
  // Under a dialog no element gets a tap.
  const dialogs = document.querySelectorAll("dialog:modal");
  const room = dialogs[dialogs.length - 1] ?? document;
  return [room, ...room.querySelectorAll(kind)].filter((it) => it !== document && it.matches(kind) && seen(it) && called(it));
}

/** The point at which a finger taps the element; null while another element covers it. */
function touchable(element) {
  element.scrollIntoView({ block: "nearest" });
  const box = element.getBoundingClientRect();
  // In a fan the left edge of a card is free.
  for (const part of [0.5, 0.2, 0.1]) {
    const point = { x: box.left + box.width * part, y: box.top + box.height / 2 };
    const hit = document.elementFromPoint(point.x, point.y);
    if (hit && element.contains(hit)) return point;
  }
  return null;
}

/**
 * The point at which a finger reaches the first of these elements that it can reach. It asks no further, because asking
 * scrolls.
 */
function reached(what) {
  for (const element of all(what)) {
    const point = touchable(element);
    if (point) return point;
  }
  return null;
}

/** The text under this key of the storage, without its envelope, from the younger of its two slots. */
function stored(key) {
  const slots = [key, `${key}~`].map((slot) => JSON.parse(localStorage.getItem(slot)));
  const frames = slots.filter(Boolean).map((value) => ("crc" in value ? value : { n: 0, data: value }));
  return frames.sort((one, other) => other.n - one.n)[0]?.data ?? null;
}

/** The match on screen, as saved. */
function match() {
  const id = /^#\/match\/(.+)$/.exec(location.hash)?.[1];
  return id ? { id, ...stored(`mallard/match/${id}`) } : null;
}

/** All that a user can perceive of the table: the words, and where everything is. */
function position() {
  const table = document.querySelector("#table");
  // The announcements so far are not a part of the position.
  const told = [...table.querySelectorAll("[role=log]")];
  for (const log of told) log.style.display = "none";
  const words = table.innerText;
  for (const log of told) log.style.display = "";
  const marked = [...table.querySelectorAll("[data-flip], [aria-label]")].filter(seen);
  const things = marked.map((element) => `${element.dataset.flip ?? ""} ${element.ariaLabel ?? ""}`);
  return [words, ...things].join("\n");
}

/** The version of the build that runs. */
function version() {
  return document.querySelector("meta[name=version]").content;
}

export const HELPERS = [seen, nameOf, all, touchable, reached, stored, match, position, version].join("\n");
