// Puts the drawings of the games' pieces into one sprite, target/style/pieces.svg, which the page fetches with the
// table. Runs before each build (Trunk.toml).

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

/** In this order a sprite may use those before it. The page's own sprites are there already. */
const SPRITES = ["cards", "duck-cards", "dice", "goose"];

const COMMENT = /<!--.*?-->/gs;
const BETWEEN = />\s+</g;

const symbols = SPRITES.map((name) => readFileSync(`assets/sprites/${name}.svg`, "utf8").replace(/<\/?svg\b[^>]*>/g, ""));
const inside = symbols.join("").replace(COMMENT, "").trim().replace(BETWEEN, "><");
mkdirSync("target/style", { recursive: true });
writeFileSync(
  "target/style/pieces.svg",
  `<svg xmlns="http://www.w3.org/2000/svg" class="sprite" aria-hidden="true" width="0" height="0">${inside}</svg>`,
);
