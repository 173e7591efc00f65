/**
 * The extent of a run. `make test` leaves out the long tests (`LONG`) and checks the screens with the most faults,
 * `make browser` leaves out repetitions with other seeds, `make thorough` nothing.
 */
const EXTENT = process.env.MALLARD_BROWSER ?? 'all';

export const SHORT = EXTENT === 'short';
export const THOROUGH = EXTENT === 'thorough';

/** Marks long tests of which a shorter one shows most. */
export const LONG = { tag: '@long' };

/** The first alone, or all if there is time. */
export function someOf<const Things extends readonly unknown[]>(things: Things): readonly Things[number][] {
  return THOROUGH ? things : things.slice(0, 1);
}

/** For one of several similar tests: the one of `kept` always runs. */
export function longBut<Thing>(kept: Thing, thing: Thing): { tag: string[] } {
  return { tag: thing === kept ? [] : [LONG.tag] };
}
