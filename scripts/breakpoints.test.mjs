import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { filesIn } from "./files.mjs";
import { breakpoints, expanded, unnamed } from "./breakpoints.mjs";

const sheets = filesIn("style").filter((file) => file.endsWith(".css"));
const read = (sheet) => readFileSync(`style/${sheet}`, "utf8");

test("the name of a breakpoint becomes its condition", () => {
  const low = "@custom-media --low (max-height: 9px) and (min-width: 5px); /* a comment */\n";
  const known = breakpoints(`${low}@custom-media --slim (max-width: 7px);\n`);
  const written = (css) => expanded(low + css, known);
  assert.equal(written("@media (--slim) { }"), "@media (max-width: 7px) { }");
  assert.equal(written("@media (--slim), (--low) { }"), "@media (max-width: 7px), (max-height: 9px) and (min-width: 5px) { }");
  assert.equal(
    written("@media (--slim) and (--low) { }"),
    "@media (max-width: 7px) and ((max-height: 9px) and (min-width: 5px)) { }",
  );
  assert.equal(written("@container play-area (--slim) { }"), "@container play-area (max-width: 7px) { }");
  assert.throws(() => written("@media (--attic) { }"), /attic/);
});

test("no more than eight breakpoints have a name", () => {
  assert.ok(breakpoints(read("breakpoints.css")).size <= 8);
});

test("no style asks for a size that is no breakpoint", () => {
  assert.deepEqual(unnamed("@media (hover: hover) and (max-width: 5px) { } @media (--low) { }"), ["(max-width: 5px)"]);
  const found = sheets.flatMap((sheet) => unnamed(read(sheet)).map((one) => `${sheet}: ${one}`));
  assert.deepEqual(found, []);
});

test("the program knows a phone as the styles do", () => {
  const [, asked] = readFileSync("crates/kit/src/media_query.rs", "utf8").match(/PHONE_QUERY: &str =\s+"(.*)"/);
  assert.equal(asked, breakpoints(read("breakpoints.css")).get("--phone"));
});

test("a sheet is at most 300 lines long", () => {
  const long = sheets.filter((sheet) => read(sheet).split("\n").length > 301);
  assert.deepEqual(long, []);
});
