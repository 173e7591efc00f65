//! Bots for Duck That Goose!
//!
//! Every level plays by the same [`policy`]; the weaker ones slip, and only the strongest
//! remembers what it has seen.

mod guess;
mod play;
mod policy;
mod worth;

use super::{Action, DuckThatGoose, View};
use crate::engine::{Bot, Chance, Level, Mind, Seat, Viewer};
use policy::Eyes;

impl Bot for DuckThatGoose {
    const LEVELS: &'static [Level] = &[
        Level { id: "duckling", slips: 35, recall: false, mind: Mind::Thumb },
        Level { id: "dabbler", slips: 8, recall: false, mind: Mind::Thumb },
        Level { id: "diver", slips: 0, recall: true, mind: Mind::Thumb },
    ];

    fn best(view: &View, legal: &[Action], level: Level, _: &mut Chance) -> Option<Action> {
        policy::best(Eyes { view, me: seat_of(view)?, recall: level.recall }, legal)
    }

    /// Uses Ripe where that pays at once; who slips misses the moment.
    fn interrupt(
        view: &View,
        legal: &[Action],
        level: Level,
        chance: &mut Chance,
    ) -> Option<Action> {
        if chance.below(100) < level.slips {
            return None;
        }
        policy::ripe(Eyes { view, me: seat_of(view)?, recall: level.recall }, legal)
    }
}

/// Whose view it is.
const fn seat_of(view: &View) -> Option<Seat> {
    match view.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Table | Viewer::Everyone => None,
    }
}
