/**
 * `make thorough` takes every test in its long form: each screen in each language, the same again with other luck. What
 * `make test` leaves out has seldom found anything that the rest had not.
 */
export const THOROUGH = process.env.MALLARD_THOROUGH === 'yes';

/** The first alone, or all, if there is time. */
export function someOf<const Things extends readonly unknown[]>(things: Things): readonly Things[number][] {
  return THOROUGH ? things : things.slice(0, 1);
}
