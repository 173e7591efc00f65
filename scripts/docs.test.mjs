// The documents for newcomers must be short, in plain English, and their links must lead somewhere.

import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { test } from "node:test";
import { GAMES as SLUGS } from "./games.mjs";

const ROOT = join(import.meta.dirname, "..");

/** Words that hide the actor (CONTRIBUTING.md, "Comments say why"). */
const BANNED =
  /\b(whoever|somebody|anybody|everybody|nobody|whatever|so many|so much|so large|anew|nothing if|is told|are told|told of|is to be|stands|lies)\b/gi;

/** The text without code and without quoted words. */
function prose(text) {
  return text
    .replace(/^```[^]*?^```/gm, "")
    .replace(/`[^`]*`/g, "")
    .replace(/"[^"\n]*"/g, "")
    // CONTRIBUTING.md and docs/language.md list the words themselves.
    .replace(/\*[^*]*\*/g, "")
    .replace(/^Not in use:[^]*?\n\n/m, "");
}

/** The name that GitHub gives a heading of a page. */
function anchor(heading) {
  return heading
    .replace(/[`*]/g, "")
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");
}

function read(file) {
  return readFileSync(join(ROOT, file), "utf8");
}

/** The first heading of a page. */
const title = (file) => read(file).match(/^# (.*)/)[1];

const markdown = (folder) => readdirSync(join(ROOT, folder)).filter((file) => file.endsWith(".md"));

const PAGES = markdown("docs/games").map((file) => `docs/games/${file}`);
const DOCUMENTS = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", ...markdown("docs").map((file) => `docs/${file}`), ...PAGES];

test("every game has a page, which has its name", () => {
  assert.deepEqual(SLUGS.map((slug) => title(`docs/games/${slug}.md`)), SLUGS.map((slug) => title(`assets/rules/${slug}/en.md`)));
});

test("documents name who acts, in words that people use", () => {
  for (const file of DOCUMENTS) {
    assert.deepEqual([...prose(read(file)).matchAll(BANNED)].map(([word]) => word), [], file);
  }
});

/** The folders of the sources, and how the names of their files end. */
const SOURCES = {
  src: /\.rs$/,
  crates: /\.rs$/,
  tests: /\.rs$/,
  examples: /\.rs$/,
  benches: /\.rs$/,
  scripts: /\.(mjs|sh)$/,
  engines: /\.mjs$/,
  assets: /\.m?js$/,
  e2e: /^(?!node_modules|test-results).*\.ts$/,
  style: /\.css$/,
};

/** The comments on separate lines. */
function comments(text) {
  return prose((text.match(/^\s*(\/\/|\/?\*|#(?!\[)).*$/gm) ?? []).join("\n"));
}

test("comments name who acts, too", () => {
  let files = 0;
  for (const [folder, named] of Object.entries(SOURCES)) {
    for (const file of readdirSync(join(ROOT, folder), { recursive: true }).filter((file) => named.test(file))) {
      files += 1;
      const found = [...comments(read(join(folder, file))).matchAll(BANNED)].map(([word]) => word);
      assert.deepEqual(found, [], join(folder, file));
    }
  }
  assert.ok(files > 900, `only ${files} files`);
});

test("a word that hides who acts is found, and a quoted one is not", () => {
  assert.equal([...prose("Whoever *anew* `is told` \"somebody\".").matchAll(BANNED)].length, 1);
});

test("links in documents lead somewhere", () => {
  for (const file of DOCUMENTS) {
    for (const [, target] of read(file).matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^https?:/.test(target)) continue;
      const [path, name] = target.split("#");
      const linked = path ? relative(ROOT, join(ROOT, dirname(file), path)) : file;
      assert.ok(existsSync(join(ROOT, linked)), `${file}: ${target}`);
      if (!name) continue;
      const headings = [...read(linked).matchAll(/^#+ (.*)$/gm)].map(([, heading]) => anchor(heading));
      assert.ok(headings.includes(name), `${file}: ${target}`);
    }
  }
});
