//! The choice of a bot.

use super::leading::leading;
use super::{Bot, Decision, Level, Rng, Strategy};

/// How many of the best actions the heuristic compares.
const COMPARED_ACTIONS: usize = 3;

/// A bot at work.
impl Level {
    /// The level of this name, if the game `G` has it.
    pub fn find<G: Bot>(id: &str) -> Option<Self> {
        G::LEVELS.iter().copied().find(|level| level.id == id)
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

/// The best action of `legal` according to the heuristic with noise: each of the few highest evaluations may be too
/// low. So the bot often plays a close second, and never a blunder.
fn pick_by_heuristic<G: Bot>(
    view: &G::View,
    legal: &[G::Action],
    level: Level,
    rng: &mut Rng,
) -> Option<G::Action> {
    let ratings = G::rate(view, legal, level, rng)?;
    let mut best = None;
    for place in leading(&ratings, COMPARED_ACTIONS) {
        let error = rng.next_below(level.error + 1).cast_signed();
        let rating = ratings[place].saturating_sub(error);
        if best.is_none_or(|(highest, _)| rating > highest) {
            best = Some((rating, place));
        }
    }
    best.map(|(_, place)| legal[place])
}
