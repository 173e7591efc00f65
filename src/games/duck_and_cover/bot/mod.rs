//! Bots for Duck & Cover.
//!
//! Every level plays by the same [`policy`]; the weaker ones slip, the strongest remembers which
//! cards are still to come and thinks one call ahead.

mod calls;
mod equity;
mod layout;
mod odds;
mod outlook;
mod policy;
mod pond;
mod quick;
mod rivals;
mod scene;
mod trials;

use super::{Action, DuckAndCover, View};
use crate::engine::{Bot, Chance, Level, Mind, Thought};

impl Bot for DuckAndCover {
    const LEVELS: &'static [Level] = &[
        Level { id: "duckling", slips: 35, recall: false, mind: Mind::Thumb },
        Level { id: "dabbler", slips: 8, recall: false, mind: Mind::Thumb },
        Level { id: "diver", slips: 0, recall: true, mind: Mind::Search(1_000) },
    ];

    fn best(view: &View, legal: &[Action], level: Level, _: &mut Chance) -> Option<Action> {
        policy::best(view, legal, level.recall)
    }

    fn search(
        view: &View,
        legal: &[Action],
        _: Level,
        orders: u32,
        chance: &mut Chance,
    ) -> Option<Thought<Action>> {
        trials::think(view, legal, orders, chance)
    }
}
