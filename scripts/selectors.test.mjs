import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { universal } from "./selectors.mjs";

/** The few that are meant for every child. */
const EXCUSED = [
  "base.css: *",
  "base.css: *::before",
  "base.css: *::after",
  // Everything that a game puts on the pond is a layer.
  "pond.css: .pond > *",
];

/** Sheets with a single media query that few devices match: browsers file none of their rules elsewhere. */
const RARE = /^forced-colours/;

test("a rule is filed by a class, an attribute, a name or the root in its last part", () => {
  const filed = ".a > b, .a .b:not(.c), .a [aria-current], .a::before, :root, .a :where(.b), .a :is(b):first-child { }";
  assert.deepEqual(universal(filed), []);
  const tried = [".a > *", ".a :first-child", ".a > :is(.b, .c)", ".a :not(.b)", ".a :has(.b)"];
  assert.deepEqual(universal(`@media (min-width: 1px) { ${tried.join(", ")} { content: "{;.b"; } }`), tried);
});

test("a nested rule is filed like its parent", () => {
  assert.deepEqual(universal(".a { color: red; &:has(.b) { & > * { } } .c { } }"), ["& > *"]);
  assert.deepEqual(universal(":is(.a, .b) { &:hover { } }"), [":is(.a, .b)", "&:hover"]);
});

test("no style is tried on every element but those that are meant for all", () => {
  const sheets = readdirSync("style", { recursive: true }).filter((file) => file.endsWith(".css") && !RARE.test(file));
  assert.ok(sheets.length > 40);
  const found = sheets.flatMap((file) =>
    universal(readFileSync(`style/${file}`, "utf8")).map((selector) => `${file}: ${selector}`),
  );
  assert.deepEqual(found.sort(), EXCUSED.sort());
});
