// The games of a build, by their slugs, from the features in Cargo.toml. `node scripts/games.mjs [drafts]` prints them, one
// per line; with `drafts` also those that are not complete.

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

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log([...GAMES, ...(process.argv[2] === "drafts" ? DRAFTS : [])].join("\n"));
}
