// The tablet in a user's words: open it, tap it, look at it.

import { ESCAPE } from "./driver.mjs";

/** All elements that a user can activate. */
const PRESSED = "button, a[href], label.button, [role=radio], [role=switch], [role=tab]";

/** An element to tap. `name` is its name, or an expression that its name matches. */
export function button(name) {
  return name instanceof RegExp ? { kind: PRESSED, like: name.source } : { kind: PRESSED, name };
}

/** Another element of the page, by a selector. */
export function thing(kind) {
  return { kind };
}

export class Tablet {
  constructor(session, address) {
    this.session = session;
    this.address = address;
  }

  /** Opens the app at an address, on a tablet with only these matches and settings. */
  async open(hash, matches = {}, settings = {}) {
    const kept = { "mallard/settings": JSON.stringify({ lang: "en", speed: "off", suits_asked: true, help: { confirm: true }, ...settings }) };
    for (const [id, match] of Object.entries(matches)) kept[`mallard/match/${id}`] = JSON.stringify(match);
    // WebDriver has no script that runs before the page's own. So the test fills the storage on another page of the
    // origin, which does not exist and so has no program that would store anything when it is left.
    await this.session.go(`${this.address}nothing`);
    await this.session.run((kept) => {
      localStorage.clear();
      // Otherwise the page would bring the last test's matches back.
      indexedDB.deleteDatabase("mallard-journal");
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    }, kept);
    await this.load(hash);
  }

  /** Loads the app at an address. */
  async load(hash) {
    const there = this.address + hash;
    await this.session.run((there) => {
      document.documentElement.dataset.left = "";
      // The new page must be the first to look at the new address.
      history.replaceState(null, "", there);
      // Not the driver's own reload: in Firefox it bypasses the service worker.
      location.reload();
    }, there);
    await this.#started();
  }

  async reload() {
    await this.session.run(() => {
      document.documentElement.dataset.left = "";
      location.reload();
    });
    await this.#started();
  }

  async #started() {
    const there = () => {
      // Without stored data, the home screen waits for input (assets/page/program.js).
      dispatchEvent(new Event("pointermove"));
      return document.querySelector("html:not([data-left]) :is(#home, #table) > *") !== null;
    };
    await this.session.until("a program on the page", there);
    await this.session.hold();
  }

  /** The marks for a crash of the app, or for a failed load. */
  marks() {
    return this.session.run(() => {
      const crash = document.getElementById("crash");
      const marks = crash && !crash.hidden ? [`crash: ${document.getElementById("crash-report").textContent}`] : [];
      const { missing } = document.documentElement.dataset;
      return missing ? [...marks, `missing: ${missing}`] : marks;
    });
  }

  /** Waits until this is visible. */
  async expectToSee(what) {
    await this.session.until(JSON.stringify(what), (what) => all(what).length > 0, what);
  }

  async expectNotToSee(what) {
    await this.session.until(`no ${JSON.stringify(what)}`, (what) => all(what).length === 0, what);
  }

  /** The words of the first element of this kind; waits for it. */
  words(what) {
    return this.session.until(JSON.stringify(what), (what) => all(what)[0]?.innerText.trim(), what);
  }

  /** Waits until these words appear anywhere. */
  async reads(words) {
    await this.session.until(`“${words}”`, (words) => document.body.innerText.includes(words), words);
  }

  /** Taps the first element of this kind, as soon as a finger can. */
  async tap(what) {
    await this.session.finger([await this.#point(what)]);
  }

  /** Drags the first element of `what` onto the first of `onto`. */
  async drag(what, onto) {
    const [from, to] = [await this.#point(what), await this.#point(onto)];
    const steps = 6;
    const path = Array.from({ length: steps + 1 }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    }));
    await this.session.finger(path);
  }

  #point(what) {
    return this.session.until(`a finger to reach ${JSON.stringify(what)}`, (what) => reached(what), what);
  }

  escape() {
    return this.session.key(ESCAPE);
  }

  /** The name of the element that has the focus. */
  focused() {
    return this.session.run(() => nameOf(document.activeElement));
  }

  /** The match on screen, as saved. */
  match() {
    return this.session.run(() => match());
  }

  /** All that a user can perceive of the table. */
  position() {
    return this.session.run(() => position());
  }

  /** Waits until the table is as it was. */
  async isUnchanged(before) {
    await this.session.until(`the table as it was:\n${before}`, (before) => position() === before, before);
  }
}
