//! What a bot weighs before it decides, for players who ask why.

use super::leading::leading;
use super::{Bot, Decision, Level, Rng, StepwiseSearch};

/// At most this number of options is ranked by rules of thumb.
const RANKED: usize = 4;

/// The measure by which a bot compares options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ValueUnit {
    /// The share of the search that each option got, in per cent.
    Looks,
    /// The bot's estimate of the seat's chance of winning with each option, in per cent.
    Chances,
    /// Values that mean nothing outside the bot: only their order is useful.
    Order,
    /// The bot compared nothing: no other option could have been better.
    Settled,
}

/// The options that a bot weighed.
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

    /// Adds an option with its value; among equals the option added first stays first.
    pub fn add(&mut self, action: A, worth: f32) {
        // Inserted in order: a sort would be much code for this short list.
        let place = self.options.partition_point(|(_, before)| *before >= worth);
        self.options.insert(place, (action, worth));
    }

    /// Adds an option by its results in `tried`, times `scale`, compared with the `best` option's
    /// results in the same cases: an option that was given up was tried in fewer cases. Add the
    /// best option first.
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

/// A bot's weighing, finished or under way.
#[derive(Debug)]
pub struct Analyzing<A> {
    thought: Way<A>,
    /// Could another chance lead to another result?
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

/// Begins to find out what a bot of this level weighs, given its view and its legal actions. This
/// is the thought of [`Bot::think`] with the same chance, without mistakes: the first option is its
/// decision.
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

/// The best actions by rules of thumb.
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
        let mut weighed = Analysis::by(ValueUnit::Chances);
        for (action, tried) in [('a', &best[..]), ('b', &[0.1, 0.3]), ('c', &[0.2, 0.4, 0.8, 0.8])]
        {
            weighed.compare(action, tried, &best, 100.0);
        }
        let told: Vec<_> =
            weighed.options.iter().map(|&(action, worth)| (action, worth.round())).collect();
        assert_eq!(told, [('a', 60.0), ('c', 55.0), ('b', 50.0)]);
    }

    #[test]
    fn luck_in_few_cases_puts_nothing_before_the_best_and_of_equals_the_first_stays_first() {
        let best = [0.2, 0.8];
        let mut weighed = Analysis::by(ValueUnit::Chances);
        for (action, tried) in [('a', &best[..]), ('b', &[0.7]), ('c', &best[..])] {
            weighed.compare(action, tried, &best, 100.0);
        }
        let order: String = weighed.options.iter().map(|(action, _)| action).collect();
        assert_eq!(order, "abc");
    }
}
