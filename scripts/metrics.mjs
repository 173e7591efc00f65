// The size of the code: lines by kind, files, traits, fields, dependencies in circles, style sheets. `node scripts/metrics.mjs`
// prints it as a table, so that two versions can be compared; CI prints it at its end.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { circles, dependencies, folders, sources } from "./cycles.mjs";
import { filesIn } from "./files.mjs";

const ROOT = join(import.meta.dirname, "..");

/** The files in some folders whose path `pattern` matches, with their texts. */
function read(folders, pattern) {
  return folders
    .filter((folder) => existsSync(join(ROOT, folder)))
    .flatMap((folder) => filesIn(join(ROOT, folder)).map((file) => `${folder}/${file}`))
    .filter((path) => pattern.test(path) && !/\/(node_modules|test-results)\//.test(path))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), "utf8") }));
}

const count = (text) => text.split("\n").length - 1;
const lines = (files) => files.reduce((sum, { text }) => sum + count(text), 0);
const matches = (files, pattern) => files.reduce((sum, { text }) => sum + (text.match(pattern) ?? []).length, 0);

/** The kinds of lines in Rust: comments, blank lines, and code. */
function kinds(text) {
  const all = text.split("\n").slice(0, -1);
  const comments = all.filter((line) => /^\s*\/\//.test(line)).length;
  const blank = all.filter((line) => line.trim() === "").length;
  return { comments, blank, code: all.length - comments - blank };
}

/** The lines of the unit tests in a Rust file. */
function testLines(text) {
  return [...text.matchAll(/^#\[cfg\(test\)\]\nmod \w+ \{[^]*?^\}\n/gm)].reduce((sum, [body]) => sum + count(body), 0);
}

/** The fields of a struct, or the functions of a trait. */
function members(text, name) {
  const body = text.match(new RegExp(`^pub(?:\\([^)]*\\))? (?:struct|trait) ${name}\\b[^]*?\\{\\n([^]*?)^\\}`, "m"))?.[1];
  return body === undefined ? undefined : (body.match(/^ {4}(?:pub(?:\([^)]*\))? )?(?:fn \w+|\w+: )/gm) ?? []).length;
}

/** The value at a share of the sorted numbers. */
const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

function metrics() {
  const rust = read(["src", "crates"], /\.rs$/);
  const sum = rust.map(({ text }) => kinds(text));
  const total = (kind) => sum.reduce((all, one) => all + one[kind], 0);
  const sizes = rust.map(({ text }) => count(text)).sort((a, b) => a - b);
  const longest = rust.reduce((one, other) => (count(other.text) > count(one.text) ? other : one));
  const tests = rust.reduce((all, { text }) => all + testLines(text), 0) + lines(rust.filter(({ path }) => /\/(tests|rules\/position)\.rs$/.test(path)));
  const texts = rust.filter(({ path }) => /\/text\/|^crates\/texts\/src/.test(path));
  const area = (pattern) => lines(rust.filter(({ path }) => pattern.test(path)));
  const native = read(["tests", "examples", "benches"], /\.rs$/);
  const browser = read(["e2e", "engines"], /\.(ts|mjs)$/);
  const css = read(["style"], /\.css$/).map(({ path, text }) => ({ path, text: text.replace(/\/\*[^]*?\*\//g, "") }));
  const conditions = new Set(css.flatMap(({ text }) => text.match(/@(media|container)[^{]*/g) ?? []).map((one) => one.trim()));
  const traits = rust.flatMap(({ text }) => [...text.matchAll(/^pub(?:\([^)]*\))? trait (\w+)/gm)].map(([, name]) => [name, members(text, name)]));
  const uses = sources().map(dependencies);
  const fields = ["Session", "MatchUi", "MatchUiCommon", "MatchUiHandle", "Situation", "Turn"].map((name) => {
    const { text } = rust.find(({ text }) => new RegExp(`^pub(?:\\([^)]*\\))? struct ${name}\\b`, "m").test(text)) ?? {};
    return text && `${name} ${members(text, name)}`;
  });
  const documents = [...read(["docs"], /\.md$/), ...["ARCHITECTURE.md", "CONTRIBUTING.md"].map((path) => ({ path, text: readFileSync(join(ROOT, path), "utf8") }))];
  return {
    "Rust: files; lines": `${rust.length}; ${lines(rust)}`,
    "code; comments; blank": `${total("code")}; ${total("comments")}; ${total("blank")}`,
    "unit tests; texts in three languages; without tests": `${tests}; ${lines(texts)}; ${lines(rust) - tests}`,
    "games; templates": `${area(/^crates\/games\//)}; ${area(/^crates\/templates\//)}`,
    "engine; store; words; texts; session; device": [/^crates\/engine/, /^crates\/store/, /^crates\/words/, /^crates\/texts/, /^crates\/session/, /^crates\/device/].map(area).join("; "),
    "web; kit; board; table; home and programs": [/^crates\/web/, /^crates\/kit/, /^crates\/board/, /^crates\/table/, /^src\//].map(area).join("; "),
    "file: median; 90th percentile; longest": `${quantile(sizes, 0.5)}; ${quantile(sizes, 0.9)}; ${sizes.at(-1)} (${longest.path})`,
    "files under 30 lines; mod.rs": `${sizes.filter((size) => size < 30).length}; ${rust.filter(({ path }) => path.endsWith("/mod.rs")).length}`,
    "traits; with more than 8 functions": `${traits.length}; ${traits.filter(([, size]) => size > 8).map(([name, size]) => `${name} ${size}`).join(", ")}`,
    fields: fields.filter(Boolean).join(", "),
    "circles of files; of folders; dependencies": `${uses.flatMap(circles).length}; ${uses.flatMap((one) => circles(folders(one))).length}; ${uses.flatMap((one) => [...one.values()]).reduce((all, one) => all + one.size, 0)}`,
    "public items; restricted": `${matches(rust, /^ *pub (?:const )?(?:async )?(?:fn|struct|enum|trait|type|static|const|mod) /gm)}; ${matches(rust, /^ *pub\([^)]*\) /gm)}`,
    "Box<dyn; StoredValue; into_any(); untrack": [/Box<dyn/g, /StoredValue/g, /\.into_any\(\)/g, /untrack/g].map((one) => matches(rust, one)).join("; "),
    "native tests: lines; tests": `${lines(native)}; ${matches([...rust, ...native], /#\[test\]/g)}`,
    "browser tests: lines; tests": `${lines(browser)}; ${matches(browser, /^ *(?:test|it)\(/gm)}`,
    "scripts; the page's scripts": `${lines(read(["scripts"], /\.(mjs|sh)$/))}; ${lines(read(["assets"], /\.m?js$/))}`,
    "documents": `${lines(documents)}`,
    "style: files; lines; rules; conditions": `${css.length}; ${lines(read(["style"], /\.css$/))}; ${matches(css, /\{/g)}; ${conditions.size}`,
  };
}

for (const [name, value] of Object.entries(metrics())) console.log(`${name.padEnd(52)}${value}`);
