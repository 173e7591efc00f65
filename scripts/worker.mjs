// Finishes a built folder: names what the page fetches later by its content (names.mjs), writes the service worker,
// sw.js, and the version into the page.
//
//   node scripts/worker.mjs [FOLDER]
//
// Trunk calls it after each build (Trunk.toml). Called again on a folder that was changed since, it makes
// another version of it. With MALLARD_SERVE set, which scripts/serve.sh does, the folder gets a worker that
// ends workers, so that the browser shows what was just built, and a page into which Trunk may write.

import { createHash } from "node:crypto";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "./files.mjs";
import { nameByContent } from "./names.mjs";

const SOURCES = join(import.meta.dirname, "..");
const folder = process.argv[2] ?? process.env.TRUNK_STAGING_DIR ?? "dist";
const page = join(folder, "index.html");

/** Not needed to play: only the manifest names them. */
const NOT_KEPT = /^(sw\.js$|screenshots\/)/;

function sum(algorithm, encoding, ...parts) {
  const hash = createHash(algorithm);
  for (const part of parts) hash.update(part);
  return hash.digest(encoding);
}

/** `text` with the one place that `pattern` finds replaced by what `by` makes of it. */
function replaced(text, pattern, by) {
  if (!pattern.test(text)) throw new Error(`worker.mjs finds no ${pattern}`);
  return text.replace(pattern, by);
}

function withVersion(html, version) {
  // Minified, the page has its attributes in another order and without quotes.
  return replaced(html, /<meta [^>]*name="?version\b[^>]*>/, () => `<meta name="version" content="${version}">`);
}

nameByContent(folder);

if (process.env.MALLARD_SERVE) {
  copyFileSync(join(SOURCES, "assets/worker/retire.js"), join(folder, "sw.js"));
  const html = readFileSync(page, "utf8");
  writeFileSync(page, replaced(html, /<meta [^>]*http-equiv="?content-security-policy\b[^>]*>/, () => ""));
} else {
  const source = readFileSync(join(SOURCES, "assets/worker/service-worker.js"), "utf8");
  const html = readFileSync(page, "utf8");
  const names = filesIn(folder).filter((name) => !NOT_KEPT.test(name));

  // Of everything, the worker's own source too, but not of the version it becomes.
  const contents = names.map((name) => {
    const bytes = name === "index.html" ? withVersion(html, "") : readFileSync(join(folder, name));
    return `${name} ${sum("sha256", "hex", bytes)}\n`;
  });
  const version = sum("sha256", "hex", source, ...contents).slice(0, 12);
  const [, release] = readFileSync(join(SOURCES, "Cargo.toml"), "utf8").match(/^version = "(.+)"$/m);
  writeFileSync(page, withVersion(html, `${release}+${version}`));

  // The page is asked for by the folder's address: hosts often send its own one elsewhere.
  const files = Object.fromEntries(
    names.map((name) => [
      name === "index.html" ? "./" : name,
      `sha256-${sum("sha256", "base64", readFileSync(join(folder, name)))}`,
    ]),
  );
  const worker = replaced(
    replaced(source, /^const VERSION = "";$/m, () => `const VERSION = ${JSON.stringify(version)};`),
    /^const FILES = \{\};$/m,
    () => `const FILES = ${JSON.stringify(files, null, 1)};`,
  );
  writeFileSync(join(folder, "sw.js"), worker);
}
