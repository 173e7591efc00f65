// The documents for newcomers must be short, in plain English, and their links must lead somewhere.

import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { test } from "node:test";

const ROOT = join(import.meta.dirname, "..");

/** The most lines that each document may have, without those of single games; no entry means no limit. */
const LIMITS = {
  "README.md": 84,
  "ARCHITECTURE.md": 200,
  "CONTRIBUTING.md": 180,
  // Mostly tables.
  "docs/bots.md": 113,
  "docs/hosting.md": undefined,
  "docs/language.md": 132,
  "docs/performance.md": 154,
  "docs/phones.md": 180,
  "docs/reliability.md": 150,
  "docs/sharing.md": undefined,
  "docs/transcript.md": 82,
};

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

/** The games, by the titles of their rules. */
const GAMES = readdirSync(join(ROOT, "assets/rules")).map((slug) => read(`assets/rules/${slug}/en.md`).match(/^# (.*)/)[1]);

/** The lines without the sections of single games and their rows in tables, so that a further game fits. */
function shared(text) {
  let inSection = false;
  return text.split("\n").slice(0, -1).filter((line) => {
    const [, heading] = line.match(/^##+ (.*)/) ?? [];
    if (heading) inSection = GAMES.includes(heading);
    return !inSection && !GAMES.some((game) => line.startsWith(`| ${game}`));
  });
}

test("no document is longer than it may be", () => {
  for (const [file, limit] of Object.entries(LIMITS)) {
    if (limit === undefined) continue;
    const { length } = shared(read(file));
    assert.ok(length <= limit, `${file} has ${length} lines, not ${limit}: what no longer holds is in the history`);
  }
});

test("the section and the row of a game do not count", () => {
  const text = ["# Page", "## Durak", "a card", "| row |", "## End", "| Duckit, 3 seats | 38 |", "| game |", ""].join("\n");
  assert.deepEqual(shared(text), ["# Page", "## End", "| game |"]);
});

test("documents name who acts, in words that people use", () => {
  for (const file of Object.keys(LIMITS)) {
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
  for (const file of Object.keys(LIMITS)) {
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
