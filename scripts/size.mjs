// The download of a visitor: bytes in dist/, raw and with brotli 11, against budget.json.
//
// node scripts/size.mjs [--write] [FOLDER [TOTAL...]]
//
// Counts by file and by way in. The first screen is part of the page itself, with its style and the scripts that guard it;
// the first part of the program answers the first touch; chunks follow. Each file is compressed separately, as by a
// host. Only the totals in the arguments must be within their budget; without arguments all must. With --write the table is
// also written into docs/performance.md.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { filesIn } from "./files.mjs";
import { GAMES } from "./games.mjs";

const KIB = 1024;
const PAGE = "docs/performance.md";
const given = process.argv.slice(2);
const writes = given[0] === "--write";
const [folder = "dist", ...only] = given.slice(writes ? 1 : 0);

/** The part of the download that a file belongs to, by its name. */
const PARTS = [
  ["program", /^mallard-.*\.wasm$/],
  ["program js", /^mallard-.*\.js$/],
  ["home css", /^mallard-.*\.css$/],
  ["table css", /^table-.*\.css$/],
  ["html", /\.html$/],
  ["pieces", /^pieces-.*\.svg$/],
  ...["shared", "setup", "table", "pages", ...GAMES].map((chunk) => [`chunk ${chunk}`, new RegExp(`^chunk-${chunk}-[0-9a-f]{16}_bg\\.wasm$`)]),
  // Loaded only for bots that search, and only for the match's game.
  ...GAMES.map((game) => [`bots of ${game}`, new RegExp(`^bots-${game}-[0-9a-f]{16}(_bg\\.wasm|\\.js)$`)]),
  // Fetched only for a camera, and only where the browser reads no codes itself.
  ["reader js, wasm", /^reader-[0-9a-f]{16}(_bg\.wasm|\.js)$/],
  ["thinker", /^think-.*\.js$/],
  // No page fetches it: the browser does, long after the first screen is there.
  ["worker", /^sw\.js$/],
  // Fetched only when the player wants sounds.
  ["sounds", /^sounds-.*\.js$/],
  // The scripts that start and guard the program (assets/page/).
  ["page js", /\.js$/],
  ["other", /./],
];

const FIRST_SCREEN = ["page js", "home css", "html"];
const FIRST_TOUCH = [...FIRST_SCREEN, "program", "program js"];
const SETUP = [...FIRST_TOUCH, "chunk shared", "chunk setup"];
/** What each screen of the table needs, whatever the way to it. */
const TABLE = ["chunk shared", "chunk table", "table css", "pieces"];

/** What a visitor fetches on each way in, with nothing stored, and other sums that have a budget. */
const SUMS = {
  "first screen": FIRST_SCREEN,
  "first touch": FIRST_TOUCH,
  setup: SETUP,
  ...Object.fromEntries(GAMES.map((game) => [`first match, ${game}`, [...SETUP, ...TABLE, `chunk ${game}`]])),
  ...Object.fromEntries(GAMES.map((game) => [`rules by address, ${game}`, [...FIRST_TOUCH, ...TABLE, `chunk ${game}`]])),
  "joining, past matches": [...FIRST_TOUCH, ...TABLE, "chunk pages"],
  ...Object.fromEntries(GAMES.map((game) => [`shared link, ${game}`, [...FIRST_TOUCH, ...TABLE, "chunk pages", `chunk ${game}`]])),
  ...Object.fromEntries(GAMES.map((game) => [`bots, ${game}`, [`bots of ${game}`, "thinker"]])),
  reader: ["reader js, wasm", "thinker"],
  "all programs": [...SETUP, ...TABLE, "chunk pages", ...GAMES.map((game) => `chunk ${game}`)],
};

const wanted = Object.entries(SUMS).filter(([name]) => only.length === 0 || only.includes(name));
/** Compressing takes long, so it compresses only the parts of the requested totals. */
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

const rows = [["file, or way in", "files", "bytes", "brotli", "limit, KiB"], ["---", "--:", "--:", "--:", "--:"]];
for (const [name, { files, raw, brotli }] of Object.entries(parts)) if (needed.has(name)) rows.push([name, files, raw, brotli, ""]);

const budget = JSON.parse(readFileSync("budget.json", "utf8"));
for (const [name, names] of wanted) {
  const sum = (measure) => [...new Set(names)].reduce((total, part) => total + parts[part][measure], 0);
  // Every game has the same budgets, and adds its part to those of what all games are in.
  const { brotliKiB, brotliKiBPerGame = 0 } = budget[name.split(",")[0]];
  const limit = brotliKiB + brotliKiBPerGame * GAMES.length;
  rows.push([`**${name}**`, sum("files"), sum("raw"), sum("brotli"), limit]);
  if (sum("brotli") > limit * KIB) {
    console.error(`error: ${name} is over its budget: ${(sum("brotli") / KIB).toFixed(1)} of ${limit} KiB with brotli (budget.json).`);
    process.exitCode = 1;
  }
}

const table = rows.map((cells) => `| ${cells.map((cell) => cell.toLocaleString("en")).join(" | ")} |`).join("\n");
console.log(table);
if (writes) writeFileSync(PAGE, readFileSync(PAGE, "utf8").replace(/^\| file, or way in[^]*?(?=\n\n)/m, () => table));
