// The program has the code of a game behind one door, `src/main.rs`, which makes it a chunk. Each `with_game!` elsewhere
// puts the code of all games into the part of the program that runs it.
//
// Within a game, rules do not depend on bots, and only these two know more than a view.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { filesIn } from "./files.mjs";
import { titlePattern } from "./games.mjs";

/** The files that name all games, each with its reason. */
const LISTS = {
  "bin/bots.rs": "the only game of its build",
  "games.rs": "constants, and the description for the home screen",
  "home/deferred.rs": "the setup of each game, and the daily challenge",
  "main.rs": "the door",
};

test("only a few files name all games, and one of the table", () => {
  const files = filesIn("src").filter((file) => file.endsWith(".rs"));
  const naming = files.filter((file) => {
    const text = readFileSync(`src/${file}`, "utf8").replace(/#\[cfg\(test\)\]\s*mod \w+ \{[^]*?\n\}/g, "");
    return /\b(with|each)_game!\s*\(/.test(text.replace(/\/\/.*/g, ""));
  });
  assert.deepEqual(naming, Object.keys(LISTS));
});

/** The Rust files of all games, each with its place under `src/` and its text without comments. */
const sources = filesIn("crates/games")
  .filter((file) => file.endsWith(".rs"))
  .map((file) => ({
    file,
    place: file.split("/")[2],
    text: readFileSync(`crates/games/${file}`, "utf8").replace(/\/\/.*/g, ""),
  }));

/** Fails with the files in these places that have `word`. The `lib.rs` of each game has it. */
function none(word, isPlace) {
  const having = (files) => files.filter(({ text }) => word.test(text)).map(({ file }) => file);
  const roots = sources.filter(({ place }) => place === "lib.rs");
  assert.equal(having(roots).length, roots.length);
  const files = sources.filter(({ place, file }) => isPlace(place, file));
  assert.ok(files.length > 100);
  assert.deepEqual(having(files), []);
}

test("no rule uses the bots", () => {
  none(/\bbot\b/, (place) => place === "rules");
});

test("only rules, bots and tests know the state of a match, with its hidden parts", () => {
  none(/\bState\b/, (place, file) => !["lib.rs", "rules", "bot"].includes(place) && !file.endsWith("/tests.rs"));
});

test("a game is found in titles by its slug and by its name", () => {
  const names = { durak: "Durak", "crazy-eights": "Crazy Eights", "duck-and-cover": "Duck & Cover", "duck-that-goose": "Duck That Goose!" };
  for (const [slug, name] of Object.entries(names)) {
    // Playwright ignores the case.
    const found = Object.entries(names).filter((titles) => titles.some((title) => new RegExp(titlePattern(slug), "i").test(title)));
    assert.deepEqual(found, [[slug, name]]);
  }
});
