// What a visitor downloads: bytes in dist/, raw and with brotli 11, against budget.json.
//
//   node scripts/size.mjs [FOLDER [SUM...]]
//
// Counted by kind and by what is fetched when: the first screen stands on the page itself, with its style and the scripts
// that guard it; the shelf's program answers the first touch; the table's program and style come behind it. Each file is
// compressed by itself, as hosts do. Only the sums that are named are held to their budget; else all.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { filesIn } from "./files.mjs";

const KIB = 1024;
const [folder = "dist", ...only] = process.argv.slice(2);

/** The games, by the rules that each brings. */
const GAMES = readdirSync(join(import.meta.dirname, "../assets/rules"));

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
  // Fetched only for bots that look ahead, and only those of the match's game.
  ...GAMES.map((game) => [`bots of ${game}`, new RegExp(`^bots-${game}-[0-9a-f]{16}(_bg\\.wasm|\\.js)$`)]),
  ["thinker", /^think-.*\.js$/],
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
  "first screen": ["page js", "shelf css", "html"],
  "with the shelf": ["shelf wasm", "shelf js", "page js", "shelf css", "html"],
  ...Object.fromEntries(GAMES.map((game) => [`bots, ${game}`, [`bots of ${game}`, "thinker"]])),
  "all programs": ["shelf wasm", "shelf js", "page js", "table wasm", "table js", "shelf css", "table css", "html", "pieces"],
};

const wanted = Object.entries(SUMS).filter(([name]) => only.length === 0 || only.includes(name));
/** Compressing takes long. */
const needed = new Set(only.length === 0 ? PARTS.map(([name]) => name) : wanted.flatMap(([, names]) => names));

const parts = Object.fromEntries(PARTS.map(([name]) => [name, { files: 0, raw: 0, brotli: 0 }]));
for (const file of filesIn(folder)) {
  const [name] = PARTS.find(([, pattern]) => pattern.test(file));
  if (!needed.has(name)) continue;
  const bytes = readFileSync(join(folder, file));
  const part = parts[name];
  part.files += 1;
  part.raw += bytes.length;
  // Quality 11 is Node's default.
  part.brotli += brotliCompressSync(bytes).length;
}

function row(name, ...cells) {
  console.log(name.padEnd(22) + cells.map((cell) => cell.toLocaleString("en").padStart(11)).join(""));
}

row("part", "files", "raw", "brotli");
for (const [name, { files, raw, brotli }] of Object.entries(parts)) if (needed.has(name)) row(name, files, raw, brotli);

const budget = JSON.parse(readFileSync("budget.json", "utf8"));
for (const [name, names] of wanted) {
  const sum = (measure) => names.reduce((total, part) => total + parts[part][measure], 0);
  row(name, sum("files"), sum("raw"), sum("brotli"));
  const limit = budget[name]?.brotliKiB;
  const share = `${(sum("brotli") / KIB).toFixed(1)} of ${limit} KiB`;
  if (limit !== undefined && sum("brotli") > limit * KIB) {
    console.error(`error: ${name} is over its budget: ${share} with brotli (budget.json).`);
    process.exitCode = 1;
  }
}
