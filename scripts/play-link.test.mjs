// scripts/play-link.mjs on README, in a copy of it.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, test } from "node:test";

const SCRIPT = join(import.meta.dirname, "play-link.mjs");
// The README as it was without an address, even if it has one by now.
const BARE = readFileSync(join(import.meta.dirname, "../README.md"), "utf8").replace(
  /<!-- play -->[^]*?<!-- \/play -->/,
  "<!-- play --><!-- /play -->",
);
let folder;
let file;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mallard-"));
  file = join(folder, "README.md");
  writeFileSync(file, BARE);
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(address) {
  return spawnSync("node", [SCRIPT, file], { encoding: "utf8", env: { ...process.env, MALLARD_ADDRESS: address } });
}

function readme() {
  return readFileSync(file, "utf8");
}

test("the link comes into README's first lines", () => {
  assert.equal(write("https://games.example/mallard/").status, 0);
  const first = readme().split("\n").slice(0, 6).join("\n");
  assert.match(first, /^\*\*\[Play Mallard\]\(https:\/\/games\.example\/mallard\/\)\*\*/m);
});

test("without an address README stays as it is", () => {
  for (const address of ["", " "]) {
    assert.equal(write(address).status, 0);
    assert.equal(readme(), BARE);
  }
});

test("another address takes the place of the first, and the same one changes nothing", () => {
  write("https://one.example/");
  write("https://two.example/");
  const once = readme();
  assert.doesNotMatch(once, /one\.example/);
  assert.equal(once.match(/Play Mallard/g).length, 1);
  write("https://two.example/");
  assert.equal(readme(), once);
});

test("nothing but that place is changed", () => {
  write("https://games.example/");
  assert.equal(readme().replace(/(<!-- play -->)[^]*(<!-- \/play -->)/, "$1$2"), BARE);
});

test("a bracket in the address does not end the link", () => {
  write("https://games.example/a(b)/");
  assert.match(readme(), /\(https:\/\/games\.example\/a%28b%29\/\)/);
});

test("an insecure address is refused, and so is a README without the marks", () => {
  for (const address of ["games.example", "http://games.example/", "javascript:alert(1)"]) {
    const { status, stderr } = write(address);
    assert.equal(status, 1, address);
    assert.match(stderr, /MALLARD_ADDRESS/);
    assert.equal(readme(), BARE);
  }
  writeFileSync(file, "# Mallard\n");
  assert.equal(write("https://games.example/").status, 1);
  assert.equal(readme(), "# Mallard\n");
});
