// node scripts/new-game.mjs SLUG TEMPLATE: begins a game as a copy of a template (crates/templates/), and adds it to the
// lists as a draft. The slug is its name in addresses, saves and folders: little-hearts.

import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { filesIn } from "./files.mjs";

/** The names of a game: little-hearts, little_hearts, LittleHearts, Little Hearts. */
export function namesOf(slug) {
  const words = slug.split("-").map((word) => word[0].toUpperCase() + word.slice(1));
  return { slug, module: slug.replaceAll("-", "_"), type: words.join(""), title: words.join(" ") };
}

/** A file of the template `like`, for the game with these names. */
export function renamed(text, like, { slug, module, type, title }) {
  return text
    .replaceAll(`mallard-template-${like}`, `mallard-${slug}`)
    .replaceAll(`mallard_template_${like}`, `mallard_${module}`)
    .replaceAll("games::template", `games::${module}`)
    .replaceAll(`"template-${like}"`, `"${slug}"`)
    .replace(/"Template(?=[":])/g, `"${title}`)
    .replace(/^\/\/! Template:/gm, `//! ${title}:`)
    .replace(/\bTemplate\b/g, type);
}

/** Where a file of a template goes: the beginner to those of the other games, all else into the game's folder. */
export function placeOf(file, { slug, module }) {
  return file === "patient.rs" ? `examples/common/patient/${module}.rs` : `crates/games/${slug}/${file}`;
}

/** `text` with `line` after the last line that `pattern` finds. */
function lineAfter(text, pattern, line) {
  const last = [...text.matchAll(pattern)].at(-1);
  if (!last) throw new Error(`no line ${pattern}`);
  const end = last.index + last[0].length;
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`;
}

/** Cargo.toml with a further game, which is a draft. */
export function withPackage(manifest, { slug }) {
  const package_ = `mallard-${slug}`;
  const drafts = manifest.replace(/^drafts = \["mallard-codes\/drafts"(.*)\]$/m, `drafts = ["mallard-codes/drafts"$1, "${slug}"]`);
  return [
    [/^mallard-.* = \{ path = "crates\/games\/.*" \}$/gm, `${package_} = { path = "crates/games/${slug}" }`],
    [/^.* = \[.*"dep:mallard-.*"\]$/gm, `${slug} = ["dep:${package_}", "mallard-codes/drafts"]`],
    [/^ {2}"mallard-.*\?\/ui",$/gm, `  "${package_}?/ui",`],
    [/^mallard-.* = \{ workspace = true, optional = true \}$(?=\n\n)/gm, `${package_} = { workspace = true, optional = true }`],
  ].reduce((text, [pattern, line]) => lineAfter(text, pattern, line), drafts);
}

/** The list of the games with a further draft, which allows these numbers of seats. */
export function withDraft(list, { slug, module, type }, seats) {
  const line = `                ${type}, ${module}, "${slug}", mallard_${module}, ${seats};`;
  return list.replace(/( {12}drafts \{\n(?: {16}.*\n)*)/, `$1${line}\n`);
}

function rewrite(path, change) {
  writeFileSync(path, change(readFileSync(path, "utf8")));
}

function main([slug = "", like = ""]) {
  const templates = readdirSync("crates/templates");
  if (!/^[a-z]+(-[a-z]+)*$/.test(slug)) throw new Error("NAME is the game's slug, in small letters: NAME=little-hearts");
  if (!templates.includes(like)) throw new Error(`LIKE is one of: ${templates.join(", ")}`);
  const folder = `crates/games/${slug}`;
  if (existsSync(folder)) throw new Error(`There is a game ${slug} already.`);
  const names = namesOf(slug);
  for (const file of filesIn(`crates/templates/${like}`)) {
    const text = readFileSync(join(`crates/templates/${like}`, file), "utf8");
    const place = placeOf(file, names);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, renamed(text, like, names));
  }
  const [, seats] = readFileSync(join(folder, "src/rules/mod.rs"), "utf8").match(/const SEATS: RangeInclusive<u8> = (.*);/);
  rewrite("Cargo.toml", (manifest) => withPackage(manifest, names));
  rewrite("crates/codes/src/game_id.rs", (list) => withDraft(list, names, seats));
  console.log(`${names.title} is in ${folder}. \`make play\` plays it, \`make test GAME=${slug}\` checks it and says what is missing.`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    main(process.argv.slice(2));
  } catch (error) {
    console.error(`error: ${error.message}`);
    process.exitCode = 1;
  }
}
