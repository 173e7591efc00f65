// What a visitor downloads: bytes in dist/ per kind, raw and with brotli 11, against budget.json.
//
//   node scripts/size.mjs
//
// A budget is { "kind+kind": { "brotliKiB": limit } }. Each file is compressed by itself, as hosts do.

import { readFileSync, readdirSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const DIST = "dist";
const KIB = 1024;
const kinds = { wasm: [], js: [], css: [], html: [], other: [] };

for (const entry of readdirSync(DIST, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const bytes = readFileSync(join(entry.parentPath, entry.name));
  const kind = extname(entry.name).slice(1);
  // Quality 11 is Node's default.
  (kinds[kind] ?? kinds.other).push({ raw: bytes.length, brotli: brotliCompressSync(bytes).length });
}

/** The sum over all files of the kinds named "a+b". */
function total(names, measure) {
  return names.split("+").flatMap((kind) => kinds[kind]).reduce((sum, file) => sum + file[measure], 0);
}

function row(name, ...numbers) {
  const cells = numbers.map((number) => number.toLocaleString("en").padStart(11));
  console.log(name.padEnd(13) + cells.join(""));
}

console.log("kind".padEnd(13) + ["files", "raw", "brotli"].map((head) => head.padStart(11)).join(""));
for (const name of Object.keys(kinds)) {
  row(name, kinds[name].length, total(name, "raw"), total(name, "brotli"));
}

const budget = JSON.parse(readFileSync("budget.json", "utf8"));
for (const [names, { brotliKiB }] of Object.entries(budget)) {
  const brotli = total(names, "brotli");
  const share = `${(brotli / KIB).toFixed(1)} of ${brotliKiB} KiB`;
  if (brotli > brotliKiB * KIB) {
    console.error(`error: ${names} is over its budget: ${share} with brotli (budget.json).`);
    process.exitCode = 1;
  } else {
    console.log(`${names}: ${share} with brotli`);
  }
}
