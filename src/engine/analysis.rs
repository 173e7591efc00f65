//! A bot's comparison of its options, for players who ask why.

use super::leading::leading;
use super::{Bot, Decision, Level, Rng, StepwiseSearch};

/// At most this number of options is ranked by the heuristic.
const RANKED: usize = 4;

/// The measure by which a bot compares options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ValueUnit {
    /// The share of visits that each option got, in per cent.
    Looks,
    /// The bot's estimate of the seat's win probability with each option, in per cent.
    Chances,
    /// Values that mean nothing outside the bot: only their order is useful.
    Order,
    /// The bot compared nothing: no other option could have been better.
    Settled,
}

/// The options that a bot compared.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis<A> {
    /// How the options are measured.
    pub measure: ValueUnit,
    /// The options, best first, each with its value.
    pub options: Vec<(A, f32)>,
}

impl<A> Analysis<A> {
    /// An empty list with this measure.
    pub const fn by(measure: ValueUnit) -> Self {
        Self { measure, options: Vec::new() }
    }

    /// Adds an option with its value; among equals the option added first remains first.
    pub fn add(&mut self, action: A, worth: f32) {
        // An insertion: a sort would be much code for this short list.
        let place = self.options.partition_point(|(_, before)| *before >= worth);
        self.options.insert(place, (action, worth));
    }

    /// Adds an option by its results in `tried`, times `scale`, compared with the `best` option's results in the same
    /// cases: an option that was dropped was tried in fewer cases. Add the best option first.
    pub fn compare(&mut self, action: A, tried: &[f32], best: &[f32], scale: f32) {
        let behind: f32 = best.iter().zip(tried).map(|(best, tried)| best - tried).sum();
        let worth = mean(best.iter().sum(), best.len()) - mean(behind, tried.len()).max(0.0);
        self.add(action, scale * worth);
    }
}

#[expect(clippy::cast_precision_loss, reason = "some hundreds")]
fn mean(sum: f32, count: usize) -> f32 {
    sum / count.max(1) as f32
}

/// A bot's analysis, complete or in progress.
#[derive(Debug)]
pub struct Analyzing<A> {
    thought: Way<A>,
    /// Could other random numbers lead to another result?
    pub is_chancy: bool,
}

#[derive(Debug)]
enum Way<A> {
    Known(Analysis<A>),
    Open { thinking: Box<dyn StepwiseSearch<A>>, any: A },
}

impl<A: Copy> Analyzing<A> {
    /// Continues for `steps` more steps, and returns the result once it is known.
    pub fn advance(&mut self, steps: u32) -> Option<Analysis<A>> {
        match &mut self.thought {
            Way::Known(weighed) => Some(weighed.clone()),
            Way::Open { thinking, any } => thinking.advance(steps).then(|| {
                let mut weighed = thinking.analysis();
                if weighed.options.is_empty() {
                    weighed = settled(*any);
                }
                weighed
            }),
        }
    }
}

/// `action` alone: the bot compared it with nothing.
fn settled<A>(action: A) -> Analysis<A> {
    Analysis { measure: ValueUnit::Settled, options: vec![(action, 0.0)] }
}

/// Begins to analyze a decision of a bot of this level, given its view and its legal actions. This is the decision of
/// [`Bot::think`] with the same random numbers, without noise: the first option is its choice.
///
/// # Panics
/// If `legal` is empty.
pub fn analyze<G: Bot>(
    view: &G::View,
    legal: &[G::Action],
    level: Level,
    rng: &mut Rng,
) -> Analyzing<G::Action> {
    let any = G::any(legal, rng);
    let before = rng.clone();
    let thought = match G::look_ahead(view, legal, level, rng) {
        Some(Decision::Open { thinking, any }) => Way::Open { thinking, any },
        Some(Decision::Made(action)) => Way::Known(settled(action)),
        None => Way::Known(ranked::<G>(view, legal, any, level, rng)),
    };
    Analyzing { thought, is_chancy: *rng != before }
}

/// The best actions according to the heuristic.
fn ranked<G: Bot>(
    view: &G::View,
    legal: &[G::Action],
    any: G::Action,
    level: Level,
    rng: &mut Rng,
) -> Analysis<G::Action> {
    let Some(ratings) = G::rate(view, legal, level, rng) else { return settled(any) };
    let options = leading(&ratings, RANKED).into_iter().map(|place| (legal[place], 0.0)).collect();
    Analysis { measure: ValueUnit::Order, options }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_discarded_action_is_compared_with_the_best_over_its_own_cases() {
        let best = [0.2, 0.4, 0.9, 0.9];
        let mut analysis = Analysis::by(ValueUnit::Chances);
        for (action, tried) in [('a', &best[..]), ('b', &[0.1, 0.3]), ('c', &[0.2, 0.4, 0.8, 0.8])]
        {
            analysis.compare(action, tried, &best, 100.0);
        }
        let told: Vec<_> =
            analysis.options.iter().map(|&(action, worth)| (action, worth.round())).collect();
        assert_eq!(told, [('a', 60.0), ('c', 55.0), ('b', 50.0)]);
    }

    #[test]
    fn luck_in_few_cases_puts_nothing_before_the_best_and_of_equals_the_first_stays_first() {
        let best = [0.2, 0.8];
        let mut analysis = Analysis::by(ValueUnit::Chances);
        for (action, tried) in [('a', &best[..]), ('b', &[0.7]), ('c', &best[..])] {
            analysis.compare(action, tried, &best, 100.0);
        }
        let order: String = analysis.options.iter().map(|(action, _)| action).collect();
        assert_eq!(order, "abc");
    }
}
