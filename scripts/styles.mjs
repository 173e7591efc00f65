// Puts the imports of style/mallard.css into one style sheet, target/style/mallard.css, because
// Trunk does not. Runs before each build (Trunk.toml).

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

const IMPORT = /^@import "(.+)";$/gm;

const source = readFileSync("style/mallard.css", "utf8");
mkdirSync("target/style", { recursive: true });
writeFileSync(
  "target/style/mallard.css",
  source.replace(IMPORT, (_, file) => readFileSync(`style/${file}`, "utf8")),
);
