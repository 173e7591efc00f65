// Is a built folder complete? Then any host of static files can serve it, at its root or in a folder.
//
// node scripts/check-dist.mjs [FOLDER]
//
// The service worker knows each file, with the right bytes. Each address in the page, the manifest and the style is
// relative and leads to a file. Each file that a page fetches has its hash in its name. No style is newer than the
// oldest browsers. The page contains nothing that its policy forbids.

import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { HASHED, filesIn } from "./files.mjs";

const folder = process.argv[2] ?? "dist";
const faults = [];

function read(file) {
  return readFileSync(join(folder, file), "utf8");
}

const html = read("index.html");
const manifest = JSON.parse(read("manifest.webmanifest"));
const worker = read("sw.js");
const files = filesIn(folder);

// The worker's list.
const [, list] = worker.match(/^const FILES = (\{.*?^\});$/ms) ?? [null, "{}"];
const kept = Object.entries(JSON.parse(list)).map(([path, sum]) => [path === "./" ? "index.html" : path, sum]);
for (const [file, sum] of kept) {
  if (!files.includes(file)) {
    faults.push(`sw.js lists ${file}, which is not there`);
  } else if (sum !== `sha256-${createHash("sha256").update(readFileSync(join(folder, file))).digest("base64")}`) {
    faults.push(`${file} is not as sw.js lists it`);
  }
}
const pictures = manifest.screenshots.map(({ src }) => src);
const known = new Set([...kept.map(([file]) => file), ...pictures, "sw.js"]);
for (const file of files) if (!known.has(file)) faults.push(`sw.js does not list ${file}`);

// Addresses.
const attributes = [...html.matchAll(/\s(?:href|src|data-js|data-wasm|data-svg|data-worker|data-rules|data-lessons)=(?:"([^"]*)"|([^\s>"]+))/g)];
const addresses = [
  ...attributes.map(([, quoted, bare]) => ["index.html", quoted ?? bare]),
  ...[manifest.start_url, manifest.scope].map((address) => ["manifest.webmanifest", address]),
  ...[...manifest.icons, ...manifest.screenshots].map(({ src }) => ["manifest.webmanifest", src]),
  ...files
    .filter((file) => file.endsWith(".css"))
    .flatMap((file) => [...read(file).matchAll(/url\(["']?([^"')]+)/g)].map(([, address]) => [file, address])),
];
for (const [where, address] of addresses) {
  if (address.startsWith("#")) continue;
  if (/^([a-z]+:|\/)/i.test(address)) faults.push(`${where}: ${address} is not relative`);
  else if (!existsSync(join(folder, address))) faults.push(`${where}: ${address} leads nowhere`);
}

// Style that iPads on iPadOS 16, their last version, cannot read (scripts/light-dark.mjs).
for (const file of files.filter((file) => file.endsWith(".css"))) {
  if (read(file).includes("light-dark(")) faults.push(`${file} has light-dark(), which Safari knows from 17.5 on only`);
}

// Names. Visitors ask for the page and its worker by name, and the pictures belong to the manifest.
for (const file of files) {
  const fetched = /\.(js|css|wasm|md)$|^pieces/.test(file) && file !== "sw.js";
  if (fetched && !HASHED.test(file)) faults.push(`${file} has no hash in its name`);
}

// The policy.
if (!/<meta [^>]*http-equiv="?content-security-policy\b/i.test(html)) faults.push("index.html has no content-security-policy");
const inline = html.match(/<script(?![^>]*\ssrc=)[^>]*>|<style\b|\sstyle=|<[^>]+\son[a-z]+=/i);
if (inline) faults.push(`index.html: ${inline[0]} would be refused by its own policy`);
const [, version] = html.match(/<meta name="version" content="([^"+]+\+[0-9a-f]+)">/) ?? [];
if (!version) faults.push("index.html names no version");

for (const fault of faults) console.error(`error: ${fault}`);
if (faults.length > 0) process.exit(1);
console.log(`${folder} is whole: ${files.length} files, version ${version}`);
