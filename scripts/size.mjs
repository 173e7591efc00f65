// What a visitor downloads: bytes in dist/, raw and with brotli 11, against budget.json.
//
//   node scripts/size.mjs
//
// Counted by kind and by what is fetched when: the first screen needs the page, its style and the
// shelf's program; the table's program and style come behind them. Each file is compressed by itself, as hosts do.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { filesIn } from "./files.mjs";

const DIST = "dist";
const KIB = 1024;

/** Which part of the download a file belongs to, by its name. */
const PARTS = [
  ["shelf wasm", /^mallard-.*\.wasm$/],
  ["shelf js", /^mallard-.*\.js$/],
  ["shelf css", /^mallard-.*\.css$/],
  ["table css", /^table-.*\.css$/],
  ["html", /\.html$/],
  ["pieces", /^pieces-.*\.svg$/],
  ["table wasm", /^table-.*\.wasm$/],
  ["table js", /^table-.*\.js$/],
  // Fetched only for bots that look ahead.
  ["bots wasm", /^bots-.*\.wasm$/],
  ["bots js", /^(bots|think)-.*\.js$/],
  // Fetched by no page: by the browser, when the first screen has long been there.
  ["worker", /^sw\.js$/],
  // Fetched only where somebody wants to hear something.
  ["sounds", /^sounds-.*\.js$/],
  // What starts and guards the programs (assets/page/).
  ["page js", /\.js$/],
  ["other", /./],
];

/** What a budget may add up. */
const SUMS = {
  "first screen": ["shelf wasm", "shelf js", "page js", "shelf css", "html"],
  "shelf wasm + js + css": ["shelf wasm", "shelf js", "shelf css"],
  bots: ["bots wasm", "bots js"],
  "all programs": ["shelf wasm", "shelf js", "page js", "table wasm", "table js", "shelf css", "table css", "html", "pieces"],
};

const parts = Object.fromEntries(PARTS.map(([name]) => [name, { files: 0, raw: 0, brotli: 0 }]));
for (const file of filesIn(DIST)) {
  const bytes = readFileSync(join(DIST, file));
  const part = parts[PARTS.find(([, pattern]) => pattern.test(file))[0]];
  part.files += 1;
  part.raw += bytes.length;
  // Quality 11 is Node's default.
  part.brotli += brotliCompressSync(bytes).length;
}

function row(name, ...cells) {
  console.log(name.padEnd(22) + cells.map((cell) => cell.toLocaleString("en").padStart(11)).join(""));
}

row("part", "files", "raw", "brotli");
for (const [name, { files, raw, brotli }] of Object.entries(parts)) row(name, files, raw, brotli);

const budget = JSON.parse(readFileSync("budget.json", "utf8"));
for (const [name, names] of Object.entries(SUMS)) {
  const sum = (measure) => names.reduce((total, part) => total + parts[part][measure], 0);
  row(name, sum("files"), sum("raw"), sum("brotli"));
  const limit = budget[name]?.brotliKiB;
  const share = `${(sum("brotli") / KIB).toFixed(1)} of ${limit} KiB`;
  if (limit !== undefined && sum("brotli") > limit * KIB) {
    console.error(`error: ${name} is over its budget: ${share} with brotli (budget.json).`);
    process.exitCode = 1;
  }
}
