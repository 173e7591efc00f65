// scripts/published.sh with an archive made here, in a separate folder.

import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, test } from "node:test";

const SCRIPT = join(import.meta.dirname, "published.sh");
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mallard-"));
  mkdirSync(join(folder, "scripts"));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Publishes `goose.tar.gz` with two programs, the first of which prints `says`, and lists its checksum (or `sum`). */
function publish(says, sum) {
  const archive = join(folder, "goose.tar.gz");
  const inside = join(folder, "goose-1.2.3");
  mkdirSync(inside);
  for (const program of ["goose", "gosling"]) {
    writeFileSync(join(inside, program), `#!/bin/sh\ntouch ran\necho "${says}"\n`);
    chmodSync(join(inside, program), 0o755);
  }
  execFileSync("tar", ["-czf", archive, "-C", folder, "goose-1.2.3"]);
  const itsSum = createHash("sha256").update(readFileSync(archive)).digest("hex");
  writeFileSync(join(folder, "scripts/checksums.txt"), `${sum ?? itsSum}  goose.tar.gz\n`);
}

function install(path) {
  const program = `
    set -euo pipefail
    have() { command -v "$1" >/dev/null; }
    step() { echo "$*"; }
    source "$SCRIPT"
    if install_published ${path} 1.2.3 goose gosling; then echo installed; else echo refused; fi`;
  const { stdout } = spawnSync("bash", ["-c", program], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, SCRIPT, MALLARD_DOWNLOADS: `file://${folder}` },
  });
  return stdout;
}

/** Nothing was installed, and the attempt left no files. */
function assertNothing() {
  assert.deepEqual(readdirSync(join(folder, ".tools")), ["bin"]);
  assert.deepEqual(readdirSync(join(folder, ".tools/bin")), []);
}

test("an archive of the listed sum is installed, all of its programs", () => {
  publish("goose 1.2.3");
  assert.match(install("goose.tar.gz"), /installed/);
  assert.deepEqual(readdirSync(join(folder, ".tools")), ["bin"]);
  for (const program of ["goose", "gosling"]) {
    const file = join(folder, ".tools/bin", program);
    assert.ok(existsSync(file));
    assert.equal(execFileSync(file, { cwd: folder, encoding: "utf8" }), "goose 1.2.3\n");
  }
});

test("another sum is refused before anything of it runs", () => {
  publish("goose 1.2.3", "0".repeat(64));
  assert.match(install("goose.tar.gz"), /is not the file it should be\nrefused/);
  assert.ok(!existsSync(join(folder, "ran")));
  assertNothing();
});

test("a tool that is not listed is not requested", () => {
  publish("goose 1.2.3");
  assert.equal(install("gander.tar.gz"), "refused\n");
  assertNothing();
});

test("a tool that cannot be downloaded is refused", () => {
  publish("goose 1.2.3");
  rmSync(join(folder, "goose.tar.gz"));
  assert.match(install("goose.tar.gz"), /cannot be had\nrefused/);
  assertNothing();
});

test("a program that is another version, or does not run here, is refused", () => {
  publish("goose 1.2.4");
  assert.match(install("goose.tar.gz"), /does not run here\nrefused/);
  assertNothing();
});
