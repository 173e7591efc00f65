// The links of the documents must lead somewhere, and each game must have its page.

import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { test } from "node:test";
import { GAMES as SLUGS } from "./games.mjs";

const ROOT = join(import.meta.dirname, "..");

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
