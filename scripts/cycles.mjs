// Circles of files in the sources: files that use each other, directly or by way of other files. A name leads to the
// file that defines it, through every re-export, so a `mod.rs` that only gathers its folder is in no circle. The same for
// the top folders of a crate, of which each file at its top is one.
// `node scripts/cycles.mjs` prints each circle with the names that tie it.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { filesIn } from "./files.mjs";

const SKIPPED = /\/\/.*|\/\*[^]*?\*\/|b?r(#*)"[^]*?"\1|"(?:\\[^]|[^"\\])*"|'(?:\\[^']+|[^'\\])'/g;
const TESTS = /#\[cfg\(test\)\]\s*mod \w+ \{[^]*?\n\}/g;
const TEST_FILE = /#\[cfg\(test\)\]\s*mod (\w+);/g;
const USE = /^[ \t]*(pub(?:\([^)]*\))? )?use ([^;]+);/gm;
const ITEM = /^(?:pub(?:\([^)]*\))? )?(?:const |unsafe |async )*(?:fn|struct|enum|union|trait|type|const|static) (\w+)/gm;
const MACRO = /\bmacro_rules! (\w+)/g;
const MACRO_CALL = /\b(\w+)!/g;
/** A name that is not one of a field, a method, a function or a module as they are declared or reached. */
const WORD = /(?<!\b(?:fn|mod) |[.:\w])\w+(?!\s*:(?!:))/g;
const PATH = /(?<![\w:.])[a-z_]\w*(?:::\w+)+/g;

/** The paths of `a::{b, c as d}`, each with its name in the file. */
function imports(tree, prefix = []) {
  const brace = tree.indexOf("{");
  if (brace < 0) {
    const [path, alias] = tree.trim().split(/\s+as\s+/);
    const steps = [...prefix, ...path.split("::")];
    if (steps.at(-1) === "self") steps.pop();
    return [{ steps, name: alias ?? steps.at(-1) }];
  }
  const inner = [...prefix, ...tree.slice(0, brace).trim().split("::").filter(Boolean)];
  const found = [""];
  let depth = 0;
  for (const letter of tree.slice(brace + 1, tree.lastIndexOf("}"))) {
    depth += "{".includes(letter) - "}".includes(letter);
    if (letter === "," && depth === 0) found.push("");
    else found[found.length - 1] += letter;
  }
  return found.filter((part) => part.trim()).flatMap((part) => imports(part, inner));
}

/** The module of a file: its parts, and the text outside them. */
function parse(file, source) {
  const text = source.replace(TESTS, "").replace(SKIPPED, "");
  const uses = [...text.matchAll(USE)].flatMap(([, isPublic, tree]) =>
    imports(tree).map((one) => ({ ...one, isReexport: isPublic !== undefined })),
  );
  const body = text.replace(USE, "");
  const names = (pattern) => new Set([...text.matchAll(pattern)].map(([, name]) => name));
  return { file, uses, body, items: names(ITEM), macros: names(MACRO), tests: names(TEST_FILE), children: new Map() };
}

/** The root module of `files`, a list of `[path, text]` with paths from `src`, and the modules of all of them. */
function tree(files) {
  const modules = files.map(([file, text]) => parse(file, text));
  const root = modules.find(({ file }) => file === "lib.rs" || file === "main.rs");
  const at = new Map([["", root]]);
  // A parent comes before its children, because its path is shorter.
  const steps = ({ file }) => file.replace(/(\/mod)?\.rs$/, "").split("/");
  for (const module of modules.toSorted((a, b) => steps(a).length - steps(b).length)) {
    const path = steps(module);
    module.parent = at.get(path.slice(0, -1).join("/"));
    if (module === root || path[0] === "bin" || module.file === "main.rs" || module.parent?.tests.has(path.at(-1))) continue;
    module.parent.children.set(path.at(-1), module);
    at.set(path.join("/"), module);
  }
  return { root, modules: [...at.values()] };
}

/** The file behind a path in a module, if it is one of ours: that of the first item on the path. */
function target(root, module, steps, depth = 0) {
  if (depth > 20) return undefined;
  const find = (place, name, isLast) => {
    const child = place.children.get(name);
    if (child && !isLast) return child;
    if (place.items.has(name)) return place.file;
    const used = place.uses.find((one) => one.name === name && one.steps[0] !== name);
    const found = used && target(root, place, used.steps, depth + 1);
    return found ?? child;
  };
  const start = { crate: root, mallard: root, self: module, super: module.parent };
  let place = Object.hasOwn(start, steps[0]) ? start[steps[0]] : find(module, steps[0], steps.length === 1);
  for (const [index, name] of steps.entries()) {
    if (index === 0) continue;
    if (typeof place !== "object") return place;
    // A name that the text does not define comes from a macro of the module.
    place = name === "super" ? place.parent : (find(place, name, index === steps.length - 1) ?? place.file);
  }
  return place;
}

/** For each file the files that it uses, each with the names. */
export function dependencies(files) {
  const { root, modules } = tree(files);
  const macros = new Map(modules.flatMap(({ file, macros }) => [...macros].map((name) => [name, file])));
  const uses = new Map(modules.map(({ file }) => [file, new Map()]));
  for (const module of modules) {
    const add = (file, name) => {
      if (typeof file !== "string" || file === module.file) return;
      const found = uses.get(module.file);
      found.set(file, (found.get(file) ?? new Set()).add(name));
    };
    const words = new Set(module.body.match(WORD));
    for (const { steps, name, isReexport } of module.uses) {
      if (!isReexport || words.has(name)) add(target(root, module, steps), name);
    }
    for (const [path] of module.body.matchAll(PATH)) add(target(root, module, path.split("::")), path);
    for (const [, name] of module.body.matchAll(MACRO_CALL)) add(macros.get(name), `${name}!`);
  }
  return uses;
}

/** The same for the top folders: each use as a name in its files. The root of the crate only gathers them. */
export function folders(uses) {
  const folder = (file) => file.split("/")[0];
  const found = new Map();
  for (const [file, used] of uses) {
    if (file === "lib.rs" || file === "main.rs") continue;
    if (!found.has(folder(file))) found.set(folder(file), new Map());
    const own = found.get(folder(file));
    for (const [other, names] of used) {
      if (other === "lib.rs" || folder(other) === folder(file)) continue;
      const ties = [...names].map((name) => `${name} in ${file}`);
      own.set(folder(other), new Set([...(own.get(folder(other)) ?? []), ...ties]));
    }
  }
  return found;
}

/** The circles: groups of files each of which leads to all others of its group (Tarjan). */
export function circles(uses) {
  const found = [];
  const order = new Map();
  const low = new Map();
  const open = [];
  const visit = (file) => {
    order.set(file, order.size);
    low.set(file, order.get(file));
    open.push(file);
    for (const next of uses.get(file).keys()) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) low.set(file, Math.min(low.get(file), low.get(next)));
    }
    if (low.get(file) !== order.get(file)) return;
    const group = open.splice(open.indexOf(file));
    if (group.length > 1) found.push(group.sort());
  };
  for (const file of uses.keys()) if (!order.has(file)) visit(file);
  return found;
}

/** A circle as text: who uses what in whom. */
export function described(uses, circle) {
  const lines = circle.flatMap((file) =>
    [...uses.get(file)]
      .filter(([next]) => circle.includes(next))
      .map(([next, names]) => `  ${file} -> ${next}: ${[...names].join(", ")}`),
  );
  return `${circle.length} in a circle\n${lines.join("\n")}`;
}

/** The folders of the crates: that of the app, and those of its parts. Cargo lets these depend on each other in no circle. */
const crates = () => [".", ...filesIn("crates").flatMap((file) => /^(.*)\/Cargo\.toml$/.exec(`crates/${file}`)?.[1] ?? [])];

/** For each crate its Rust files, with their texts. */
export const sources = () =>
  crates().map((crate) =>
    filesIn(`${crate}/src`)
      .filter((file) => file.endsWith(".rs"))
      .map((file) => [file, readFileSync(`${crate}/src/${file}`, "utf8")]),
  );

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  for (const files of sources()) {
    const uses = dependencies(files);
    for (const graph of [uses, folders(uses)]) {
      for (const circle of circles(graph)) console.log(described(graph, circle));
    }
  }
}
