// Puts the imports of the style sheets of the page into one file each, target/style/, because Trunk does not.
// Runs before each build (Trunk.toml).

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

const IMPORT = /^@import "(.+)";$/gm;

mkdirSync("target/style", { recursive: true });
for (const sheet of ["mallard.css", "table.css"]) {
  const source = readFileSync(`style/${sheet}`, "utf8");
  writeFileSync(
    `target/style/${sheet}`,
    source.replace(IMPORT, (_, file) => readFileSync(`style/${file}`, "utf8")),
  );
}
