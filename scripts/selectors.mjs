// Which selectors of a style sheet a browser has to try on every element. It files a rule under an id, a class, an
// attribute or the name of an element of its last part, and asks only elements that have it; a part that has none, such
// as `> *`, `:first-child` or `:is(.a, .b)`, is asked of all (docs/performance.md).

const SKIPPED = /\/\*.*?\*\/|"[^"]*"/gs;
/** What browsers file by itself too. */
const FILED = /:(root|focus|focus-visible|host)(?![\w-])/;

/** The parts of a list, or of a selector, that no bracket encloses. */
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

/** Can it be filed? A list in brackets of one selector is filed like that selector. */
function isFiled(selector, parent) {
  const last = parts(selector, /[\s>+~]/).at(-1);
  const single = /:(?:is|where)\((.*)\)/s.exec(last)?.[1];
  if (single && parts(single, /,/).length === 1 && isFiled(single, parent)) return true;
  if (last.startsWith("&")) return parent !== undefined && parts(parent, /,/).every((one) => isFiled(one));
  const own = last.replace(/\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, "");
  return /^[a-z]|[.#[]/i.test(own) || FILED.test(own);
}

/** The selectors of a sheet that are tried on every element, as they stand there. */
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
