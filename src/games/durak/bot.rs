//! Bots for Durak.

use super::{Action, Durak, View};
use crate::engine::{Bot, Chance, Level};

impl Bot for Durak {
    const LEVELS: &'static [Level] = &[
        Level { id: "duckling", slips: 35, recall: false },
        Level { id: "dabbler", slips: 8, recall: false },
        Level { id: "diver", slips: 0, recall: true },
    ];

    fn choose(view: &View, legal: &[Action], level: Level, chance: &mut Chance) -> Action {
        let _ = (view, level);
        *chance.pick(legal).expect("a seat that decides can act")
    }
}
