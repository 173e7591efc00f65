//! Bots for Duck That Goose!
//!
//! The weaker levels share a [`policy`] with noise. The strongest remembers the cards it has seen and searches
//! ([`ahead`]); for interrupts it uses the policy too.

mod ahead;
mod beliefs;
mod faults;
mod play;
mod policy;
mod rollout;
mod win_probabilities;
mod worth;

use super::{Action, DuckThatGoose, Phase, View};
use ahead::Rollouts;
use mallard_engine::search::{Payoffs, Search};
use mallard_engine::{Bot, Decision, Fault, Level, Rng, Seat, Strategy, Viewer};
use policy::Viewpoint;

// Its rollouts are its own.
impl Search for DuckThatGoose {}

impl Bot for DuckThatGoose {
    const LEVELS: &'static [Level] = &[
        Level { id: "hatchling", error: 330, recall: false, mind: Strategy::Heuristic },
        Level { id: "duckling", error: 150, recall: false, mind: Strategy::Heuristic },
        Level { id: "dabbler", error: 15, recall: false, mind: Strategy::Heuristic },
        Level { id: "diver", error: 0, recall: true, mind: Strategy::Search(300) },
    ];

    fn rate(view: &View, legal: &[Action], level: Level, _: &mut Rng) -> Option<Vec<i32>> {
        policy::rate(Viewpoint { view, me: seat_of(view)?, recall: level.recall }, legal)
    }

    fn fault(view: &View, legal: &[Action], action: Action) -> Option<Fault> {
        faults::fault(view, legal, action)
    }

    fn search(
        view: &View,
        legal: &[Action],
        _: Level,
        iterations: u32,
        rng: &mut Rng,
    ) -> Option<Decision<Action>> {
        let any = *legal.first()?;
        // No card is known yet, so all pairs are alike.
        if matches!(view.public.phase, Phase::Peek(_)) {
            return Some(Decision::Made(any));
        }
        let thinking = Rollouts::new(view, seat_of(view)?, legal, iterations, rng);
        Some(Decision::Open { thinking: Box::new(thinking), any })
    }

    fn win_probabilities(view: &View, lines: u32, rng: &mut Rng) -> Option<Payoffs> {
        win_probabilities::win_probabilities(view, lines, rng)
    }

    /// Uses Ripe where that pays at once. A bot that misjudges it misses the moment.
    fn interrupt(view: &View, legal: &[Action], level: Level, rng: &mut Rng) -> Option<Action> {
        if level.mind == Strategy::Any {
            return None;
        }
        let error = rng.next_below(level.error + 1).cast_signed();
        policy::ripe(Viewpoint { view, me: seat_of(view)?, recall: level.recall }, legal, error)
    }
}

const fn seat_of(view: &View) -> Option<Seat> {
    match view.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Table | Viewer::Everyone => None,
    }
}
