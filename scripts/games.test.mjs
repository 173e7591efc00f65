// The table's program has the code of a game behind one door, `src/bin/table.rs`, which makes it a chunk. Each
// `with_game!` elsewhere puts the code of all games into the program that runs it.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { filesIn } from "./files.mjs";

/** The files that name all games, each with its reason. */
const LISTS = {
  "bin/bots.rs": "the only game of its build",
  "bin/table.rs": "the door",
  "games.rs": "constants, and the description for the home screen",
  "home/daily.rs": "the home program deals the daily challenge",
  "home/program.rs": "the setup of each game",
};

test("only a few files name all games, and one of the table's program", () => {
  const files = filesIn("src").filter((file) => file.endsWith(".rs"));
  const naming = files.filter((file) => {
    const text = readFileSync(`src/${file}`, "utf8").replace(/#\[cfg\(test\)\]\s*mod \w+ \{[^]*?\n\}/g, "");
    return /\b(with|each)_game!\s*\(/.test(text.replace(/\/\/.*/g, ""));
  });
  assert.deepEqual(naming, Object.keys(LISTS));
});
