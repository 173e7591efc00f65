// A new game begins as a renamed template, and as a draft on the lists.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { namesOf, placeOf, renamed, withDraft, withPackage } from "./new-game.mjs";

const ROOT = join(import.meta.dirname, "..");
const read = (path) => readFileSync(join(ROOT, path), "utf8");
const NAMES = namesOf("little-hearts");

test("a slug has all forms of the name", () => {
  assert.deepEqual(NAMES, { slug: "little-hearts", module: "little_hearts", type: "LittleHearts", title: "Little Hearts" });
});

test("a template gets the name of the game in code and in texts", () => {
  const template = [
    "//! Template: win tricks.",
    'name = "mallard-template-trick"',
    'description = "Template: its rules."',
    "use mallard::games::template::View;",
    "impl Game for Template {",
    '    const SLUG: &str = "template-trick";',
    '    About { name: "Template" }',
  ].join("\n");
  const game = [
    "//! Little Hearts: win tricks.",
    'name = "mallard-little-hearts"',
    'description = "Little Hearts: its rules."',
    "use mallard::games::little_hearts::View;",
    "impl Game for LittleHearts {",
    '    const SLUG: &str = "little-hearts";',
    '    About { name: "Little Hearts" }',
  ].join("\n");
  assert.equal(renamed(template, "trick", NAMES), game);
});

test("the beginner of a template goes to those of the other games", () => {
  assert.equal(placeOf("patient.rs", NAMES), "examples/common/patient/little_hearts.rs");
  assert.equal(placeOf("src/lib.rs", NAMES), "crates/games/little-hearts/src/lib.rs");
});

/** The lines that `after` has and `before` has not. */
const added = (before, after) => after.split("\n").filter((line) => !before.split("\n").includes(line));

test("the manifest gets a package, a feature, a board and a draft", () => {
  const manifest = read("Cargo.toml");
  assert.deepEqual(added(manifest, withPackage(manifest, NAMES)), [
    'mallard-little-hearts = { path = "crates/games/little-hearts" }',
    'little-hearts = ["dep:mallard-little-hearts", "mallard-codes/drafts"]',
    'drafts = ["mallard-codes/drafts", "little-hearts"]',
    '  "mallard-little-hearts?/ui",',
    "mallard-little-hearts = { workspace = true, optional = true }",
  ]);
});

test("the list gets a draft, after the drafts that it has", () => {
  const list = read("crates/codes/src/game_id.rs");
  const once = withDraft(list, NAMES, "2..=4");
  const twice = withDraft(once, namesOf("nest"), "2..=3");
  assert.deepEqual(added(list, twice), [
    '                LittleHearts, little_hearts, "little-hearts", mallard_little_hearts, 2..=4;',
    '                Nest, nest, "nest", mallard_nest, 2..=3;',
  ]);
  assert.match(twice, /drafts \{\n +LittleHearts.*\n +Nest.*\n +\}/);
});
