// The named sizes of windows in style/breakpoints.css. Browsers do not know @custom-media yet, so the build writes each
// name out.

const DEFINED = /^@custom-media (--[\w-]+) (.+?);.*\n/gm;
const ASKED = /@(media|container)\b([^{;]*)\{/g;

/** The breakpoints that a sheet defines: their names, each with its condition. */
export function breakpoints(css) {
  return new Map([...css.matchAll(DEFINED)].map(([, name, condition]) => [name, condition]));
}

/** A sheet with the conditions of `known` breakpoints in place of their names, and without the definitions. */
export function expanded(css, known) {
  return css.replace(DEFINED, "").replace(ASKED, (_, rule, prelude) => {
    const written = prelude.replace(/\((--[\w-]+)\)/g, (whole, name) => {
      const condition = known.get(name);
      if (!condition) throw new Error(`breakpoints.mjs: no breakpoint is called ${name}`);
      // A list of media reads a condition of several parts as it is; anything else needs it in brackets.
      const isAlone = prelude.split(",").some((one) => one.trim() === whole);
      return isAlone || !condition.includes(") ") ? condition : `(${condition})`;
    });
    return `@${rule}${written}{`;
  });
}

/**
 * The conditions of a sheet without a named size class. The device's abilities (`hover`) and its rendering are no size.
 */
export function unnamed(css) {
  const found = [...css.matchAll(ASKED)].flatMap(([, , prelude]) => prelude.match(/\([^()]*\)/g) ?? []);
  return found.filter((one) => !/^\((--|hover|pointer|forced-colors|prefers-|print)/.test(one));
}
