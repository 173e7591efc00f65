//! Counts, compared with chance.

use std::collections::BTreeMap;
use std::fmt;

/// How far a sum may be from the expected one, in standard deviations. A fair game goes beyond it once in 50,000
/// questions, and the seeds are the same in every run.
const FAR: f64 = 4.1;

/// The draws, by question and by kind.
#[derive(Debug, Default)]
pub(crate) struct Tally(BTreeMap<String, Counts>);

#[derive(Debug, Default)]
struct Counts {
    kinds: BTreeMap<String, Count>,
    /// The number of draws, and by how much less they vary than if each had been put back.
    draws: u64,
    narrower: f64,
}

#[derive(Debug, Default)]
struct Count {
    seen: f64,
    expected: f64,
}

/// The question whose counts are furthest from the expected ones.
#[derive(Debug)]
pub(crate) struct Worst {
    question: String,
    kinds: usize,
    sum: f64,
    deviations: f64,
}

impl fmt::Display for Worst {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { question, kinds, sum, deviations } = self;
        write!(f, "{question}, χ² {sum:.1} over {kinds} kinds, {deviations:+.1} σ")
    }
}

impl Tally {
    /// Counts these draws from all of `from`, each equally likely, without putting any back.
    pub(crate) fn record(&mut self, question: &str, from: &[String], drawn: &[String]) {
        let counts = self.0.entry(question.to_owned()).or_default();
        let (all, some) = (count(from.len()), count(drawn.len()));
        counts.draws += drawn.len() as u64;
        counts.narrower = if all > some { (all - some) / (all - 1.0) } else { 1.0 };
        for kind in from {
            counts.kinds.entry(kind.clone()).or_default().expected += some / all;
        }
        for kind in drawn {
            counts.kinds.entry(kind.clone()).or_default().seen += 1.0;
        }
    }

    /// Is every count plausible: not further off than chance allows, and not closer?
    pub(crate) fn is_fair(&self) -> bool {
        self.0.values().all(|counts| counts.deviations().abs() < FAR)
    }

    pub(crate) fn worst(&self) -> Worst {
        let furthest = |(_, a): &(&String, &Counts), (_, b): &(&String, &Counts)| {
            a.deviations().abs().total_cmp(&b.deviations().abs())
        };
        let (question, counts) = self.0.iter().max_by(furthest).expect("something was counted");
        Worst {
            question: question.clone(),
            kinds: counts.kinds.len(),
            sum: counts.sum(),
            deviations: counts.deviations(),
        }
    }

    pub(crate) fn questions(&self) -> usize {
        self.0.len()
    }

    pub(crate) fn draws(&self) -> u64 {
        self.0.values().map(|counts| counts.draws).sum()
    }
}

impl Counts {
    /// χ²: the squares of the differences, each divided by the expected count.
    fn sum(&self) -> f64 {
        let squares = self
            .kinds
            .values()
            .map(|Count { seen, expected }| (seen - expected).powi(2) / expected);
        squares.sum::<f64>() / self.narrower
    }

    /// The sum as a normal deviate (Wilson and Hilferty 1931).
    fn deviations(&self) -> f64 {
        let degrees = count(self.kinds.len()) - 1.0;
        if degrees < 1.0 {
            return 0.0;
        }
        let spread = 2.0 / (9.0 * degrees);
        ((self.sum() / degrees).cbrt() - (1.0 - spread)) / spread.sqrt()
    }
}

#[expect(clippy::cast_precision_loss, reason = "a few hundred at most")]
fn count(number: usize) -> f64 {
    number as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use mallard::engine::Rng;

    /// A die whose six comes up one time in `six`, rolled 20,000 times.
    fn tally_throws(six: u32) -> Tally {
        let faces: Vec<String> = (1..=6).map(|face| face.to_string()).collect();
        let (mut tally, mut chance) = (Tally::default(), Rng::from_seed(1));
        for _ in 0..20_000 {
            let face = if chance.next_below(six) == 0 { 5 } else { chance.next_below(5) as usize };
            tally.record("a die", &faces, &[faces[face].clone()]);
        }
        tally
    }

    #[test]
    fn a_fair_die_is_fair_and_a_loaded_one_is_not() {
        assert!(tally_throws(6).is_fair(), "{}", tally_throws(6).worst());
        assert!(!tally_throws(5).is_fair(), "{}", tally_throws(5).worst());
    }

    #[test]
    fn hands_that_take_turns_are_too_even_for_chance() {
        let cards: Vec<String> = (0..36).map(|card| card.to_string()).collect();
        let mut tally = Tally::default();
        for deal in 0..600 {
            let hand = &cards[deal % 6 * 6..][..6];
            tally.record("a hand", &cards, hand);
        }
        assert!(!tally.is_fair(), "{}", tally.worst());
    }
}
