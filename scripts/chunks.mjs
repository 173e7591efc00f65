// Joins the split program (scripts/program.sh): names the chunks as the page does, and puts the script that links them
// (assets/program/chunks.js) into the program's own in place of the splitter's, `split/__wasm_split.js`.
//
// node scripts/chunks.mjs FOLDER
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
  if (matches.length !== 1) throw new Error(`chunks.mjs finds ${pattern} ${matches.length} times`);
  return matches[0];
}

const splitter = readFileSync(join(folder, "split/__wasm_split.js"), "utf8");
const [, shared] = found(splitter, /const \{ ([^}]*?),? *\} = initSync/g);
const [, checks] = found(splitter, /sharedImports = \{ __wasm_split: \{(.*)\} \};/g);
const loaders = [...splitter.matchAll(/^export const (__wasm_split_load_(\w+)) /gm)];

const inAddresses = (split) => split.replaceAll("_", "-");

for (const name of readdirSync(join(folder, "split"))) {
  const [, split] = name.match(/^split_(\w+)\.wasm$/) ?? [];
  if (split) renameSync(join(folder, "split", name), join(folder, `chunk-${inAddresses(split)}_bg.wasm`));
}

// The program imports the splitter's functions as a namespace, once for each of them.
const program = readFileSync(join(folder, "mallard.js"), "utf8")
  .replace(/^import \* as \w+ from ['"]\.\/__wasm_split\.js['"];?\n/gm, "")
  .replace(/(?<=^ *"\.\/__wasm_split\.js": )\w+/gm, "loaders");
if (!program.includes("loaders")) throw new Error("chunks.mjs: the program imports no chunks");

/** The chunk that a chunk comes after, if any. */
const order = new Map(process.env.WASM_SPLIT_AFTER.split(",").map((pair) => pair.split("=")));
const before = loaders.map(([, , split]) => [inAddresses(split), order.get(split) ?? order.get("*")]).filter(([, before]) => before);

const names = shared.split(/, */).map((name) => JSON.stringify(name));
const script = bare(readFileSync("assets/program/chunks.js", "utf8"))
  .replace(/(?<=^const SHARED = \[)(?=\];$)/m, names.join(", "))
  .replace(/(?<=^const CHECKS = \{)(?=\};$)/m, checks.trim())
  .replace(/(?<=^const BEFORE = )\{\}(?=;$)/m, JSON.stringify(Object.fromEntries(before)));
const entries = loaders.map(([, name, split]) => `  ${name}: (...called) => link("${inAddresses(split)}", ...called),\n`);
writeFileSync(join(folder, "mallard.js"), `${program}\n${script}\nconst loaders = {\n${entries.join("")}};\n`);
