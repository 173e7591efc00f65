//! The choice of a bot.

use super::leading::best_rated;
use super::{Bot, Decision, Fault, Level, Rng, Strategy};

/// The cost of a plain fault to a level with noise: more than any two evaluations differ by.
const FAULT_COST: i32 = 1_000_000_000;

/// The cost of what the lesson advises against: the largest error divided by this. So the lowest levels sometimes do it.
const UNWISE_SHARE: i32 = 4;

/// A bot at work.
impl Level {
    /// The level of this name, if the game `G` has it.
    pub fn find<G: Bot>(id: &str) -> Option<Self> {
        G::LEVELS.iter().copied().find(|level| level.id == id)
    }

    /// The level of this name, or the Duckling in place of one that this build does not know. `None` if the game has no
    /// bots.
    pub fn find_or_duckling<G: Bot>(id: &str) -> Option<Self> {
        Self::find::<G>(id).or_else(|| Self::find::<G>("duckling")).or(G::LEVELS.first().copied())
    }

    /// Chooses an action of `legal`, from `view` alone.
    ///
    /// # Panics
    /// If `legal` is empty.
    pub fn choose<G: Bot>(self, view: &G::View, legal: &[G::Action], rng: &mut Rng) -> G::Action {
        self.think::<G>(view, legal, rng).finish()
    }

    /// Begins to choose an action of `legal`, from `view` alone.
    ///
    /// # Panics
    /// If `legal` is empty.
    pub fn think<G: Bot>(
        self,
        view: &G::View,
        legal: &[G::Action],
        rng: &mut Rng,
    ) -> Decision<G::Action> {
        let any = pick_any::<G>(legal, rng);
        if legal.len() == 1 || self.mind == Strategy::Any {
            return Decision::Made(any);
        }
        look_ahead::<G>(view, legal, self, rng).unwrap_or_else(|| {
            Decision::Made(pick_by_heuristic::<G>(view, legal, self, rng).unwrap_or(any))
        })
    }
}

pub(super) fn pick_any<G: Bot>(legal: &[G::Action], rng: &mut Rng) -> G::Action {
    *rng.pick(legal).expect("a seat that decides can act")
}

/// Begins a search, if this level searches.
pub(super) fn look_ahead<G: Bot>(
    view: &G::View,
    legal: &[G::Action],
    level: Level,
    rng: &mut Rng,
) -> Option<Decision<G::Action>> {
    match level.mind {
        Strategy::Search(iterations) => G::search(view, legal, level, iterations, rng),
        Strategy::Any | Strategy::Heuristic => None,
    }
}

/// The heuristic evaluation of each action of `legal`. A level with noise has done the lesson: it rates plain faults
/// below all else, and what the lesson advises against lower.
pub(super) fn rate<G: Bot>(
    view: &G::View,
    legal: &[G::Action],
    level: Level,
    rng: &mut Rng,
) -> Option<Vec<i32>> {
    let mut ratings = G::rate(view, legal, level, rng)?;
    if level.error > 0 {
        for (rating, &action) in ratings.iter_mut().zip(legal) {
            *rating = rating.saturating_sub(match G::fault(view, legal, action) {
                Some(Fault::Plain(_)) => FAULT_COST,
                Some(Fault::Unwise(_)) => level.error.cast_signed() / UNWISE_SHARE,
                None => 0,
            });
        }
    }
    Some(ratings)
}

/// The best action of `legal` according to the heuristic with noise: each evaluation may be too low. So the bot often
/// plays a close second, and never a blunder.
fn pick_by_heuristic<G: Bot>(
    view: &G::View,
    legal: &[G::Action],
    level: Level,
    rng: &mut Rng,
) -> Option<G::Action> {
    let mut ratings = rate::<G>(view, legal, level, rng)?;
    for rating in &mut ratings {
        *rating = rating.saturating_sub(rng.next_below(level.error + 1).cast_signed());
    }
    best_rated(legal, &ratings)
}
