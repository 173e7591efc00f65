//! Bots for Quantum.
//!
//! The weaker levels share a [`policy`] with noise. The diver calculates ahead: the evaluation of the sheets
//! ([`outlook`], by a [`net`]) after all numbers that can be written ([`steps`]) and after every roll ([`again`]). The
//! game hides nothing, so memory is irrelevant.

mod again;
mod draft;
mod features;
mod gains;
mod net;
mod offers;
mod outlook;
mod policy;
mod prospects;
mod rated;
mod stakes;
mod steps;
mod sums;
mod weights;
mod worth;

use self::again::Again;
use self::outlook::Outlook;
use self::rated::Rated;
use super::{Action, Phase, Quantum, View};
use crate::engine::search::Worth;
use crate::engine::{Bot, Chance, Level, Mind, Thought, Viewer};

/// The number of different rolls: each sum of the coloured dice with each white face.
const THROWS: u32 = 18_724 * 6;

impl Bot for Quantum {
    const LEVELS: &'static [Level] = &[
        Level { id: "duckling", error: 18_000, recall: false, mind: Mind::Thumb },
        Level { id: "dabbler", error: 3_000, recall: false, mind: Mind::Thumb },
        Level { id: "diver", error: 0, recall: false, mind: Mind::Search(THROWS) },
    ];

    fn rate(view: &View, legal: &[Action], _: Level, chance: &mut Chance) -> Option<Vec<i32>> {
        policy::rate(view, legal, chance)
    }

    /// Looks at every roll, regardless of `iterations`: that is quick.
    fn search(
        view: &View,
        legal: &[Action],
        _: Level,
        _iterations: u32,
        _: &mut Chance,
    ) -> Option<Thought<Action>> {
        let Viewer::Seat(seat) = view.viewer else { return None };
        let (outlook, totals) = (Outlook::of(view), view.dice.totals());
        Some(match view.phase {
            Phase::Reroll => {
                let thinking = Box::new(Again::new(&outlook, seat, view.dice));
                Thought::Open { thinking, any: *legal.first()? }
            }
            Phase::Active => Rated::thought(steps::active(&outlook, seat, totals, legal))?,
            Phase::Everyone { aside, .. } => {
                Rated::thought(steps::everyone(&outlook, seat, totals, aside))?
            }
            Phase::Over => return None,
        })
    }
    fn prospects(view: &View, lines: u32, chance: &mut Chance) -> Option<Worth> {
        prospects::prospects(view, lines, chance)
    }
}
