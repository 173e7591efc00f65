//! Bots for Duck & Cover.
//!
//! Every level plays by the same [`policy`]; the weaker ones slip, the strongest remembers which
//! cards are still to come and thinks one call ahead.

mod layout;
mod outlook;
mod policy;

use super::{Action, DuckAndCover, View};
use crate::engine::{Bot, Chance, Level, Mind};

impl Bot for DuckAndCover {
    const LEVELS: &'static [Level] = &[
        Level { id: "duckling", slips: 35, recall: false, mind: Mind::Thumb },
        Level { id: "dabbler", slips: 8, recall: false, mind: Mind::Thumb },
        Level { id: "diver", slips: 0, recall: true, mind: Mind::Thumb },
    ];

    fn best(view: &View, legal: &[Action], level: Level, _: &mut Chance) -> Option<Action> {
        policy::best(view, legal, level.recall)
    }
}
