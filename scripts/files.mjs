// The files of a folder, for the other scripts here.

import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/**
 * Paths whose name, or whose folder's name, has a hash of the contents (Trunk, content-hashes.mjs): such a file never
 * changes.
 */
export const HASHED = /-[0-9a-f]{12,16}(_bg)?\.(js|css|wasm|svg)$|(^|\/)(rules|lessons)-[0-9a-f]{16}\//;

/** Paths from `folder`, with slashes, in the order of their characters. */
export function filesIn(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/")).sort();
}
