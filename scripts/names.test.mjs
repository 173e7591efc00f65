// Names in the sources (CONTRIBUTING.md, "Names"): errors end in Error, and a type has a name of its own. Each failure
// says file, line and name.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { filesIn } from "./files.mjs";

/** Each game has a type with each of these names, as the engine's contract asks for them. */
const CONTRACT = new Set(["State", "Public", "View", "Action", "Event", "Options", "Refusal", "Position"]);

/** Games with cards name these as all others do. */
const CARDS = new Set(["Card", "CardSet", "Rank", "Hand", "Trick", "WonTrick"]);

/** The Rust files of some folders, with their texts. Comments are blank, so that lines keep their numbers. */
function sources(...folders) {
  return folders.flatMap((folder) =>
    filesIn(folder)
      .filter((file) => file.endsWith(".rs"))
      .map((file) => {
        const text = readFileSync(`${folder}/${file}`, "utf8");
        return { path: `${folder}/${file}`, text: text.replace(/\/\/.*$/gm, "") };
      }),
  );
}

/** All places where `pattern` finds a name, its first group. */
function places(files, pattern) {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map((match) => {
      const line = text.slice(0, match.index + match[0].length).split("\n").length;
      return { path, line, name: match[1] };
    }),
  );
}

const shown = ({ path, line, name }) => `${path}:${line}: ${name}`;

/** Fails with every place. */
function none(found) {
  assert.ok(found.length === 0, `${found.length} names:\n${found.map(shown).join("\n")}`);
}

const PUBLIC_TYPE = /^[ \t]*pub(?:\([^)]*\))? (?:struct|enum|trait|type|union) +(\w+)/gm;

const program = sources("src", "crates");
const types = places(program, PUBLIC_TYPE);

/** The slug of the game, or the name of the template, that a file belongs to. */
const gameOf = (path) => path.match(/^crates\/(?:games|templates)\/([\w-]+)\//)?.[1];

/** The types whose name another of them has, too. */
function repeated(types) {
  const count = new Map();
  for (const { name } of types) count.set(name, (count.get(name) ?? 0) + 1);
  return types.filter(({ name }) => count.get(name) > 1);
}

/** The type of the error in `Result<…>`, which begins at `from`, without its path. */
function errorIn(text, from) {
  let depth = 0;
  let comma;
  for (let at = from; at < text.length; at += 1) {
    if ("<([".includes(text[at])) depth += 1;
    else if (")]".includes(text[at]) || (text[at] === ">" && text[at - 1] !== "-")) depth -= 1;
    else if (text[at] === "," && depth === 1) comma ??= at;
    if (depth === 0) {
      const error = comma === undefined ? "" : text.slice(comma + 1, at).replace(/,\s*$/, "").trim();
      return error.match(/^(?:(?:crate|self|super|[a-z]\w*)::)*([A-Z]\w+)$/)?.[1];
    }
  }
  return undefined;
}

/** The errors of public functions in a text, each with its line. */
function errors({ path, text }) {
  const results = [...text.matchAll(/\bpub(?:\([^)]*\))? (?:const )?fn [^{;]*?-> (?:[\w:]+<)?(?:[a-z]\w*::)*Result(?=<)/g)];
  const returned = results.map((match) => {
    const end = match.index + match[0].length;
    return { path, line: text.slice(0, end).split("\n").length, name: errorIn(text, end) };
  });
  const implemented = places([{ path, text }], /\bimpl(?:<[^>]*>)? (?:(?:std|core)::)?(?:error::)?Error for (\w+)/g);
  return [...returned, ...implemented];
}

test("the type of an error ends in Error", () => {
  const own = new Set(types.map(({ name }) => name));
  const found = program.flatMap(errors).filter(({ name }) => own.has(name) && !name.endsWith("Error") && name !== "Refusal");
  none(found);
});

test("two shared types never have one name", () => {
  const shared = types.filter(({ path }) => gameOf(path) === undefined);
  assert.deepEqual(repeated(shared).map(shown), []);
});

test("a type of a game has a name of its own, but for those of the contract", () => {
  const shared = new Set(types.filter(({ path }) => gameOf(path) === undefined).map(({ name }) => name));
  const games = new Set(types.flatMap(({ path }) => gameOf(path) ?? []));
  assert.ok(games.size >= 5);
  const found = [...games].flatMap((game) => {
    const own = types.filter(({ path }) => gameOf(path) === game);
    const taken = own.filter(({ name }) => shared.has(name) && !CONTRACT.has(name) && !CARDS.has(name));
    return [...new Set([...repeated(own), ...taken])];
  });
  none(found);
});

test("a name is found with its line, and an error without its path", () => {
  const text = [
    "pub struct Flaw;",
    "/* one */ pub fn of(a: &[u8]) -> Result<Vec<(u8, u8)>, crate::store::Flaw> {",
    "impl std::error::Error for Flaw {}",
  ].join("\n");
  const file = { path: "a.rs", text };
  assert.deepEqual(errors(file).map(shown), ["a.rs:2: Flaw", "a.rs:3: Flaw"]);
  assert.deepEqual(repeated([...places([file], PUBLIC_TYPE), { path: "b.rs", line: 1, name: "Flaw" }]).map(shown), [
    "a.rs:1: Flaw",
    "b.rs:1: Flaw",
  ]);
});
