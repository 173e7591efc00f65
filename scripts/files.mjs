// The files of a folder, for the scripts beside.

import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** Paths from `folder`, with slashes, in the order of their characters. */
export function filesIn(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/")).sort();
}
