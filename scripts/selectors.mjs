// The selectors of a style sheet that a browser has to try on every element. A browser files a rule under an id, a
// class, an attribute or an element name in the last part of its selector, and tries it only on elements that have it.
// A last part without any of these, such as `> *`, `:first-child` or `:is(.a, .b)`, is tried on every element
// (docs/performance.md).

const SKIPPED = /\/\*.*?\*\/|"[^"]*"/gs;
/** Pseudo-classes that browsers file by themselves too. */
const FILED = /:(root|focus|focus-visible|host)(?![\w-])/;

/** The parts of a list or a selector, split at `between` outside brackets. */
function parts(text, between) {
  const found = [""];
  let depth = 0;
  for (const letter of text) {
    depth += "([".includes(letter) - ")]".includes(letter);
    if (depth === 0 && between.test(letter)) found.push("");
    else found[found.length - 1] += letter;
  }
  return found.map((part) => part.trim());
}

/** Can a browser file this selector? A bracketed list of one selector counts as that selector. */
function isFiled(selector, parent) {
  const last = parts(selector, /[\s>+~]/).at(-1);
  const single = /:(?:is|where)\((.*)\)/s.exec(last)?.[1];
  if (single && parts(single, /,/).length === 1 && isFiled(single, parent)) return true;
  if (last.startsWith("&")) return parent !== undefined && parts(parent, /,/).every((one) => isFiled(one));
  const own = last.replace(/\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, "");
  return /^[a-z]|[.#[]/i.test(own) || FILED.test(own);
}

/** The selectors of a sheet that a browser tries on every element, as the sheet writes them. */
export function universal(sheet) {
  const text = sheet.replace(SKIPPED, (skipped) => (skipped.startsWith('"') ? '""' : ""));
  const found = [];
  const around = [];
  for (const [, prelude, mark] of text.matchAll(/([^{};]*)([{};])/g)) {
    if (mark === "}") around.pop();
    if (mark !== "{") continue;
    const rule = prelude.trim();
    const parent = around.findLast((outer) => !outer.startsWith("@"));
    const isRule = !rule.startsWith("@") && !around.some((outer) => /^@(keyframes|property|font-face)/.test(outer));
    if (isRule) found.push(...parts(rule.replace(/\s+/g, " "), /,/).filter((selector) => !isFiled(selector, parent)));
    around.push(rule);
  }
  return found;
}
