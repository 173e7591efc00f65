import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

/** A symbol that contains only one group that moves nothing: the symbol itself could have the paint. */
const GROUPED = /<symbol id="([^"]*)"[^>]*>\s*<g(?![^>]*\b(?:transform|opacity|style|class)=)[^>]*>(?:(?!<\/?g\b).)*<\/g>\s*<\/symbol>/gs;

/** The symbols of a sprite that draw one element more than necessary, in each of their copies. */
const grouped = (sprite) => [...sprite.matchAll(GROUPED)].map(([, id]) => id);

test("a group that only holds the paint is found, one that moves or has a neighbour is not", () => {
  const symbol = (inside) => `<symbol id="a" viewBox="0 0 1 1"> ${inside} </symbol>`;
  assert.deepEqual(grouped(symbol('<g fill="red"><path d="M0 0"/></g>')), ["a"]);
  assert.deepEqual(grouped(symbol('<g transform="scale(2)"><path d="M0 0"/></g>')), []);
  assert.deepEqual(grouped(symbol('<g fill="red"><path d="M0 0"/></g><path d="M0 0"/>')), []);
  assert.deepEqual(grouped(symbol('<path d="M0 0"/>')), []);
});

test("no symbol has a group around all that it holds", () => {
  const sprites = readdirSync("assets/sprites", { recursive: true }).filter((file) => file.endsWith(".svg"));
  assert.ok(sprites.length >= 8);
  const found = sprites.flatMap((file) => grouped(readFileSync(`assets/sprites/${file}`, "utf8")));
  assert.deepEqual(found, []);
});

test("a custom property that a drawing reads is a colour in every style sheet: all that is around a drawing hands it down", () => {
  const texts = (folder, end) =>
    readdirSync(folder, { recursive: true }).filter((file) => file.endsWith(end)).map((file) => readFileSync(`${folder}/${file}`, "utf8"));
  const read = texts("assets/sprites", ".svg").flatMap((sprite) => [...sprite.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  assert.ok(read.includes("--b"));
  const set = new RegExp(`(?<![\\w-])(${[...new Set(read)].join("|")}):\\s*([^;}]+)`, "g");
  const values = texts("style", ".css").flatMap((sheet) => [...sheet.matchAll(set)].map(([, name, value]) => `${name}: ${value}`));
  assert.ok(values.length >= 27);
  assert.deepEqual(values.filter((value) => !/: (#[0-9a-f]{3,8}|var\(--q-\w+\))$/.test(value)), []);
});
