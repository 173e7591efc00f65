//! Bots for Duckit.
//!
//! Every level tries its moves out on imagined deals ([`worlds`]), where all go on by the same
//! [`policy`]. The weaker ones slip, and imagine with no more than [`memory`] leaves them.

mod memory;
mod odds;
mod policy;
mod tally;
mod worlds;

use super::{Action, Duckit, View};
use crate::engine::{Bot, Chance, Level, Mind};

impl Bot for Duckit {
    const LEVELS: &'static [Level] = &[
        Level { id: "duckling", slips: 50, recall: false, mind: Mind::Thumb },
        Level { id: "dabbler", slips: 8, recall: false, mind: Mind::Thumb },
        Level { id: "diver", slips: 0, recall: true, mind: Mind::Thumb },
    ];

    fn best(view: &View, legal: &[Action], level: Level, chance: &mut Chance) -> Option<Action> {
        let view = if level.recall { *view } else { memory::forgetful(view, chance) };
        worlds::best(&view, legal, chance)
    }
}
