//! The value of a round's points: the chance of winning the match with them.

use super::super::View;
use super::super::rules::ROUNDS;
use super::rivals::STEP;
use crate::engine::Chance;
use std::cmp::Ordering;

/// How often in a hundred a round ends with each score, from [`LOWEST`] up. Counted in 400 rounds
/// of two seats, by a forerunner of this search that played for points.
const OF_HUNDRED: [i32; 17] = [2, 5, 11, 10, 8, 7, 13, 12, 13, 8, 4, 2, 1, 1, 1, 1, 1];
const LOWEST: i32 = -5;

/// The chances of each score in the coming rounds.
#[derive(Debug)]
pub(super) struct Equity {
    rounds: u8,
    /// In how many cases the coming rounds add each score, from `lowest` up.
    cases: Vec<i32>,
    lowest: i32,
}

impl Equity {
    /// The equity after the round of `view`.
    pub(super) fn of(view: &View) -> Self {
        Self::after(view.round)
    }

    fn after(round: u8) -> Self {
        let rounds = ROUNDS.saturating_sub(round);
        let mut equity = Self { rounds, cases: vec![1], lowest: 0 };
        for _ in 0..rounds {
            let mut cases = vec![0; equity.cases.len() + OF_HUNDRED.len() - 1];
            for (before, count) in equity.cases.iter().enumerate() {
                for (points, times) in OF_HUNDRED.iter().enumerate() {
                    cases[before + points] += count * times;
                }
            }
            equity.cases = cases;
            equity.lowest += LOWEST;
        }
        equity
    }

    /// Is this the last round?
    pub(super) fn is_last(&self) -> bool {
        self.rounds == 0
    }

    /// A random score for the coming rounds.
    pub(super) fn any(&self, chance: &mut Chance) -> i32 {
        (0..self.rounds).map(|_| one(chance)).sum()
    }

    /// The chance, from 0 to 1, that standing `own` beats standing `other`, which already includes
    /// its coming rounds.
    #[expect(clippy::cast_precision_loss, reason = "ten thousand cases at most")]
    pub(super) fn win(&self, own: i32, other: i32) -> f32 {
        // Visible ducks count only at the end of the match (DNC-17).
        let (own, other) = if self.rounds == 0 {
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

fn one(chance: &mut Chance) -> i32 {
    let drawn = i32::try_from(chance.below(100)).unwrap_or(0);
    let mut cases = 0;
    let below = |times: &&i32| {
        cases += **times;
        cases <= drawn
    };
    LOWEST + i32::try_from(OF_HUNDRED.iter().take_while(below).count()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn a_lead_is_worth_more_the_larger_it_is_and_the_later() {
        let chance = |round, lead: i32| Equity::after(round).win(-lead * STEP, 0);
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
        let fewer = |round| Equity::after(round).win(2, 3) - Equity::after(round).win(3, 3);
        assert!(fewer(3) > 0.4);
        assert!(fewer(2).abs() < f32::EPSILON);
    }

    #[test]
    fn what_is_drawn_comes_as_often_as_it_should() {
        assert_eq!(OF_HUNDRED.iter().sum::<i32>(), 100);
        let mut chance = Chance::from_seed(3);
        let drawn: Vec<i32> = (0..20_000).map(|_| one(&mut chance)).collect();
        for (points, times) in (LOWEST..).zip(OF_HUNDRED) {
            let count = drawn.iter().filter(|&&drawn| drawn == points).count();
            assert!(i32::try_from(count).is_ok_and(|count| (count - 200 * times).abs() < 200));
        }
    }
}
