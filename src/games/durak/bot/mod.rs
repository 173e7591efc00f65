//! Bots for Durak.
//!
//! Every level plays by the same [`policy`]; the weaker ones slip, the strongest remembers what
//! was played and follows the [`endgame`] to its end.

mod endgame;
mod policy;
mod value;

use super::{Action, Durak, View};
use crate::engine::{Bot, Chance, Level, Mind};

impl Bot for Durak {
    const LEVELS: &'static [Level] = &[
        Level { id: "duckling", slips: 35, recall: false, mind: Mind::Thumb },
        Level { id: "dabbler", slips: 8, recall: false, mind: Mind::Thumb },
        Level { id: "diver", slips: 0, recall: true, mind: Mind::Thumb },
    ];

    fn best(view: &View, legal: &[Action], level: Level, chance: &mut Chance) -> Option<Action> {
        let followed = if level.recall { endgame::best(view, legal, chance) } else { None };
        followed.or_else(|| policy::best(view, legal))
    }
}
