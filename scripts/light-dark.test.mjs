import assert from "node:assert/strict";
import { test } from "node:test";
import { lowered } from "./light-dark.mjs";

test("each pair becomes two fallbacks of which one counts", () => {
  assert.equal(lowered("a { --page: light-dark(#fff, #000); }"), "a { --page: var(--light, #fff) var(--dark, #000); }");
  assert.equal(
    lowered("--sh: 0 1px light-dark(rgb(1 2 3 / 4%), var(--x, red)), 0 2px light-dark(a, b);"),
    "--sh: 0 1px var(--light, rgb(1 2 3 / 4%)) var(--dark, var(--x, red)), 0 2px var(--light, a) var(--dark, b);",
  );
});

test("a rule without a pair stays as it is", () => {
  assert.equal(lowered("a { color: red; }"), "a { color: red; }");
});

test("half a pair is a mistake", () => {
  assert.throws(() => lowered("a { color: light-dark(red); }"), /has not two colours/);
  assert.throws(() => lowered("a { color: light-dark(red, blue; }"), /never closed/);
});
