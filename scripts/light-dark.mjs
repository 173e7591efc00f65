// light-dark() for browsers that do not know it: Safari before 17.5, and with it every iPad that cannot go beyond
// iPadOS 16.

/** Where the argument list that opens at `open` closes, and its commas at the outermost level. */
function outline(css, open) {
  const commas = [];
  let depth = 0;
  for (let place = open; place < css.length; place += 1) {
    if (css[place] === "(") depth += 1;
    if (css[place] === ")") depth -= 1;
    if (css[place] === "," && depth === 1) commas.push(place);
    if (depth === 0) return { commas, close: place };
  }
  throw new Error(`light-dark.mjs: ${css.slice(open, open + 40)} is never closed`);
}

/**
 * Writes each `light-dark(A, B)` as `var(--light, A) var(--dark, B)`. One of the two properties is always `initial`, so
 * that its fallback counts, and the other is empty (style/tokens.css).
 */
export function lowered(css) {
  const NAME = "light-dark";
  let rest = css;
  let done = "";
  for (let found = rest.indexOf(`${NAME}(`); found >= 0; found = rest.indexOf(`${NAME}(`)) {
    const open = found + NAME.length;
    const { commas, close } = outline(rest, open);
    if (commas.length !== 1) throw new Error(`light-dark.mjs: ${rest.slice(found, close + 1)} has not two colours`);
    const light = rest.slice(open + 1, commas[0]).trim();
    const dark = rest.slice(commas[0] + 1, close).trim();
    done += `${rest.slice(0, found)}var(--light, ${light}) var(--dark, ${dark})`;
    rest = rest.slice(close + 1);
  }
  return done + rest;
}
