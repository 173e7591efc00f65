//! Bots for Duckit.
//!
//! Every level tries its moves out on determinizations. The diver searches a tree of them ([`ahead`]), with an opponent
//! model for the others ([`habits`]). In the weaker levels' trials all seats play the same [`policy`]
//! ([`determinizations`]); these levels also have noise, and sample only from what [`memory`] leaves them.

mod ahead;
mod card_count;
mod determinizations;
mod equity;
mod faults;
pub mod habits;
mod memory;
mod odds;
mod policy;
mod quick;

use super::{Action, Duckit, View};
use mallard_engine::search::{self, Payoffs, SearchBudget};
use mallard_engine::{Bot, Decision, Fault, Level, Rng, Strategy};

/// No round has more decisions left (DKT-14), so rollouts end with the round.
const MAX_ROUND_DECISIONS: u32 = 28;

const EXPLORATION: u32 = 200;

impl Bot for Duckit {
    const LEVELS: &'static [Level] = &[
        Level { id: "hatchling", error: 100_000, recall: false, mind: Strategy::Heuristic },
        Level { id: "duckling", error: 1_000, recall: false, mind: Strategy::Heuristic },
        Level { id: "dabbler", error: 15, recall: false, mind: Strategy::Heuristic },
        Level { id: "diver", error: 0, recall: true, mind: Strategy::Search(2_000) },
    ];

    fn rate(view: &View, legal: &[Action], level: Level, rng: &mut Rng) -> Option<Vec<i32>> {
        determinizations::rate(&seen(view, level, rng), legal, rng)
    }

    fn fault(view: &View, legal: &[Action], action: Action) -> Option<Fault> {
        faults::fault(view, legal, action)
    }

    fn search(
        view: &View,
        legal: &[Action],
        level: Level,
        iterations: u32,
        rng: &mut Rng,
    ) -> Option<Decision<Action>> {
        let effort = SearchBudget {
            iterations,
            beyond: MAX_ROUND_DECISIONS,
            curiosity: EXPLORATION,
            habit_of: Some(1),
        };
        let (seat, view) = (view.actor()?, seen(view, level, rng));
        Some(search::think::<Self>(&view, seat, effort, *legal.first()?, rng))
    }

    fn win_probabilities(view: &View, lines: u32, rng: &mut Rng) -> Option<Payoffs> {
        ahead::win_probabilities(view, lines, rng)
    }
}

/// The part of its view that a level uses.
fn seen(view: &View, level: Level, rng: &mut Rng) -> View {
    if level.recall { *view } else { memory::forgetful(view, rng) }
}
