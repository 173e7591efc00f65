//! A moment of a match.

use mallard_engine::{Game, Seat, Table};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A decision that another action would have bettered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Moment {
    /// The seat that decided.
    pub seat: Seat,
    /// The number of steps before the decision.
    pub step: u32,
    /// The better action, in the format of a record.
    pub better: Value,
    /// How many matches more in a thousand the seat wins with it.
    pub gain: u16,
}

/// The decision of a moment, in its match.
pub(crate) struct MomentDecision<G: Game> {
    /// The position before it.
    pub(crate) position: G::State,
    /// The number of steps before it.
    pub(crate) step: usize,
    pub(crate) played: G::Action,
    pub(crate) better: G::Action,
}

impl Moment {
    /// The decision in its match; `None` if the match has no such decision.
    pub(crate) fn decision<G: Game>(&self, table: &Table<G>) -> Option<MomentDecision<G>> {
        let step = usize::try_from(self.step).ok()?;
        let &(_, played) = table.log().get(step).filter(|&&(decider, _)| decider == self.seat)?;
        let better = G::Action::deserialize(&self.better).ok()?;
        let position = table.position_after(step)?;
        G::check(&position, self.seat, better).ok()?;
        Some(MomentDecision { position, step, played, better })
    }
}
