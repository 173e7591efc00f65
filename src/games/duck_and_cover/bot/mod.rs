//! Bots for Duck & Cover.
//!
//! Every level plays by the same [`policy`]; the weaker ones slip, the strongest remembers which
//! cards are still to come and thinks one call ahead.

mod layout;
mod outlook;
mod policy;

use super::{Action, DuckAndCover, View};
use crate::engine::{Bot, Chance, Level};

impl Bot for DuckAndCover {
    const LEVELS: &'static [Level] = &[
        Level { id: "duckling", slips: 35, recall: false },
        Level { id: "dabbler", slips: 8, recall: false },
        Level { id: "diver", slips: 0, recall: true },
    ];

    fn best(view: &View, legal: &[Action], level: Level, _: &mut Chance) -> Option<Action> {
        policy::best(view, legal, level.recall)
    }
}
