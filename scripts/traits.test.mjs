// The table of a game's functions in docs/new-game.md is that of the sources.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { items, traits } from "./traits.mjs";

const PAGE = join(import.meta.dirname, "../docs/new-game.md");

const names = (cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name);

test("docs/new-game.md lists the functions of a game, and those with a default", () => {
  const rows = [...readFileSync(PAGE, "utf8").matchAll(/^\| `(\w+)` \|(.*)\|(.*)\|$/gm)];
  const listed = rows.map(([, name, required, optional]) => ({ name, required: names(required), optional: names(optional) }));
  assert.deepEqual(listed.filter(({ name }) => /^[A-Z]/.test(name)), traits());
});

test("an item with a body or a value has a default", () => {
  const source = [
    "pub trait Rules: Copy {",
    "    /// A type; fn other(&self);",
    "    type State: Clone;",
    "    const SEATS: u8;",
    "    const BEST: Option<u8> = None;",
    "    fn deal(",
    "        seats: u8,",
    "    ) -> Self::State;",
    "    fn name() -> u8 {",
    "        let it = 1;",
    "        it",
    "    }",
    "    fn pause(seats: u8) {}",
    "}",
  ].join("\n");
  assert.deepEqual(items(source, "Rules"), { required: ["State", "SEATS", "deal"], optional: ["BEST", "name", "pause"] });
});
