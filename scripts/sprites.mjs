// Joins drawings into sprites in target/style/: pieces.svg, the pieces of all games, which the page fetches with the
// table; and box-art.svg, what is on their tiles, a picture and a pattern for each, which are part of the page. Runs
// before each build (Trunk.toml).

import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";

/** In this order a sprite may use those before it. The page's own sprites are there already. */
const PIECES = ["cards", "duck-cards", "dice", "goose", "phones"].map((name) => `${name}.svg`);
/** A game each. The ground colour is set in style/game-tiles/. */
const BOX_ART = readdirSync("assets/sprites/box-art").map((file) => `box-art/${file}`);

const COMMENT = /<!--.*?-->/gs;
const BETWEEN = />\s+</g;

function join(name, sprites) {
  const symbols = sprites.map((file) => readFileSync(`assets/sprites/${file}`, "utf8").replace(/<\/?svg\b[^>]*>/g, ""));
  const inside = symbols.join("").replace(COMMENT, "").trim().replace(BETWEEN, "><");
  writeFileSync(
    `target/style/${name}.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" class="sprite" aria-hidden="true" width="0" height="0">${inside}</svg>`,
  );
}

mkdirSync("target/style", { recursive: true });
join("pieces", PIECES);
join("box-art", BOX_ART);
