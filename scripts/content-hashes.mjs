// Puts a checksum of the contents into the names of the files that the page fetches later: the program and its chunks,
// the programs of each game's bots and of the reader of codes, the sounds, the drawings of the pieces, the texts of the rules, the
// lessons. So a page gets them from its own build or not at all, and a file with such a name never changes. Trunk does
// the same for the files that the page fetches at once.

import { createHash } from "node:crypto";
import { readFileSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "./files.mjs";

/** The number of hexadecimal digits, the same as Trunk's. */
const DIGITS = 16;

/** The checksum of some parts, as it appears in a name. */
function sumOf(parts) {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, DIGITS);
}

/**
 * Renames them in a built folder, and everywhere the page names them. Called again after a file changed, it gives that
 * file another name.
 */
export function nameByContent(folder) {
  const page = join(folder, "index.html");
  let html = readFileSync(page, "utf8");

  /** The current name of a file, with a checksum or without. */
  function present(pattern) {
    const names = readdirSync(folder).filter((name) => pattern.test(name));
    if (names.length !== 1) throw new Error(`content-hashes.mjs finds ${names.length} times ${pattern} in ${folder}`);
    return names[0];
  }

  function rename(name, becomes) {
    if (!html.includes(`./${name}`)) throw new Error(`content-hashes.mjs: the page does not name ./${name}`);
    html = html.replaceAll(`./${name}`, `./${becomes}`);
    renameSync(join(folder, name), join(folder, becomes));
  }

  /** The programs of each game with this kind of names. */
  function programs(kind) {
    const pattern = new RegExp(`^(${kind}-[a-z-]+?)(-[0-9a-f]{16})?_bg\\.wasm$`);
    return readdirSync(folder).flatMap((name) => name.match(pattern)?.[1] ?? []);
  }

  /** Adds a program to the page, which does not name it before it is here for the first time. */
  function add(program, ...attributes) {
    if (html.includes(`${program}-program`)) return;
    const named = `<template id="${program}-program" ${attributes.join(" ")} data-wasm="./${program}_bg.wasm"></template>`;
    html = html.replace(/<template [^>]*\bid="?bots-program\b/, (next) => named + next);
  }

  /** Returns the old and the new name of a program's wasm. */
  function renameWasm(program) {
    const wasm = present(new RegExp(`^${program}(-[0-9a-f]{16})?_bg\\.wasm$`));
    const hashedWasm = `${program}-${sumOf([readFileSync(join(folder, wasm))])}_bg.wasm`;
    rename(wasm, hashedWasm);
    return [wasm, hashedWasm];
  }

  for (const chunk of programs("chunk")) {
    add(chunk);
    renameWasm(chunk);
  }

  const bots = programs("bots");
  for (const program of bots) add(program, `data-js="./${program}.js"`);

  // The scripts of programs contain the names of their wasm, too.
  for (const program of ["mallard", "reader", ...bots]) {
    const [wasm, hashedWasm] = renameWasm(program);
    const js = present(new RegExp(`^${program}(-[0-9a-f]{16})?\\.js$`));
    const script = readFileSync(join(folder, js), "utf8").replaceAll(wasm, hashedWasm);
    writeFileSync(join(folder, js), script);
    rename(js, `${program}-${sumOf([script])}.js`);
  }

  for (const script of ["sounds", "think"]) {
    const name = present(new RegExp(`^${script}(-[0-9a-f]{16})?\\.js$`));
    rename(name, `${script}-${sumOf([readFileSync(join(folder, name))])}.js`);
  }

  const pieces = present(/^pieces(-[0-9a-f]{16})?\.svg$/);
  rename(pieces, `pieces-${sumOf([readFileSync(join(folder, pieces))])}.svg`);

  for (const kind of ["rules", "lessons"]) {
    const name = present(new RegExp(`^${kind}(-[0-9a-f]{16})?$`));
    const texts = filesIn(join(folder, name)).flatMap((file) => [file, readFileSync(join(folder, name, file))]);
    rename(name, `${kind}-${sumOf(texts)}`);
  }

  writeFileSync(page, html);
}
