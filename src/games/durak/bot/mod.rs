//! Bots for Durak.
//!
//! Every level plays by the same [`policy`]; the weaker ones slip, the strongest remembers what
//! was played and follows the [`endgame`] to its end.

mod endgame;
mod policy;
mod value;

use super::{Action, Durak, View};
use crate::engine::{Bot, Chance, Level};

impl Bot for Durak {
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
        let followed = if level.recall { endgame::best(view, legal, chance) } else { None };
        followed.or_else(|| policy::best(view, legal)).unwrap_or(any)
    }
}
