// Finishes a built folder: names the files that the page fetches later by their content (content-hashes.mjs), writes
// the service worker, sw.js, and puts the version into the page.
//
// node scripts/finish-build.mjs [FOLDER]
//
// Trunk calls it after each build (Trunk.toml). Called again on a changed folder, it makes another version of it. If
// MALLARD_SERVE is set, as scripts/serve.sh does, the folder gets a worker that ends workers, so that the browser shows
// the latest build, and a page into which Trunk may write.

import { createHash } from "node:crypto";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "./files.mjs";
import { nameByContent } from "./content-hashes.mjs";

const SOURCES = join(import.meta.dirname, "..");
const folder = process.argv[2] ?? process.env.TRUNK_STAGING_DIR ?? "dist";
const page = join(folder, "index.html");

/** Not needed for play: only the manifest names them. */
const NOT_KEPT = /^(sw\.js$|screenshots\/)/;

function sum(algorithm, encoding, ...parts) {
  const hash = createHash(algorithm);
  for (const part of parts) hash.update(part);
  return hash.digest(encoding);
}

/** `text` with the one match of `pattern` replaced by the result of `by`. */
function replaced(text, pattern, by) {
  if (!pattern.test(text)) throw new Error(`finish-build.mjs finds no ${pattern}`);
  return text.replace(pattern, by);
}

function withVersion(html, version) {
  // The minified page has its attributes in another order and without quotes.
  return replaced(html, /<meta [^>]*name="?version\b[^>]*>/, () => `<meta name="version" content="${version}">`);
}

nameByContent(folder);

// The first screen in the page has no drafts, so their build starts the program at once.
if (/\bdrafts\b/.test(process.env.TRUNK_BUILD_FEATURES ?? "")) {
  writeFileSync(page, replaced(readFileSync(page, "utf8"), /<html\b/, (tag) => `${tag} data-drafts=""`));
}

// Trunk's minifier drops the value that gives the manifest the cookies of a login.
const withCookies = (link) => link.replace(/ crossorigin(="?[a-z-]*"?)?/, ' crossorigin="use-credentials"');
writeFileSync(page, replaced(readFileSync(page, "utf8"), /<link [^>]*rel="?manifest\b[^>]*>/, withCookies));

if (process.env.MALLARD_SERVE) {
  copyFileSync(join(SOURCES, "assets/worker/retire.js"), join(folder, "sw.js"));
  const html = readFileSync(page, "utf8");
  writeFileSync(page, replaced(html, /<meta [^>]*http-equiv="?content-security-policy\b[^>]*>/, () => ""));
} else {
  const source = readFileSync(join(SOURCES, "assets/worker/service-worker.js"), "utf8");
  const html = readFileSync(page, "utf8");
  const names = filesIn(folder).filter((name) => !NOT_KEPT.test(name));

  // Of everything, including the worker's own source, but not of the version that it results in.
  const contents = names.map((name) => {
    const bytes = name === "index.html" ? withVersion(html, "") : readFileSync(join(folder, name));
    return `${name} ${sum("sha256", "hex", bytes)}\n`;
  });
  const version = sum("sha256", "hex", source, ...contents).slice(0, 12);
  const [, release] = readFileSync(join(SOURCES, "Cargo.toml"), "utf8").match(/^version = "(.+)"$/m);
  writeFileSync(page, withVersion(html, `${release}+${version}`));

  // Visitors ask for the page by the folder's address: hosts often redirect the file's own address.
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
