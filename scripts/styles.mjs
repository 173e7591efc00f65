// Joins the style sheets of the page and their imports into one file each, target/style/, because Trunk does not, and
// rewrites light-dark() so that older browsers read it. Runs before each build (Trunk.toml).

import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { lowered } from "./light-dark.mjs";

const IMPORT = /^@import "(.+)";$/gm;
const COMMENT = /\/\*.*?\*\//gs;

/** The files of an import: one sheet, or every sheet of a folder, in the order of their names. */
function imported(file) {
  const sheets = file.endsWith("/") ? readdirSync(`style/${file}`).sort().map((sheet) => file + sheet) : [file];
  return sheets.map((sheet) => readFileSync(`style/${sheet}`, "utf8")).join("");
}

mkdirSync("target/style", { recursive: true });
for (const sheet of ["mallard.css", "table.css"]) {
  const source = readFileSync(`style/${sheet}`, "utf8");
  const whole = source.replace(IMPORT, (_, file) => imported(file));
  writeFileSync(`target/style/${sheet}`, lowered(whole.replace(COMMENT, "")));
}
