//! The tablet between two people, each with a side of it: a hand shows only while its owner holds
//! it up.

use super::Session;
use crate::engine::{Seat, Viewer};
use crate::session::stage::Stage;
use crate::words::{Lang, Prompt, Worded};

impl<G: Worded> Session<G> {
    /// Can the tablet be flat between the people who play? There must be two people and no one
    /// else.
    pub fn can_lie_flat(&self) -> bool {
        G::LIES_FLAT && self.table().setup().seats == 2 && self.people().len() == 2
    }

    /// Lays the tablet between two people, or takes it up again; returns whether that changed
    /// anything.
    pub fn lay(&mut self, flat: bool) -> bool {
        let lies = self.turn().lie.is_flat();
        let changes = self.can_lie_flat() && lies != flat;
        if changes {
            self.turn_to(self.turn().laid(flat));
        }
        changes
    }

    /// The seat that decides while the tablet is flat: one at a time.
    pub(in crate::session) fn at_turn(&self) -> Option<Seat> {
        self.table().pending().owed().first()
    }

    /// The possible actions there: all of them for the person who is asked and peeks, else only
    /// those that need no look at the hand and so reveal nothing of it.
    pub(super) fn flat_offers(&self, peeking: Option<Seat>) -> Vec<G::Action> {
        let asked = self.at_turn();
        let mut offers = Vec::new();
        if let Some(seat) = asked {
            self.table().legal(seat, &mut offers);
        }
        if asked != peeking {
            offers.retain(|&action| G::is_blind(action));
        }
        offers
    }

    /// The prompt for the person at a side of the tablet: it speaks of the hand only while that is
    /// held up.
    pub fn side(&self, seat: Seat, stage: Stage, lang: Lang) -> Prompt {
        let peeks = stage == Stage::Flat(Some(seat));
        let view = self.table().view(if peeks { Viewer::Seat(seat) } else { Viewer::Table });
        let names = self.names();
        match self.at_turn() {
            Some(asked) if asked == seat => G::prompt(&view, seat, names, lang),
            Some(asked) => {
                Prompt::new(names.of(seat), G::waiting(&view, asked, names, lang).sentence)
            }
            None => Prompt::new(names.of(seat), G::waits_for(&view, names, lang)),
        }
    }
}
