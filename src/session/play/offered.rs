//! The actions of the person who looks.

use super::Session;
use super::learning::Wait;
use crate::engine::Seat;
use crate::session::stage::Stage;
use crate::words::Worded;

impl<G: Worded> Session<G> {
    /// The actions that the person who looks may take now.
    pub fn offers(&self, stage: Stage) -> Vec<G::Action> {
        match stage {
            Stage::Play(Some(seat)) => self.legal(seat),
            Stage::Flat(peeking) => self.flat_offers(peeking),
            _ => Vec::new(),
        }
    }

    /// The actions of a person when all can reach their own part of the table at once.
    pub fn offers_for(&self, seat: Seat, stage: Stage) -> Vec<G::Action> {
        match stage {
            Stage::Play(_) if self.people.has(seat) => self.legal(seat),
            _ => Vec::new(),
        }
    }

    /// The seat that decides now, of those in front of the tablet.
    pub fn decider(&self, stage: Stage) -> Option<Seat> {
        match stage {
            Stage::Play(seat) => seat,
            Stage::Flat(_) => self.at_turn(),
            _ => None,
        }
    }

    /// The actions of a seat, once all have seen what the next decision hides.
    fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut offers = Vec::new();
        let reads = matches!(self.wait(), Some(Wait::Read | Wait::Other(..)));
        if self.turn.glimpses.is_empty() && !reads {
            self.table.legal(seat, &mut offers);
        }
        offers
    }
}
