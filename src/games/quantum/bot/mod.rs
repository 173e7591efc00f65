//! Bots for Quantum.
//!
//! Every level plays by the same [`policy`], and the weaker ones slip. Nothing is ever covered
//! up, so there is nothing that one remembers and another forgets.

mod offers;
mod policy;
mod prospect;
mod worth;

use super::{Action, Quantum, View};
use crate::engine::{Bot, Chance, Level, Mind};

impl Bot for Quantum {
    const LEVELS: &'static [Level] = &[
        Level { id: "duckling", slips: 40, recall: false, mind: Mind::Thumb },
        Level { id: "dabbler", slips: 12, recall: false, mind: Mind::Thumb },
        Level { id: "diver", slips: 0, recall: false, mind: Mind::Thumb },
    ];

    fn best(view: &View, legal: &[Action], _: Level, chance: &mut Chance) -> Option<Action> {
        policy::best(view, legal, chance)
    }
}
