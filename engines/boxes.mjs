// The boxes of the table: measured in the page, compared between engines.

/** The most a box may differ, in pixels: each engine rounds lengths and measures text in its own way. */
const TOLERANCE = 8;

/**
 * Gives the page one font, measured without rounding, and lines that are filled: each browser balances lines in its own
 * way. Any difference that remains comes from the layout.
 */
export function oneFont(session) {
  return session.run(() => {
    const { style } = document.documentElement;
    for (const name of ["--font", "--font-d"]) style.setProperty(name, '"DejaVu Sans"');
    style.setProperty("text-rendering", "geometricPrecision");
    const filled = new CSSStyleSheet();
    filled.replaceSync("* { text-wrap-style: auto !important }");
    document.adoptedStyleSheets = [filled];
  });
}

/** Every box of the table, by its place in the document. */
export function boxes(session) {
  return session.run(() => {
    const found = {};
    const walk = (element, path) => {
      const tally = {};
      for (const child of element.children) {
        // Drawings scale with their box, and text for screen readers has no box.
        if (child instanceof SVGElement || child.matches(".visually-hidden, .drawer, dialog") || !seen(child)) continue;
        const kind = child.classList[0] ? `.${child.classList[0]}` : child.localName;
        tally[kind] = (tally[kind] ?? 0) + 1;
        const name = `${path} ${kind}${tally[kind] > 1 ? `:${tally[kind]}` : ""}`;
        const { x, y, width, height } = child.getBoundingClientRect();
        found[name] = { x, y, width, height };
        walk(child, name);
      }
    };
    walk(document.querySelector("#table"), "");
    return found;
  });
}

/** The boxes that are in another place `here` than `there`. */
export function differences(here, there) {
  const found = [];
  for (const name of new Set([...Object.keys(here), ...Object.keys(there)])) {
    if (!here[name] || !there[name]) {
      found.push(`${name}: only ${here[name] ? "here" : "there"}`);
      continue;
    }
    const sides = Object.keys(here[name]).filter((side) => Math.abs(here[name][side] - there[name][side]) > TOLERANCE);
    const told = sides.map((side) => `${side} ${here[name][side].toFixed(1)} instead of ${there[name][side].toFixed(1)}`);
    if (told.length > 0) found.push(`${name}: ${told.join(", ")}`);
  }
  return found;
}

/** Rows of one sheet that overlap, and everything that makes the page scroll. */
export function faults(session) {
  return session.run(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const found = [];
    if (scrollWidth > innerWidth || scrollHeight > innerHeight) found.push(`it scrolls: ${scrollWidth} x ${scrollHeight}`);
    for (const sheet of all({ kind: ".sheet" })) {
      const rows = [...sheet.children].filter(seen).map((row) => [row.className, row.getBoundingClientRect()]);
      for (const [at, [name, row]] of rows.slice(1).entries()) {
        const over = rows[at][1].bottom - row.top;
        if (over > 0.5) found.push(`.${name} begins ${over.toFixed(1)} px before the row above it ends`);
      }
    }
    return found;
  });
}
