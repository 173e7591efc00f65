import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { filesIn } from "./files.mjs";

const read = (folder, ends) => {
  const files = filesIn(folder).filter((file) => ends.test(file));
  return files.map((file) => readFileSync(`${folder}/${file}`, "utf8")).join("\n");
};

const programs = read("src", /\.rs$/) + read("crates", /\.rs$/);
const page = [read("assets", /\.(js|html|svg)$/), readFileSync("index.html", "utf8")].join("\n");
const sources = programs + page;

/** The classes that the style sheets have rules for. */
function styled() {
  const sheets = read("style", /\.css$/).replace(/\/\*.*?\*\/|"[^"]*"/gs, "");
  const found = new Set();
  for (const [, prelude] of sheets.matchAll(/([^{};]*)\{/g)) {
    if (!prelude.trim().startsWith("@")) for (const [, name] of prelude.matchAll(/\.([a-z][\w-]*)/gi)) found.add(name);
  }
  return found;
}

test("no two movements have one name: the later would play for both", () => {
  const names = [...read("style", /\.css$/).matchAll(/@keyframes\s+([\w-]+)/g)].map(([, name]) => name);
  assert.ok(names.length > 10);
  assert.deepEqual(names, [...new Set(names)]);
});

test("every class that has a rule of style is set somewhere", () => {
  const set = new Set([...programs.matchAll(/(?<!\$)\bclass:([\w-]+)/g)].map(([, name]) => name));
  const texts = [...programs.matchAll(/"((?:[^"\\]|\\.)*)"/gs)].map(([, text]) => text);
  for (const text of [...texts, page]) for (const [name] of text.matchAll(/[\w-]+/g)) set.add(name);
  // `av--{key}` sets every class that begins like this.
  const begun = [...sources.matchAll(/([\w-]+-)\{/g)].map(([, name]) => name);
  const dead = [...styled()].filter((name) => !set.has(name) && !begun.some((begin) => name.startsWith(begin)));
  assert.deepEqual(dead.sort(), []);
});

test("every class that is set has a rule of style, or a script or a test that asks for it", () => {
  const known = styled();
  const asked = [sources, read("e2e", /^(?!node_modules).*\.ts$/), read("engines", /\.mjs$/)].join("\n");
  const set = new Set([...sources.matchAll(/(?<!\$)\bclass:([\w-]+)/g)].map(([, name]) => name));
  for (const [, names] of sources.matchAll(/\bclass="([^"{]*)"/g)) for (const name of names.split(/\s+/)) set.add(name);
  const idle = [...set].filter((name) => name && !known.has(name) && !asked.includes(`.${name}`));
  assert.deepEqual(idle.sort(), []);
});
