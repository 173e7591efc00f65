//! Bots for Duck & Cover.
//!
//! The weaker levels share a [`policy`] with noise. The strongest counts the cards that are still to come, and tries
//! its moves out in sampled orders of them ([`trials`]). With memory, the policy also looks one call ahead. The
//! strongest bot used to play that way, and that bot does not change, because it is a baseline.

mod call_forecast;
mod calls;
mod choices;
mod equity;
mod faults;
mod knowledge;
mod layout;
mod odds;
mod policy;
mod pond;
mod quick;
mod rivals;
mod trials;
mod win_probabilities;

use super::{Action, DuckAndCover, View};
use mallard_engine::search::{Payoffs, Search};
use mallard_engine::{Bot, Decision, Fault, Level, Rng, Strategy};

// Its rollouts are its own.
impl Search for DuckAndCover {}

impl Bot for DuckAndCover {
    const LEVELS: &'static [Level] = &[
        Level { id: "hatchling", error: 4_300, recall: false, mind: Strategy::Heuristic },
        Level { id: "duckling", error: 2_400, recall: false, mind: Strategy::Heuristic },
        Level { id: "dabbler", error: 150, recall: false, mind: Strategy::Heuristic },
        Level { id: "diver", error: 0, recall: true, mind: Strategy::Search(400) },
    ];

    fn rate(view: &View, legal: &[Action], level: Level, _: &mut Rng) -> Option<Vec<i32>> {
        policy::rate(view, legal, level.recall)
    }

    fn fault(view: &View, legal: &[Action], action: Action) -> Option<Fault> {
        faults::fault(view, legal, action)
    }

    fn search(
        view: &View,
        legal: &[Action],
        _: Level,
        orders: u32,
        rng: &mut Rng,
    ) -> Option<Decision<Action>> {
        trials::think(view, legal, orders, rng)
    }
    fn win_probabilities(view: &View, lines: u32, rng: &mut Rng) -> Option<Payoffs> {
        win_probabilities::win_probabilities(view, lines, rng)
    }
}
