// What the tests do inside the page. Functions go there as text (driver.mjs), so none may use anything but its
// arguments and the others of this file.

/** Can a person see it? */
function seen(element) {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

/** What it is called: by its label, by the words in it, or by the words that label a field. */
function nameOf(element) {
  return (element.ariaLabel ?? element.labels?.[0]?.innerText ?? element.innerText ?? "").replace(/\s+/g, " ").trim();
}

/** Everything of this kind that can be seen and is called like this: a text, or the source of an expression. */
function all({ kind, name, like }) {
  const called = (element) => {
    if (name === undefined && like === undefined) return true;
    return name === undefined ? new RegExp(like).test(nameOf(element)) : nameOf(element) === name;
  };
  // Under a dialog nothing can be touched.
  const dialogs = document.querySelectorAll("dialog:modal");
  const room = dialogs[dialogs.length - 1] ?? document;
  return [room, ...room.querySelectorAll(kind)].filter((it) => it !== document && it.matches(kind) && seen(it) && called(it));
}

/** The point at which a finger touches it; nothing while something else lies over it. */
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

/** Where a finger reaches the first of these that one reaches. None after it is asked: asking scrolls. */
function reached(what) {
  for (const element of all(what)) {
    const point = touchable(element);
    if (point) return point;
  }
  return null;
}

/** The text under this key of the storage, without the frame around it: of its two slots the younger one. */
function stored(key) {
  const slots = [key, `${key}~`].map((slot) => JSON.parse(localStorage.getItem(slot)));
  const frames = slots.filter(Boolean).map((value) => ("crc" in value ? value : { n: 0, data: value }));
  return frames.sort((one, other) => other.n - one.n)[0]?.data ?? null;
}

/** The match on screen, as it is saved. */
function match() {
  const id = /^#\/match\/(.+)$/.exec(location.hash)?.[1];
  return id ? { id, ...stored(`mallard/match/${id}`) } : null;
}

/** What a person can tell of the table: what can be read and what lies where. */
function position() {
  const table = document.querySelector("#table");
  // What was read aloud so far is not a part of the position.
  const told = [...table.querySelectorAll("[role=log]")];
  for (const log of told) log.style.display = "none";
  const words = table.innerText;
  for (const log of told) log.style.display = "";
  const marked = [...table.querySelectorAll("[data-flip], [aria-label]")].filter(seen);
  const things = marked.map((element) => `${element.dataset.flip ?? ""} ${element.ariaLabel ?? ""}`);
  return [words, ...things].join("\n");
}

/** The build that runs. */
function version() {
  return document.querySelector("meta[name=version]").content;
}

export const HELPERS = [seen, nameOf, all, touchable, reached, stored, match, position, version].join("\n");
