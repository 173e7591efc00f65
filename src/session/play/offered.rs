//! What can be done now, by whoever looks.

use super::Session;
use super::learning::Wait;
use crate::engine::Seat;
use crate::session::stage::Stage;
use crate::words::Worded;

impl<G: Worded> Session<G> {
    /// What whoever looks may do now.
    pub fn offers(&self, stage: Stage) -> Vec<G::Action> {
        match stage {
            Stage::Play(Some(seat)) => self.legal(seat),
            Stage::Flat(peeking) => self.flat_offers(peeking),
            _ => Vec::new(),
        }
    }

    /// What a person may do where all can reach their own part of the table at once.
    pub fn offers_for(&self, seat: Seat, stage: Stage) -> Vec<G::Action> {
        match stage {
            Stage::Play(_) if self.people.has(seat) => self.legal(seat),
            _ => Vec::new(),
        }
    }

    /// Who decides now, of those who can do it in front of the tablet.
    pub fn decider(&self, stage: Stage) -> Option<Seat> {
        match stage {
            Stage::Play(seat) => seat,
            Stage::Flat(_) => self.at_turn(),
            _ => None,
        }
    }

    /// What a seat may do, once everybody has seen what the next decision hides.
    fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut offers = Vec::new();
        let reads = matches!(self.wait(), Some(Wait::Read | Wait::Other(..)));
        if self.turn.glimpses.is_empty() && !reads {
            self.table.legal(seat, &mut offers);
        }
        offers
    }
}
