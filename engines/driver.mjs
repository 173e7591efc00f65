// W3C WebDriver, as far as these tests speak it: plain requests, no package.

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { HELPERS } from "./page.mjs";

/** How long the page has for anything, in milliseconds: engines that paint without a GPU are slow. */
const PATIENCE = 30_000;

/** So long a page must keep the size that was asked for until that is believed, in milliseconds. */
const STEADY = 200;

/** So long another size must stay until the window is asked again: it may only be slow. */
const WRONG = 400;

/** So long a window has in all before it is asked again. */
const SETTLING = 3_000;

/** Where pictures of what went wrong are put. */
const PICTURES = join(import.meta.dirname, "../target/engines");

/** The protocol's name for an element that is handed over. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** What a driver refused. */
class Refused extends Error {
  constructor({ error, message }) {
    super(`${error}: ${message}`);
    this.error = error;
  }
}

/** Refusals that only say that a page is being left. */
const LEAVING = ["javascript error", "no such window", "no such frame", "unknown error", "stale element reference"];

async function ask(address, method, body) {
  const response = await fetch(address, {
    method,
    // geckodriver takes no body without the type.
    ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
  const { value } = await response.json();
  if (!response.ok) throw new Refused(value);
  return value;
}

/** Waits until a driver takes sessions. */
export async function ready(driver, program) {
  for (const until = Date.now() + PATIENCE; Date.now() < until && !program.gone; await pause(50)) {
    const { ready } = await ask(`${driver}/status`, "GET").catch(() => ({}));
    if (ready) return;
  }
  throw new Error(`${program.command} is not ready:\n${program.lines.join("\n")}`);
}

/** A browser's window: whichever was switched to. */
export class Session {
  #address;
  /** The size that the page was asked to have last. */
  #size;
  /** Has it been seen to keep that size? */
  #held = false;
  /** How much larger than its page a window is, as far as is known. */
  #frame = { width: 0, height: 0 };

  constructor(address) {
    this.#address = address;
  }

  static async begin(driver, capabilities) {
    const { sessionId } = await ask(`${driver}/session`, "POST", { capabilities: { alwaysMatch: capabilities } });
    return new Session(`${driver}/session/${sessionId}`);
  }

  #get(command) {
    return ask(`${this.#address}/${command}`, "GET");
  }

  #post(command, body = {}) {
    return ask(`${this.#address}/${command}`, "POST", body);
  }

  end() {
    return ask(this.#address, "DELETE");
  }

  go(address) {
    return this.#post("url", { url: address });
  }

  /** Runs a function in the page. It goes there as text: it may use its arguments and what page.mjs names, no more. */
  run(task, ...values) {
    return this.#post("execute/sync", { script: `${HELPERS}\nreturn (${task}).apply(null, arguments);`, args: values });
  }

  /** Runs it again and again, until it answers something; across reloads. */
  async until(what, task, ...values) {
    let answer;
    for (const until = Date.now() + PATIENCE; Date.now() < until; await pause(30)) {
      try {
        answer = await this.run(task, ...values);
        if (answer) return answer;
      } catch (error) {
        if (!LEAVING.includes(error.error)) throw error;
        answer = error.message;
      }
    }
    const seen = await this.run(() => `${location.hash}\n${document.body?.innerText.slice(0, 600)}`).catch(String);
    const picture = await this.#keepPicture().catch(String);
    throw new Error(`Waited in vain for ${what} (${JSON.stringify(answer)}). ${picture} shows the page, which says:\n${seen}`);
  }

  /** Waits until what the page is now has been drawn. */
  drawn() {
    return this.#post("execute/async", {
      script: "const [done] = arguments; requestAnimationFrame(() => requestAnimationFrame(() => done()));",
      args: [],
    });
  }

  /** Puts a finger down at the first of these points, moves it over the others, and lifts it. */
  async finger([from, ...over]) {
    const move = ({ x, y }, duration) => ({ type: "pointerMove", x: Math.round(x), y: Math.round(y), duration });
    await this.#post("actions", {
      actions: [{
        type: "pointer",
        id: "finger",
        // WebKitGTK's driver takes the word, and sends a mouse.
        parameters: { pointerType: "touch" },
        actions: [
          move(from, 0),
          { type: "pointerDown", button: 0 },
          ...over.map((point) => move(point, 30)),
          { type: "pointerUp", button: 0 },
        ],
      }],
    });
  }

  /** Presses a key and lets it go: a letter, or the protocol's own name for another one. */
  async key(value) {
    await this.#post("actions", {
      actions: [{ type: "key", id: "keys", actions: [{ type: "keyDown", value }, { type: "keyUp", value }] }],
    });
  }

  /** Types a text into the field of this selector. */
  async type(field, text) {
    const element = await this.#post("element", { using: "css selector", value: field });
    await this.#post(`element/${element[ELEMENT]}/value`, { text });
  }

  /** Makes the window so large that its page has this size. */
  async resize(width, height) {
    this.#size = { width, height };
    await this.#setOuter();
    await this.hold();
  }

  /**
   * Waits until the page has the size that was asked for last, and keeps it. WebKitGTK gives the page the whole window at
   * first, and a moment later a bar of its own takes a part of it: what is seen once may not last.
   */
  async hold() {
    if (!this.#size || (this.#held && (await this.#missing()) === null)) return;
    this.#held = false;
    let missing;
    for (let attempt = 0; attempt < 10; attempt++) {
      missing = await this.#settled();
      if (missing === null) {
        await this.drawn();
        this.#held = true;
        return;
      }
      this.#frame.width += missing.width;
      this.#frame.height += missing.height;
      await this.#setOuter();
    }
    const { width, height } = this.#size;
    throw new Error(`The page cannot be made ${width} x ${height}: it lacks ${JSON.stringify(missing)}`);
  }

  #setOuter() {
    const [size, frame] = [this.#size, this.#frame];
    return this.#post("window/rect", { width: size.width + frame.width, height: size.height + frame.height });
  }

  /** What the page lacks of the size that was asked for; null if it has it. */
  async #missing() {
    const inner = await this.run(() => ({ width: innerWidth, height: innerHeight }));
    const [width, height] = [this.#size.width - inner.width, this.#size.height - inner.height];
    return width === 0 && height === 0 ? null : { width, height };
  }

  /** The same once it has stayed for a while: windows take their size a moment later, and not all at once. */
  async #settled() {
    let missing = await this.#missing();
    let since = Date.now();
    for (const until = since + SETTLING; Date.now() < until; await pause(30)) {
      const now = await this.#missing();
      if (!isDeepStrictEqual(now, missing)) [missing, since] = [now, Date.now()];
      if (Date.now() - since >= (missing === null ? STEADY : WRONG)) break;
    }
    return missing;
  }

  /** The window that is switched to. */
  window() {
    return this.#get("window");
  }

  /** Another window of the same browser: in a tab that WebKitGTK hides nothing can be touched. */
  async newWindow() {
    const { handle } = await this.#post("window/new", { type: "window" });
    await this.switchTo(handle);
    return handle;
  }

  /** Closes a window, and switches to another. */
  async closeWindow(handle, other) {
    await this.switchTo(handle);
    await ask(`${this.#address}/window`, "DELETE");
    await this.switchTo(other);
  }

  switchTo(handle) {
    return this.#post("window", { handle });
  }

  /** A picture of the page, as PNG. */
  async picture() {
    // WebKit's may be of the frame before, else.
    await this.drawn();
    return Buffer.from(await this.#get("screenshot"), "base64");
  }

  async #keepPicture() {
    await mkdir(PICTURES, { recursive: true });
    const file = join(PICTURES, `${Date.now()}.png`);
    await writeFile(file, await this.picture());
    return file;
  }
}

/** Keys that are no letters. */
export const ESCAPE = "\uE00C";
