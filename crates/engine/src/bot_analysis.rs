//! A bot's decision, analyzed again for players who ask why.

use super::bot_choice::{look_ahead, pick_any, rate};
use super::leading::leading;
use super::{Analysis, Bot, Decision, Level, Rng, StepwiseSearch, ValueUnit};

/// At most this number of options is ranked by the heuristic.
const MAX_RANKED_OPTIONS: usize = 4;

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

impl Level {
    /// Begins to analyze a decision of a bot of this level, given its view and its legal actions. This is the decision
    /// of [`Self::think`] with the same random numbers, without noise: the first option is its choice.
    ///
    /// # Panics
    /// If `legal` is empty.
    pub fn analyze<G: Bot>(
        self,
        view: &G::View,
        legal: &[G::Action],
        rng: &mut Rng,
    ) -> Analyzing<G::Action> {
        let any = pick_any::<G>(legal, rng);
        let before = rng.clone();
        let thought = match look_ahead::<G>(view, legal, self, rng) {
            Some(Decision::Open { thinking, any }) => Way::Open { thinking, any },
            Some(Decision::Made(action)) => Way::Known(settled(action)),
            None => Way::Known(ranked::<G>(view, legal, any, self, rng)),
        };
        Analyzing { thought, is_chancy: *rng != before }
    }
}

/// The best actions according to the heuristic.
fn ranked<G: Bot>(
    view: &G::View,
    legal: &[G::Action],
    any: G::Action,
    level: Level,
    rng: &mut Rng,
) -> Analysis<G::Action> {
    let Some(ratings) = rate::<G>(view, legal, level, rng) else { return settled(any) };
    let options = leading(&ratings, MAX_RANKED_OPTIONS)
        .into_iter()
        .map(|place| (legal[place], 0.0))
        .collect();
    Analysis { measure: ValueUnit::Order, options }
}
