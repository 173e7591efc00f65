// The games of a build, by their slugs, from the features in Cargo.toml. `node scripts/games.mjs [drafts]` prints them, one
// per line; with `drafts` also those that are not complete. `node scripts/games.mjs titles SLUG` prints the pattern of the
// titles of a game's browser tests.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const manifest = readFileSync(join(import.meta.dirname, "../Cargo.toml"), "utf8");

/** The games that a feature turns on. */
function gamesOf(feature) {
  const [, list] = manifest.match(new RegExp(`^${feature} = (\\[.*\\])$`, "m"));
  return JSON.parse(list).filter((name) => !name.includes("/"));
}

/** The complete games, and the drafts. */
export const GAMES = gamesOf("games");
export const DRAFTS = gamesOf("drafts");

/** A pattern of titles with a game's slug or its name: duck-and-cover, Duck & Cover. */
export function titlePattern(slug) {
  return slug.replace(/-.*-/, ".+").replaceAll("-", ".");
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [word, slug] = process.argv.slice(2);
  console.log(word === "titles" ? titlePattern(slug) : [...GAMES, ...(word === "drafts" ? DRAFTS : [])].join("\n"));
}
