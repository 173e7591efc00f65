//! Bots for Duck That Goose!
//!
//! The weaker levels share a [`policy`] with noise. The strongest remembers the cards it has seen and searches
//! ([`ahead`]); for interrupts it uses the policy too.

mod ahead;
mod guess;
mod play;
mod policy;
mod prospects;
mod worth;

use super::{Action, DuckThatGoose, Phase, View};
use crate::engine::search::Worth;
use crate::engine::{Bot, Chance, Level, Mind, Seat, Thought, Viewer};
use ahead::Rollouts;
use policy::Eyes;

impl Bot for DuckThatGoose {
    const LEVELS: &'static [Level] = &[
        Level { id: "duckling", error: 65, recall: false, mind: Mind::Thumb },
        Level { id: "dabbler", error: 4, recall: false, mind: Mind::Thumb },
        Level { id: "diver", error: 0, recall: true, mind: Mind::Search(300) },
    ];

    fn rate(view: &View, legal: &[Action], level: Level, _: &mut Chance) -> Option<Vec<i32>> {
        policy::rate(Eyes { view, me: seat_of(view)?, recall: level.recall }, legal)
    }

    fn search(
        view: &View,
        legal: &[Action],
        _: Level,
        iterations: u32,
        chance: &mut Chance,
    ) -> Option<Thought<Action>> {
        let any = *legal.first()?;
        // No card is known yet, so all pairs are alike.
        if matches!(view.phase, Phase::Peek(_)) {
            return Some(Thought::Made(any));
        }
        let thinking = Rollouts::new(view, seat_of(view)?, legal, iterations, chance);
        Some(Thought::Open { thinking: Box::new(thinking), any })
    }

    fn prospects(view: &View, lines: u32, chance: &mut Chance) -> Option<Worth> {
        prospects::prospects(view, lines, chance)
    }

    /// Uses Ripe where that pays at once. A bot that misjudges it misses the moment.
    fn interrupt(
        view: &View,
        legal: &[Action],
        level: Level,
        chance: &mut Chance,
    ) -> Option<Action> {
        if level.mind == Mind::Any {
            return None;
        }
        let error = chance.below(level.error + 1).cast_signed();
        policy::ripe(Eyes { view, me: seat_of(view)?, recall: level.recall }, legal, error)
    }
}

/// The seat that the view belongs to.
const fn seat_of(view: &View) -> Option<Seat> {
    match view.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Table | Viewer::Everyone => None,
    }
}
