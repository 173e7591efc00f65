//! The value of a round's points: the probability of winning the match with them.

use super::super::{Options, Variant, VariantSet, View};
use super::rivals::STEP;
use mallard_engine::Rng;
use std::cmp::Ordering;

/// How often in a hundred a round ends with each score, from [`LOWEST_SCORE`] up. Counted in 400 rounds
/// of two seats, by a forerunner of this search that played for points.
const OF_HUNDRED: [i32; 17] = [2, 5, 11, 10, 8, 7, 13, 12, 13, 8, 4, 2, 1, 1, 1, 1, 1];
const LOWEST_SCORE: i32 = -5;

/// The scores of a round with these variants, and how often in a hundred each comes. A family's
/// numbers add up to 78 and its splashes to 30, so with competition everything is 13 / 5 times as
/// large.
fn scores(variants: VariantSet) -> impl Iterator<Item = (i32, i32)> {
    let (times, parts) = if variants.has(Variant::Competition) { (13, 5) } else { (1, 1) };
    let twice = variants.has(Variant::Pressure);
    let scored = move |splashes: i32| {
        let points = splashes * times / parts;
        if twice { points + points.min(0) } else { points }
    };
    (LOWEST_SCORE..).zip(OF_HUNDRED).map(move |(splashes, often)| (scored(splashes), often))
}

/// The probability of each score in the coming rounds.
#[derive(Debug)]
pub(super) struct Equity {
    /// The variants of each coming round.
    rounds: Vec<VariantSet>,
    /// In how many cases the coming rounds add each score, from `lowest` up.
    cases: Vec<i32>,
    lowest: i32,
}

impl Equity {
    /// The equity after the round of `view`.
    pub(super) fn from_view(view: &View) -> Self {
        Self::after(view.public.round, view.public.options)
    }

    fn after(round: u8, options: Options) -> Self {
        let rounds = (round + 1..=options.last_round()).map(|round| options.on(round)).collect();
        let mut equity = Self { rounds, cases: vec![1], lowest: 0 };
        for &variants in &equity.rounds {
            let mut cases: Vec<i32> = Vec::new();
            let lowest = scores(variants).map(|(points, _)| points).min().unwrap_or_default();
            for (before, count) in equity.cases.iter().enumerate() {
                for (points, times) in scores(variants) {
                    let at = before + usize::try_from(points - lowest).unwrap_or_default();
                    if cases.len() <= at {
                        cases.resize(at + 1, 0);
                    }
                    cases[at] += count * times;
                }
            }
            equity.cases = cases;
            equity.lowest += lowest;
        }
        equity
    }

    pub(super) fn is_last(&self) -> bool {
        self.rounds.is_empty()
    }

    /// A random score for the coming rounds.
    pub(super) fn any(&self, rng: &mut Rng) -> i32 {
        self.rounds.iter().map(|&variants| one(variants, rng)).sum()
    }

    /// The probability, from 0 to 1, that the score `own` beats the score `other`, which already includes its coming
    /// rounds.
    #[expect(clippy::cast_precision_loss, reason = "ten thousand cases at most")]
    pub(super) fn win(&self, own: i32, other: i32) -> f32 {
        // Visible ducks count only at the end of the match (DNC-17).
        let (own, other) = if self.is_last() {
            (own, other)
        } else {
            (own.div_euclid(STEP) * STEP, other.div_euclid(STEP) * STEP)
        };
        let mut won = 0;
        for (cases, points) in self.cases.iter().zip(self.lowest..) {
            won += match (own + points * STEP).cmp(&other) {
                Ordering::Less => 2 * cases,
                Ordering::Equal => *cases,
                Ordering::Greater => 0,
            };
        }
        won as f32 / (2 * self.cases.iter().sum::<i32>()) as f32
    }
}

fn one(variants: VariantSet, rng: &mut Rng) -> i32 {
    let drawn = i32::try_from(rng.next_below(100)).unwrap_or(0);
    let mut cases = 0;
    let reached = |&(_, times): &(i32, i32)| {
        cases += times;
        cases > drawn
    };
    scores(variants).find(reached).map_or(0, |(points, _)| points)
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn a_lead_is_worth_more_the_larger_it_is_and_the_later() {
        let chance =
            |round, lead: i32| Equity::after(round, Options::default()).win(-lead * STEP, 0);
        for lead in 1..20 {
            assert!(chance(1, lead) >= chance(1, lead - 1));
            assert!(chance(2, lead) >= chance(2, lead - 1));
            assert!(chance(3, lead) > 0.999);
            assert!(chance(3, -lead) < 0.001);
        }
        assert!(chance(3, 1) > chance(2, 1) && chance(2, 1) > chance(1, 1));
    }

    #[test]
    fn fewer_ducks_break_a_tie_in_the_last_round_only() {
        let fewer = |round| {
            let equity = Equity::after(round, Options::default());
            equity.win(2, 3) - equity.win(3, 3)
        };
        assert!(fewer(3) > 0.4);
        assert!(fewer(2).abs() < f32::EPSILON);
    }

    #[test]
    fn scores_are_drawn_with_their_frequencies() {
        let mut rng = Rng::from_seed(3);
        let none = VariantSet::EMPTY;
        let [competition, pressure] =
            [Variant::Competition, Variant::Pressure].map(VariantSet::only);
        let both = competition.or(pressure);
        for variants in [none, competition, pressure, both] {
            assert_eq!(scores(variants).map(|(_, times)| times).sum::<i32>(), 100);
            let drawn: Vec<i32> = (0..20_000).map(|_| one(variants, &mut rng)).collect();
            for (points, times) in scores(variants) {
                let count = drawn.iter().filter(|&&drawn| drawn == points).count();
                assert!(i32::try_from(count).is_ok_and(|count| (count - 200 * times).abs() < 200));
            }
        }
    }
}
