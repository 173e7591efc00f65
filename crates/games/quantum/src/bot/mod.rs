//! Bots for Quantum.
//!
//! The weaker levels share a [`policy`] with noise. The diver calculates ahead: the [`evaluation`] of the sheets (by a
//! [`net`]) after all numbers that can be written ([`steps`]) and after every roll ([`again`]). The game hides nothing,
//! so memory is irrelevant.

mod again;
mod draft;
mod evaluation;
mod faults;
mod features;
mod net;
mod offers;
mod policy;
mod rated;
mod sheet_gains;
mod sheet_value;
mod steps;
mod sums;
mod turn_gains;
mod weights;
mod win_probabilities;

use self::again::Again;
use self::evaluation::SheetsEvaluation;
use self::rated::Rated;
use super::{Action, Phase, Quantum, View};
use mallard_engine::search::{Payoffs, Search};
use mallard_engine::{Bot, Decision, Fault, Level, Rng, Strategy, Viewer};

/// The number of different rolls: each sum of the coloured dice with each white face.
const DIFFERENT_ROLLS: u32 = 18_724 * 6;

// Its rollouts are its own.
impl Search for Quantum {}

impl Bot for Quantum {
    const LEVELS: &'static [Level] = &[
        Level { id: "hatchling", error: 180_000, recall: false, mind: Strategy::Heuristic },
        Level { id: "duckling", error: 28_000, recall: false, mind: Strategy::Heuristic },
        Level { id: "dabbler", error: 9_000, recall: false, mind: Strategy::Heuristic },
        Level { id: "diver", error: 0, recall: false, mind: Strategy::Search(DIFFERENT_ROLLS) },
    ];

    fn rate(view: &View, legal: &[Action], _: Level, rng: &mut Rng) -> Option<Vec<i32>> {
        policy::rate(view, legal, rng)
    }

    fn fault(view: &View, legal: &[Action], action: Action) -> Option<Fault> {
        faults::fault(view, legal, action)
    }

    /// Evaluates every roll, regardless of `iterations`: that is quick.
    fn search(
        view: &View,
        legal: &[Action],
        _: Level,
        _iterations: u32,
        _: &mut Rng,
    ) -> Option<Decision<Action>> {
        let Viewer::Seat(seat) = view.viewer else { return None };
        let (outlook, totals) = (SheetsEvaluation::from_view(view), view.public.dice.totals());
        Some(match view.public.phase {
            Phase::Reroll => {
                let thinking = Box::new(Again::new(&outlook, seat, view.public.dice));
                Decision::Open { thinking, any: *legal.first()? }
            }
            Phase::Active => Rated::thought(steps::active(&outlook, seat, totals, legal))?,
            Phase::Everyone { aside, .. } => {
                Rated::thought(steps::everyone(&outlook, seat, totals, aside))?
            }
            Phase::Over => return None,
        })
    }
    fn win_probabilities(view: &View, lines: u32, rng: &mut Rng) -> Option<Payoffs> {
        win_probabilities::win_probabilities(view, lines, rng)
    }
}
