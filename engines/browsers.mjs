// How each browser starts, isolated from this machine: it has a separate folder for all its files, and a separate
// screen.

import { access, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ready, Session } from "./driver.mjs";
import { Program } from "./process.mjs";

/** Large enough for every page of these tests. There is no window manager to limit a window to it. */
const SCREEN = "1700x1500x24";

/** A free port. */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** The file that gets a browser's own messages if its driver does not pass them on. */
const CONSOLE = "console.txt";

/** WebKitGTK's small browser. It belongs to the library, so each distribution has it in another folder. */
async function miniBrowser() {
  const libraries = await Promise.all(["/usr/lib", "/usr/libexec", "/usr/lib64"].map(async (folder) => {
    const inside = await readdir(folder, { withFileTypes: true }).catch(() => []);
    return [folder, ...inside.filter((entry) => /-linux-gnu/.test(entry.name)).map(({ name }) => join(folder, name))];
  }));
  for (const library of libraries.flat()) {
    for (const name of await readdir(library).catch(() => [])) {
      const browser = join(library, name, "MiniBrowser");
      if (/^webkit2?gtk-/.test(name) && (await access(browser).then(() => true, () => false))) return browser;
    }
  }
  throw new Error("WebKitGTK's MiniBrowser is missing");
}

const WEBKIT = {
  name: "WebKitGTK",
  driver: "WebKitWebDriver",
  words: (port) => [`--port=${port}`],
  // It prints a page's errors if it is started with the right option, but its driver silences it. So a script starts
  // it.
  async capabilities(home) {
    const binary = join(home, "browser");
    await writeFile(binary, `#!/bin/sh\nexec "${await miniBrowser()}" "$@" >"${join(home, CONSOLE)}" 2>&1\n`, { mode: 0o755 });
    return {
      "webkitgtk:browserOptions": { binary, args: ["--automation", "--enable-write-console-messages-to-stdout=true"] },
    };
  },
  // How a console error looks in its output.
  complaint: /^CONSOLE .*ERROR/,
  needsScreen: true,
  env: {
    // No GPU: it paints on the processor instead of imitating a GPU. No bus either, on which it would look for a screen
    // reader.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1",
    NO_AT_BRIDGE: "1",
  },
};

/** Gecko. */
export const FIREFOX = {
  name: "Firefox",
  driver: "geckodriver",
  words: (port) => ["--port", `${port}`, "--websocket-port", "0"],
  capabilities: () => ({
    "moz:firefoxOptions": {
      args: ["-headless"],
      prefs: { "devtools.console.stdout.content": true },
    },
  }),
  // Without a network it reports errors of its own services, and prints those too.
  complaint: /^JavaScript error: http|^console\.error: (?!RSLoader|.*resource:)/,
};

/** Not tested here (e2e/ does that): its layout is the one that the others are compared with. */
export const CHROMIUM = {
  name: "Chromium",
  driver: "chromedriver",
  words: (port) => [`--port=${port}`],
  capabilities: () => ({
    "goog:chromeOptions": {
      ...(process.env.CHROME && { binary: process.env.CHROME }),
      args: ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"],
    },
  }),
};

/** The engines that ENGINES names, or all. */
export function wanted() {
  const engines = { webkit: WEBKIT, firefox: FIREFOX };
  const names = process.env.ENGINES?.split(/[ ,]+/) ?? Object.keys(engines);
  return names.map((name) => {
    if (!(name in engines)) throw new Error(`ENGINES names ${name}, which is none of ${Object.keys(engines).join(", ")}`);
    return engines[name];
  });
}

/** A browser with a session. `complaints()` returns the console's errors about the page. */
export async function start({ name, driver, words, capabilities, complaint, needsScreen, env }) {
  const home = await mkdtemp(join(tmpdir(), "mallard-engine-"));
  const programs = [];
  let session;

  async function end() {
    // A browser that its driver ends writes no crash reports. One that hangs ends as well.
    await session?.end().catch(() => {});
    for (const program of programs.reverse()) await program.end();
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  }

  try {
    const own = { ...env, HOME: home, TMPDIR: home, XDG_RUNTIME_DIR: home };
    if (needsScreen) {
      const stdio = ["ignore", "pipe", "pipe", "pipe"];
      const screen = new Program("Xvfb", ["-displayfd", "3", "-screen", "0", SCREEN, "-nolisten", "tcp"], { stdio });
      programs.push(screen);
      own.DISPLAY = `:${(await screen.waitForLine(/^\d+$/))[0]}`;
    }
    const port = await freePort();
    const program = new Program(driver, words(port), { env: own });
    programs.push(program);
    const address = `http://127.0.0.1:${port}`;
    await ready(address, program);
    session = await Session.begin(address, await capabilities(home));
    const console = () => readFile(join(home, CONSOLE), "utf8").catch(() => "");
    const complaints = async () =>
      [...program.lines, ...(await console()).split("\n")].filter((line) => complaint.test(line));
    return { name, session, complaints, end };
  } catch (error) {
    await end();
    throw error;
  }
}
