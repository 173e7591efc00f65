// The files of a release: the built folder as one archive, its checksum, and the section of CHANGELOG.md.
//
// node scripts/release.mjs v0.1.0 [TARGET [SOURCES]]
//
// The tag must be the version in Cargo.toml, and CHANGELOG.md must have a section for it; otherwise it makes nothing.
// With --check it checks only that, before anything is built.

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

function fail(why) {
  console.error(`error: ${why}`);
  process.exit(1);
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { check: { type: "boolean" } } });
const sources = positionals[2] ?? join(import.meta.dirname, "..");
const target = positionals[1] ?? join(sources, "target/release-files");
const [tag = ""] = positionals;

/** A day as the changelog writes it, up to the end of its line. */
const DATE = /^\d{4}-\d{2}-\d{2}\r?\n/;

/** The changelog's section for this version, without its heading; undefined if it has no section. */
function section(version) {
  const parts = readFileSync(join(sources, "CHANGELOG.md"), "utf8").split(/^## /m);
  const heading = `[${version}] - `;
  // A word in place of the date, as in a draft, is not a date: the section is unfinished.
  const part = parts.find((part) => part.startsWith(heading) && DATE.test(part.slice(heading.length)));
  // After the last section come the addresses of the links, if there are any.
  return part?.replace(/^.*\n/, "").replace(/^\[[^\]]+\]: .*$/gm, "").trim();
}

const [, version] = readFileSync(join(sources, "Cargo.toml"), "utf8").match(/^version = "(.+)"$/m);
if (tag !== `v${version}`) fail(`the tag is ${tag || "missing"}, but Cargo.toml says ${version}`);
const notes = section(version);
if (!notes) fail(`CHANGELOG.md says nothing under "## [${version}] - " and a date`);

if (!values.check) {
  const name = `mallard-${version}`;
  const archive = `${name}.tar.gz`;
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  // The archive unpacks to one folder, not to a hundred files among others.
  cpSync(join(sources, "dist"), join(target, name), { recursive: true });
  execFileSync("tar", ["-czf", archive, name], { cwd: target });
  rmSync(join(target, name), { recursive: true });
  const sum = createHash("sha256").update(readFileSync(join(target, archive))).digest("hex");
  // In the format that sha256sum and shasum write and check.
  writeFileSync(join(target, `${archive}.sha256`), `${sum}  ${archive}\n`);
  writeFileSync(join(target, "notes.md"), `${notes}\n`);
}
