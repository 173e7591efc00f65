//! The score of a match of several deals (DUR-17).

use super::Length;
use super::event::DealResult;
use super::limits::MOST_SEATS;
use serde::{Deserialize, Serialize};

/// An open match, and one that is played until a seat has reached a number of wins or losses, ends
/// after this many deals at the latest, because drawn deals alone could continue for ever (DUR-17).
const MOST_DEALS: u8 = 99;

/// The counts over the deals of a match.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Score {
    /// How many deals are over.
    pub deals: u8,
    /// How many deals each seat (its team) won. Counted with 2 seats and with teams.
    pub wins: [u8; MOST_SEATS],
    /// How often each seat was the fool. Counted with 3 seats or more.
    pub fools: [u8; MOST_SEATS],
    /// The sum of each seat's places.
    pub places: [u16; MOST_SEATS],
}

impl Score {
    pub(crate) fn count(&mut self, result: DealResult, places: [u8; MOST_SEATS]) {
        self.deals = self.deals.saturating_add(1);
        for (sum, place) in self.places.iter_mut().zip(places) {
            *sum += u16::from(place);
        }
        match result {
            DealResult::Won(seats) => seats.iter().for_each(|seat| self.wins[seat.index()] += 1),
            DealResult::Fool(seat) => self.fools[seat.index()] += 1,
            DealResult::Drawn => {}
        }
    }

    pub(crate) fn match_over(&self, length: Length) -> bool {
        match length {
            // Drawn deals count towards the chosen number.
            Length::Deals(deals) => self.deals >= deals,
            Length::Open => self.deals >= MOST_DEALS,
            Length::Until(count) => {
                let reached = self.wins.iter().chain(&self.fools).any(|&counted| counted >= count);
                reached || self.deals >= MOST_DEALS
            }
        }
    }
}
