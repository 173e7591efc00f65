// scripts/release.mjs on small sources, in a separate folder.

import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, test } from "node:test";

const SCRIPT = join(import.meta.dirname, "release.mjs");
let folder;
let target;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mallard-"));
  target = join(folder, "made");
  mkdirSync(join(folder, "dist/rules"), { recursive: true });
  writeFileSync(join(folder, "dist/index.html"), "<!doctype html>");
  writeFileSync(join(folder, "dist/rules/en.md"), "# Rules\n");
  writeFileSync(join(folder, "Cargo.toml"), '[package]\nname = "mallard"\nversion = "1.2.0"\n\n[dependencies]\nversion = "9"\n');
  writeFileSync(
    join(folder, "CHANGELOG.md"),
    "# Changelog\n\n## [Unreleased]\n\n- Later.\n\n## [1.2.0] - 2026-01-02\n\n### Added\n\n- A goose.\n\n" +
      "## [1.1.0] - 2026-01-01\n\n- A duck.\n\n[1.2.0]: https://example.org\n",
  );
});

afterEach(() => rmSync(folder, { recursive: true }));

function release(...words) {
  return spawnSync("node", [SCRIPT, ...words, target, folder], { encoding: "utf8" });
}

/** The script refuses the tag for this reason, and makes nothing. */
function assertRefused(tag, why) {
  for (const words of [[tag], ["--check", tag]]) {
    const { status, stderr } = release(...words);
    assert.equal(status, 1, words.join(" "));
    assert.match(stderr, why);
  }
  assert.equal(existsSync(target), false);
}

test("the archive holds the folder, under the version's name, and the sum is that of the archive", () => {
  assert.equal(release("v1.2.0").status, 0);
  assert.deepEqual(readdirSync(target).sort(), ["mallard-1.2.0.tar.gz", "mallard-1.2.0.tar.gz.sha256", "notes.md"]);
  const archive = join(target, "mallard-1.2.0.tar.gz");
  const sum = createHash("sha256").update(readFileSync(archive)).digest("hex");
  assert.equal(readFileSync(`${archive}.sha256`, "utf8"), `${sum}  mallard-1.2.0.tar.gz\n`);
  execFileSync("tar", ["-xzf", archive, "-C", folder]);
  assert.deepEqual(readdirSync(join(folder, "mallard-1.2.0"), { recursive: true }).sort(), [
    "index.html", "rules", join("rules", "en.md"),
  ]);
  assert.equal(readFileSync(join(folder, "mallard-1.2.0/rules/en.md"), "utf8"), "# Rules\n");
});

test("the notes are the section of this version alone", () => {
  release("v1.2.0");
  assert.equal(readFileSync(join(target, "notes.md"), "utf8"), "### Added\n\n- A goose.\n");
});

test("a tag that is not Cargo.toml's version is refused", () => {
  for (const tag of ["v1.2.1", "v1.2", "1.2.0", "v1.2.0-rc", "vv1.2.0"]) assertRefused(tag, /Cargo\.toml says 1\.2\.0/);
});

test("a version of which the changelog says nothing is refused", () => {
  for (const changelog of [
    "# Changelog\n\n## [Unreleased]\n\n- A goose.\n",
    "# Changelog\n\n## [1.2.0] - 2026-01-02\n\n## [1.1.0] - 2026-01-01\n\n- A duck.\n",
    "# Changelog\n\n## [1.2.0]\n\n- Without a date.\n",
    "# Changelog\n\n## [1.2.0] - soon\n\n- Without a day.\n",
    "# Changelog\n\n## [11.2.0] - 2026-01-02\n\n- Another.\n",
  ]) {
    writeFileSync(join(folder, "CHANGELOG.md"), changelog);
    assertRefused("v1.2.0", /CHANGELOG\.md says nothing/);
  }
});

test("a look alone makes nothing", () => {
  assert.equal(release("--check", "v1.2.0").status, 0);
  assert.equal(existsSync(target), false);
});

test("the project's own changelog keeps a place for what is not released yet", () => {
  const changelog = readFileSync(join(import.meta.dirname, "../CHANGELOG.md"), "utf8");
  assert.match(changelog, /^## \[Unreleased\]$/m);
});
