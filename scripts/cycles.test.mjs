// No files of a crate use each other in a circle, nor do its top folders: each can be read, moved and tested after those
// that it uses.

import assert from "node:assert/strict";
import { test } from "node:test";
import { circles, dependencies, described, folders, sources } from "./cycles.mjs";

/** The dependencies between files, given as their paths and texts, as pairs. */
function pairs(files) {
  const uses = dependencies(Object.entries({ "lib.rs": "pub mod a; pub mod b;", ...files }));
  return [...uses].flatMap(([file, used]) => [...used.keys()].map((other) => `${file} -> ${other}`)).sort();
}

test("no files use each other in a circle", () => {
  const crates = sources();
  assert.ok(crates.flat().length > 700);
  const all = crates.map(dependencies);
  const found = all.flatMap((uses) => [...uses.values()]).reduce((sum, used) => sum + used.size, 0);
  assert.ok(found > 2500, `only ${found} dependencies`);
  const circle = all.flatMap((uses) => circles(uses).map((files) => described(uses, files)));
  assert.equal(circle.length, 0, `Move what both need to a file of its own:\n${circle.join("\n")}`);
});

test("no top folders of a crate use each other in a circle", () => {
  const all = sources().map((files) => folders(dependencies(files)));
  assert.ok(all.some((graph) => graph.size > 12));
  const circle = all.flatMap((graph) => circles(graph).map((names) => described(graph, names)));
  assert.equal(circle.length, 0, `Move what both need to a folder below them:\n${circle.join("\n")}`);
});

test("folders are tied by the files in them, and a file at the top is one", () => {
  const files = {
    "a/mod.rs": "mod one;\npub use one::One;",
    "a/one.rs": "use crate::b::B;\npub struct One(B);",
    "b.rs": "use crate::a::deep::Deep;\npub struct B(Deep);",
    "a/deep.rs": "pub struct Deep;",
  };
  const uses = dependencies(Object.entries({ "lib.rs": "mod a; mod b;", ...files }));
  assert.deepEqual(circles(uses), []);
  const graph = folders(uses);
  const [circle] = circles(graph);
  assert.equal(described(graph, circle), "2 in a circle\n  a -> b.rs: B in a/one.rs\n  b.rs -> a: Deep in b.rs");
});

test("a name leads to the file that defines it, through every re-export", () => {
  const files = {
    "a/mod.rs": "mod one;\nmod two;\npub use one::One;\npub use self::two::{Two, two as second};",
    "a/one.rs": "use super::Two;\npub struct One(Two);",
    "a/two.rs": "pub struct Two;\npub fn two() {}",
    "b.rs": "use crate::a::{self, One as First};\nfn f() { a::second(); }",
  };
  assert.deepEqual(pairs(files), ["a/one.rs -> a/two.rs", "b.rs -> a/one.rs", "b.rs -> a/two.rs"]);
});

test("paths within the text and macros count, but tests, comments and strings do not", () => {
  const files = {
    "a.rs": "macro_rules! both { () => {} }\npub struct A;\npub const LIST: u8 = 1;",
    "b.rs": [
      "// crate::a::A",
      'const TEXT: &str = "crate::a::A";',
      "#[cfg(test)]",
      "mod tests {",
      "    use crate::a::A;",
      "}",
    ].join("\n"),
  };
  assert.deepEqual(pairs(files), []);
  assert.deepEqual(pairs({ ...files, "b.rs": "fn f() { crate::a::A::new(); }" }), ["b.rs -> a.rs"]);
  assert.deepEqual(pairs({ ...files, "b.rs": "both!();" }), ["b.rs -> a.rs"]);
  // A macro of the module defines the name.
  assert.deepEqual(pairs({ ...files, "b.rs": "use crate::a::Made;" }), ["b.rs -> a.rs"]);
});

test("a mod.rs is in a circle only if it uses a file that uses it", () => {
  const files = (own) => ({
    "a/mod.rs": `mod one;\npub use one::One;\npub struct Shared;\n${own}`,
    "a/one.rs": "use super::Shared;\npub struct One(Shared);",
    "b.rs": "",
  });
  const found = (own) => circles(dependencies(Object.entries({ "lib.rs": "mod a; mod b;", ...files(own) })));
  assert.deepEqual(found(""), []);
  assert.deepEqual(found("pub fn make() -> One { todo!() }"), [["a/mod.rs", "a/one.rs"]]);
});

test("each circle is found once, however long it is", () => {
  const uses = new Map([
    ["a", new Map([["b", new Set(["x"])]])],
    ["b", new Map([["c", new Set(["y"])]])],
    ["c", new Map([["a", new Set(["z"])]])],
    ["d", new Map([["a", new Set(["x"])]])],
  ]);
  const found = circles(uses);
  assert.deepEqual(found, [["a", "b", "c"]]);
  assert.equal(described(uses, found[0]), "3 in a circle\n  a -> b: x\n  b -> c: y\n  c -> a: z");
});
