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

    fn choose(view: &View, legal: &[Action], level: Level, chance: &mut Chance) -> Action {
        let any = *chance.pick(legal).expect("a seat that decides can act");
        if legal.len() == 1 || chance.below(100) < level.slips {
            return any;
        }
        policy::best(view, legal, level.recall).unwrap_or(any)
    }
}
