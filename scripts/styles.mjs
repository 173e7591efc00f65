// Joins the style sheets of the page and their imports into one file each, target/style/, because Trunk does not, and
// rewrites the names of breakpoints and light-dark() so that browsers read them. Runs before each build (Trunk.toml).

import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { lowered } from "./light-dark.mjs";
import { breakpoints, expanded } from "./breakpoints.mjs";

const IMPORT = /^@import "(.+?)"(?: layer\((.+)\))?;$/gm;
const COMMENT = /\/\*.*?\*\//gs;

/** The text of a sheet, with its imports filled in. A folder means all sheets in it, in the order of their names. */
function filled(path) {
  if (path.endsWith("/")) return namesOfSheets(path).map((name) => filled(`${path}${name}.css`)).join("");
  return readFileSync(path, "utf8").replace(IMPORT, (_, inner, layer) => {
    const text = filled(`${dirname(path)}/${inner}`);
    return layer ? `@layer ${layer} {\n${text}}\n` : text;
  });
}

/** Without their endings, so that the sheet `quantum` comes before `quantum-reveal`. */
function namesOfSheets(folder) {
  return readdirSync(folder).filter((file) => file.endsWith(".css")).map((file) => file.slice(0, -4)).sort();
}

const known = breakpoints(readFileSync("style/breakpoints.css", "utf8"));
mkdirSync("target/style", { recursive: true });
for (const sheet of ["mallard.css", "table.css"]) {
  writeFileSync(`target/style/${sheet}`, lowered(expanded(filled(`style/${sheet}`), known).replace(COMMENT, "")));
}
