// W3C WebDriver, as much of it as these tests need: plain requests, no package.

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { HELPERS } from "./page.mjs";

/** How long the page may take for anything, in milliseconds: engines that paint without a GPU are slow. */
const PATIENCE = 30_000;

/** How long a page must have the requested size before the test accepts it, in milliseconds. */
const STEADY = 200;

/**
 * How long another size must persist before the test asks the window again, in milliseconds: the window may only be
 * slow.
 */
const WRONG = 400;

/** How long a window may take in all before the test asks it again, in milliseconds. */
const SETTLING = 3_000;

/** The folder for pictures of failures. */
const PICTURES = join(import.meta.dirname, "../target/engines");

/** The protocol's name for a reference to an element. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** A refusal by the driver. */
class Refused extends Error {
  constructor({ error, message }) {
    super(`${error}: ${message}`);
    this.error = error;
  }
}

/** Errors that only mean that the page is just changing. */
const LEAVING = ["javascript error", "no such window", "no such frame", "unknown error", "stale element reference"];

async function ask(address, method, body) {
  const response = await fetch(address, {
    method,
    // geckodriver accepts no body without the type.
    ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
  const { value } = await response.json();
  if (!response.ok) throw new Refused(value);
  return value;
}

/** Waits until a driver accepts sessions. */
export async function ready(driver, program) {
  for (const until = Date.now() + PATIENCE; Date.now() < until && !program.gone; await pause(50)) {
    const { ready } = await ask(`${driver}/status`, "GET").catch(() => ({}));
    if (ready) return;
  }
  throw new Error(`${program.command} is not ready:\n${program.lines.join("\n")}`);
}

/** A browser with a window, the one that it last switched to. */
export class Session {
  #address;
  /** The size that the page was last asked to have. */
  #size;
  /** Has the page had that size for a while? */
  #held = false;
  /** How much larger than its page a window is, as far as the test knows, in pixels. */
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

  /**
   * Runs a function in the page. It goes there as text, so it may use only its arguments and the functions of page.mjs.
   */
  run(task, ...values) {
    return this.#post("execute/sync", { script: `${HELPERS}\nreturn (${task}).apply(null, arguments);`, args: values });
  }

  /** Runs it again and again until it returns something, even across reloads. */
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

  /** Waits until the browser has drawn the page as it is now. */
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
        // WebKitGTK's driver accepts the word, but sends a mouse.
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

  /** Presses a key and lets it go. `value` is a letter, or the protocol's own name for another key. */
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

  /** Resizes the window until its page has this size, in pixels. */
  async resize(width, height) {
    this.#size = { width, height };
    await this.#setOuter();
    await this.hold();
  }

  /**
   * Waits until the page has the size that was last requested, and retains it. WebKitGTK gives the page the whole
   * window at first, and a moment later one of its own bars takes a part of it. So a size that the test sees once may
   * not last.
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

  /** How much the page lacks of the requested size; null if it has that size. */
  async #missing() {
    const inner = await this.run(() => ({ width: innerWidth, height: innerHeight }));
    const [width, height] = [this.#size.width - inner.width, this.#size.height - inner.height];
    return width === 0 && height === 0 ? null : { width, height };
  }

  /** The same, once it has stayed for a while: windows change their size a moment later, and in steps. */
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

  /** The window that the browser last switched to. */
  window() {
    return this.#get("window");
  }

  /**
   * Another window of the same browser. A tab would not do: in one that WebKitGTK hides, no tap has an effect.
   */
  async newWindow() {
    const { handle } = await this.#post("window/new", { type: "window" });
    await this.switchTo(handle);
    return handle;
  }

  /** Closes the window `handle`, and switches to `other`. */
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
    // Otherwise WebKit's picture may show the frame before.
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

/** Keys that are not letters. */
export const ESCAPE = "\uE00C";
