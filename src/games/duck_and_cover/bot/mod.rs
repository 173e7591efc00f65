//! Bots for Duck & Cover.
//!
//! The weaker levels share a [`policy`] with noise. The strongest counts the cards that are still to come, and tries
//! its moves out in sampled orders of them ([`trials`]). With memory, the policy also looks one call ahead. The
//! strongest bot used to play that way, and that bot does not change, because it is a baseline.

mod calls;
mod choices;
mod equity;
mod layout;
mod odds;
mod outlook;
mod policy;
mod pond;
mod prospects;
mod quick;
mod rivals;
mod scene;
mod trials;

use super::{Action, DuckAndCover, View};
use crate::engine::search::Worth;
use crate::engine::{Bot, Chance, Level, Mind, Thought};

impl Bot for DuckAndCover {
    const LEVELS: &'static [Level] = &[
        Level { id: "duckling", error: 2_000, recall: false, mind: Mind::Thumb },
        Level { id: "dabbler", error: 150, recall: false, mind: Mind::Thumb },
        Level { id: "diver", error: 0, recall: true, mind: Mind::Search(400) },
    ];

    fn rate(view: &View, legal: &[Action], level: Level, _: &mut Chance) -> Option<Vec<i32>> {
        policy::rate(view, legal, level.recall)
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
    fn prospects(view: &View, lines: u32, chance: &mut Chance) -> Option<Worth> {
        prospects::prospects(view, lines, chance)
    }
}
