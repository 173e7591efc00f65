// The documents for newcomers must be short, in plain English, and their links must lead somewhere.

import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { test } from "node:test";
import { GAMES as SLUGS } from "./games.mjs";

const ROOT = join(import.meta.dirname, "..");

/** The most lines that each document may have, without the rows of single games; `undefined` means no limit. */
const LIMITS = {
  "README.md": 86,
  "ARCHITECTURE.md": 204,
  "CONTRIBUTING.md": 130,
  // Mostly tables.
  "docs/bots.md": 86,
  "docs/hosting.md": undefined,
  "docs/language.md": 128,
  "docs/performance.md": 145,
  "docs/new-game.md": 115,
  "docs/phones.md": 180,
  "docs/reliability.md": 152,
  "docs/sharing.md": 70,
  "docs/transcript.md": 59,
};

/** The most lines of a game's page, docs/games/<slug>.md. */
const PAGE_LIMIT = 190;

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

/** The names of the complete games. */
const GAMES = SLUGS.map((slug) => title(`assets/rules/${slug}/en.md`));

const PAGES = readdirSync(join(ROOT, "docs/games")).map((file) => `docs/games/${file}`);
const DOCUMENTS = [...Object.keys(LIMITS), ...PAGES];

/** The lines without the rows of single games, so that a further game fits. */
function shared(text) {
  const isRow = (line) => GAMES.some((game) => line.startsWith(`| ${game}`) || line.startsWith(`| [${game}]`));
  return text.split("\n").slice(0, -1).filter((line) => !isRow(line));
}

test("every game has a page, which has its name", () => {
  assert.deepEqual(SLUGS.map((slug) => title(`docs/games/${slug}.md`)), GAMES);
});

test("no document is longer than it may be", () => {
  for (const file of PAGES) {
    const { length } = read(file).split("\n").slice(0, -1);
    assert.ok(length <= PAGE_LIMIT, `${file} has ${length} lines, not ${PAGE_LIMIT}`);
  }
  for (const [file, limit] of Object.entries(LIMITS)) {
    if (limit === undefined) continue;
    const { length } = shared(read(file));
    assert.ok(length <= limit, `${file} has ${length} lines, not ${limit}: what no longer holds is in the history`);
  }
});

test("the row of a game does not count", () => {
  const text = ["# Page", "| Duckit | 38 |", "| [Durak](durak.md) | 6 |", "| game |", ""].join("\n");
  assert.deepEqual(shared(text), ["# Page", "| game |"]);
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
