/**
 * How much is tested: `make test` leaves out what takes long (`LONG`) and looks at the screens where most goes wrong,
 * `make browser` leaves out what is the same again with other luck, `make thorough` nothing.
 */
const EXTENT = process.env.MALLARD_BROWSER ?? 'all';

export const SHORT = EXTENT === 'short';
export const THOROUGH = EXTENT === 'thorough';

/** Marks tests that take long, and of which a shorter one tells most. */
export const LONG = { tag: '@long' };

/** The first alone, or all, if there is time. */
export function someOf<const Things extends readonly unknown[]>(things: Things): readonly Things[number][] {
  return THOROUGH ? things : things.slice(0, 1);
}

/** For one of several tests that differ in little: that of `kept` is never left out. */
export function longBut<Thing>(kept: Thing, thing: Thing): { tag: string[] } {
  return { tag: thing === kept ? [] : [LONG.tag] };
}
