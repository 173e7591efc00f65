// Puts the imports of the style sheets of the page into one file each, target/style/, because Trunk does not, and
// writes light-dark() so that older browsers read it. Runs before each build (Trunk.toml).

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { lowered } from "./light-dark.mjs";

const IMPORT = /^@import "(.+)";$/gm;
const COMMENT = /\/\*.*?\*\//gs;

mkdirSync("target/style", { recursive: true });
for (const sheet of ["mallard.css", "table.css"]) {
  const source = readFileSync(`style/${sheet}`, "utf8");
  const whole = source.replace(IMPORT, (_, file) => readFileSync(`style/${file}`, "utf8"));
  writeFileSync(`target/style/${sheet}`, lowered(whole.replace(COMMENT, "")));
}
