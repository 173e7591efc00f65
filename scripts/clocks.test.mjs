import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

/**
 * The files that read the device's clock: for a date that is stored or shown, for a moment (crates/device/src/moment.rs),
 * or for a long absence in which the device may sleep. No other duration comes from it.
 */
const DATES = [
  "assets/page/journal.js",
  "assets/page/offline.js",
  "crates/device/src/matches.rs",
  "crates/device/src/saving.rs",
  "crates/kit/src/ago.rs",
  "crates/kit/src/export.rs",
  "crates/store/src/storage.rs",
  "crates/table/src/night/next_game.rs",
  "crates/table/src/night/night_page.rs",
  "crates/table/src/night/night_page_state.rs",
  "crates/table/src/night/strip.rs",
  "crates/table/src/phone/stored_tickets.rs",
  "crates/web/src/clock.rs",
  "crates/web/src/peer.rs",
  "crates/web/src/storage.rs",
  "src/home/daily.rs",
];

test("only dates come from the clock that anyone can set", () => {
  const files = ["assets/page", "assets/worker", "assets/program", "crates", "src"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(rs|js)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)));
  assert.ok(files.length > 300);
  const reads = /\bDate(::|\.)now\b|\b(storage(\(\))?|self)\.now\(\)/;
  assert.deepEqual(files.filter((file) => reads.test(readFileSync(file, "utf8"))).sort(), DATES);
});
