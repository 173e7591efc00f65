// Joins the split program of the table (scripts/table.sh): names the chunks as the page does, and puts the script that
// links them (assets/table/chunks.js) into the program's own in place of the splitter's, `split/__wasm_split.js`.
//
// node scripts/table-chunks.mjs FOLDER
//
// The splitter's script would import the program's, of which the page may have a second copy after a failure. It does
// not notice an error page of the host, needs the right type from it, and does not know the hashes in the names.

import { readFileSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bare } from "./page-scripts.mjs";

const [folder] = process.argv.slice(2);

/** The one match of `pattern` in a text. */
function found(text, pattern) {
  const matches = [...text.matchAll(pattern)];
  if (matches.length !== 1) throw new Error(`table-chunks.mjs finds ${pattern} ${matches.length} times`);
  return matches[0];
}

const splitter = readFileSync(join(folder, "split/__wasm_split.js"), "utf8");
const [, shared] = found(splitter, /const \{ ([^}]*?),? *\} = initSync/g);
const [, checks] = found(splitter, /sharedImports = \{ __wasm_split: \{(.*)\} \};/g);
const loaders = [...splitter.matchAll(/^export const (__wasm_split_load_(\w+)) /gm)];

for (const name of readdirSync(join(folder, "split"))) {
  const [, game] = name.match(/^split_(\w+)\.wasm$/) ?? [];
  if (game) renameSync(join(folder, "split", name), join(folder, `chunk-${game.replaceAll("_", "-")}_bg.wasm`));
}

// The program imports the splitter's functions as a namespace, once for each of them.
const program = readFileSync(join(folder, "table.js"), "utf8")
  .replace(/^import \* as \w+ from ['"]\.\/__wasm_split\.js['"];?\n/gm, "")
  .replace(/(?<=^ *"\.\/__wasm_split\.js": )\w+/gm, "loaders");
if (!program.includes("loaders")) throw new Error("table-chunks.mjs: the program imports no chunks");

const names = shared.split(/, */).map((name) => JSON.stringify(name));
const script = bare(readFileSync("assets/table/chunks.js", "utf8"))
  .replace(/(?<=^const SHARED = \[)(?=\];$)/m, names.join(", "))
  .replace(/(?<=^const CHECKS = \{)(?=\};$)/m, checks.trim());
const entries = loaders.map(([, name, game]) => `  ${name}: (...called) => link("${game.replaceAll("_", "-")}", ...called),\n`);
writeFileSync(join(folder, "table.js"), `${program}\n${script}\nconst loaders = {\n${entries.join("")}};\n`);
