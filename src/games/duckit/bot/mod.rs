//! Bots for Duckit.
//!
//! Every level tries its moves out on determinizations. The diver searches a tree of them ([`ahead`]), with an opponent
//! model for the others ([`habits`]). In the weaker levels' trials all seats play the same [`policy`] ([`worlds`]);
//! these levels also have noise, and sample only from what [`memory`] leaves them.

mod ahead;
mod equity;
pub mod habits;
mod memory;
mod odds;
mod policy;
mod quick;
mod tally;
mod worlds;

use super::{Action, Duckit, View};
use crate::engine::search::{self, Effort, Worth};
use crate::engine::{Bot, Chance, Level, Mind, Thought};

/// No round has more decisions left (DKT-14), so rollouts end with the round.
const ROUND: u32 = 28;

/// How much a search explores moves that seem worse.
const CURIOSITY: u32 = 200;

impl Bot for Duckit {
    const LEVELS: &'static [Level] = &[
        Level { id: "duckling", error: 600, recall: false, mind: Mind::Thumb },
        Level { id: "dabbler", error: 15, recall: false, mind: Mind::Thumb },
        Level { id: "diver", error: 0, recall: true, mind: Mind::Search(2_000) },
    ];

    fn rate(view: &View, legal: &[Action], level: Level, chance: &mut Chance) -> Option<Vec<i32>> {
        worlds::rate(&seen(view, level, chance), legal, chance)
    }

    fn search(
        view: &View,
        legal: &[Action],
        level: Level,
        iterations: u32,
        chance: &mut Chance,
    ) -> Option<Thought<Action>> {
        let effort = Effort { iterations, beyond: ROUND, curiosity: CURIOSITY, habit_of: Some(1) };
        let (seat, view) = (view.actor()?, seen(view, level, chance));
        Some(search::think::<Self>(&view, seat, effort, *legal.first()?, chance))
    }

    fn prospects(view: &View, lines: u32, chance: &mut Chance) -> Option<Worth> {
        ahead::prospects(view, lines, chance)
    }
}

/// The part of its view that a level uses.
fn seen(view: &View, level: Level, chance: &mut Chance) -> View {
    if level.recall { *view } else { memory::forgetful(view, chance) }
}
