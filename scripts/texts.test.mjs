// A new text of a screen recompiles no game: the texts that only screens use are in `crates/texts`.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { filesIn } from "./files.mjs";

const files = [...filesIn("crates").map((file) => `crates/${file}`), ...filesIn("src").map((file) => `src/${file}`), "Cargo.toml"];
const read = (name) => files.filter((file) => name.test(file)).map((file) => ({ file, text: readFileSync(file, "utf8") }));

test("only the home screen and the table use the texts of the screens", () => {
  const users = read(/Cargo\.toml$/).filter(({ text }) => /^mallard-texts\.workspace/m.test(text));
  assert.deepEqual(users.map(({ file }) => file), ["crates/table/Cargo.toml", "Cargo.toml"]);
});

test("something below these screens uses each table of words", () => {
  const place = /^crates\/words\/src\/text\//;
  const tables = read(place).flatMap(({ text }) => [...text.matchAll(/^messages!\((\w+)\(/gm)].map(([, name]) => name));
  assert.ok(tables.length > 10);
  const users = read(/\.rs$/).filter(({ file }) => !/^(crates\/(table|texts)|src)\//.test(file) && !place.test(file) && !file.endsWith("lib.rs"));
  assert.deepEqual(tables.filter((name) => !users.some(({ text }) => text.includes(`${name}(`))), []);
});
