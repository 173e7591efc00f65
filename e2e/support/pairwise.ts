/** One value of each factor. */
export type Case<Factors extends Record<string, readonly unknown[]>> = { [Name in keyof Factors]: Factors[Name][number] };

/** Candidates for the next case, of which the one with most new pairs is taken. */
const CANDIDATES = 40;

/** Attempts to find a case with a pair of values, before the pair counts as impossible. */
const ATTEMPTS = 1000;

/**
 * Cases in which each pair of values of two factors occurs, unless no allowed case has it (all-pairs testing). The same
 * `seed` gives the same cases.
 */
export function pairwise<Factors extends Record<string, readonly unknown[]>>(
  factors: Factors, isAllowed: (one: Case<Factors>) => boolean, seed = 1,
): Case<Factors>[] {
  const names = Object.keys(factors);
  let state = seed;
  const below = (limit: number) => {
    // A linear congruential generator (Numerical Recipes).
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const key = (one: string, value: number, other: string, its: number) => `${one} ${value} ${other} ${its}`;
  const open = new Map<string, Record<string, number>>();
  names.forEach((one, at) => names.slice(at + 1).forEach((other) => {
    factors[one]!.forEach((_, value) => factors[other]!.forEach((_, its) => {
      open.set(key(one, value, other, its), { [one]: value, [other]: its });
    }));
  }));
  const pairsOf = (chosen: Record<string, number>) =>
    names.flatMap((one, at) => names.slice(at + 1).map((other) => key(one, chosen[one]!, other, chosen[other]!)));
  const valued = (chosen: Record<string, number>) =>
    Object.fromEntries(names.map((name) => [name, factors[name]![chosen[name]!]])) as Case<Factors>;

  const cases: Case<Factors>[] = [];
  for (const [pair, held] of open) {
    if (!open.has(pair)) continue;
    const candidates: Record<string, number>[] = [];
    for (let attempt = 0; attempt < ATTEMPTS && candidates.length < CANDIDATES; attempt++) {
      const chosen = Object.fromEntries(names.map((name) => [name, held[name] ?? below(factors[name]!.length)]));
      if (isAllowed(valued(chosen))) candidates.push(chosen);
    }
    const gain = (chosen: Record<string, number>) => pairsOf(chosen).filter((pair) => open.has(pair)).length;
    const best = candidates.reduce<Record<string, number> | undefined>((best, one) => (best && gain(best) >= gain(one) ? best : one), undefined);
    open.delete(pair);
    if (!best) continue;
    for (const covered of pairsOf(best)) open.delete(covered);
    cases.push(valued(best));
  }
  return cases;
}
