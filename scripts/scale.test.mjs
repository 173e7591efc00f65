import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { filesIn } from "./files.mjs";

const sheets = filesIn("style").filter((file) => file.endsWith(".css") && file !== "tokens.css");
const texts = sheets.map((sheet) => [sheet, readFileSync(`style/${sheet}`, "utf8").replace(/\/\*.*?\*\//gs, "")]);

/** The values of a property, each with its sheet, that `isOwn` finds to be a sheet's own. */
const own = (property, isOwn) => texts.flatMap(([sheet, text]) =>
  [...text.matchAll(new RegExp(`[{;\\s]${property}: ([^;}]+)`, "g"))].filter(([, value]) => isOwn(value)).map(([, value]) => `${sheet}: ${value}`));

test("a size of letters that no window changes is one of the scale", () => {
  assert.deepEqual(own("font-size", (value) => /^[\d.]+px$/.test(value)), []);
  assert.deepEqual(own("font", (value) => /^(\d+ )?[\d.]+px/.test(value)), []);
});

test("a corner in pixels is one of the scale", () => {
  // The bar of a playable card is 4 px high, and round.
  const isOwn = (value) => !/\(.*px/.test(value) && /\b(?!2px)\d+px/.test(value);
  assert.deepEqual(own("border-(?:[a-z]+-[a-z]+-)?radius", isOwn), []);
});
