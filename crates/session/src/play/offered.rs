//! The actions of the players in front of the tablet.

use super::{LessonWait, Mode, Session};
use crate::stage::Stage;
use mallard_engine::Seat;
use mallard_words::GameText;

impl<G: GameText> Session<G> {
    /// The actions that the current viewer may take now.
    pub fn offers(&self, stage: Stage) -> Vec<G::Action> {
        match stage {
            Stage::Play(Some(seat)) if self.forced_decision(stage).is_none() => self.legal(seat),
            Stage::Flat(peeking) => self.flat_offers(peeking),
            _ => Vec::new(),
        }
    }

    /// The actions of a player when all can reach their own part of the table at once.
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

    /// The decision that the viewer is not asked for: the only one that the rules allow, always allowed with any hand,
    /// so that no other player could learn from it.
    pub(crate) fn forced_decision(&self, stage: Stage) -> Option<(Seat, G::Action)> {
        let Stage::Play(seat) = stage else { return None };
        let plays = matches!(self.mode, Mode::Match) || self.wait() == Some(LessonWait::Play);
        // In a practice round no one could learn anything from it.
        let seat = seat.filter(|_| plays && (seat == self.alone() || self.is_practice()))?;
        let action = self.spoken()?;
        let owed = self.table.pending().owed().has(seat);
        (owed && self.legal(seat) == [action]).then_some((seat, action))
    }

    /// The actions of a seat, once all have seen the cards that the next decision hides.
    pub(super) fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut offers = Vec::new();
        let reads = matches!(self.wait(), Some(LessonWait::Read | LessonWait::Other(..)));
        if self.turn.glimpses.is_empty() && !reads && !self.waits_on_phone() {
            self.table.legal(seat, &mut offers);
        }
        offers
    }

    /// Can the tablet be flat between the players? Exactly two humans must play, and no bot.
    pub fn can_lie_flat(&self) -> bool {
        let two = self.table().setup().seats == 2 && self.people().len() == 2;
        G::LIES_FLAT && two && !self.is_practice()
    }

    /// Sets the tablet flat between two players, or back to being passed; returns whether that changed the mode.
    pub fn set_flat(&mut self, flat: bool) -> bool {
        let is_flat = self.turn().tablet.is_flat();
        let changes = self.can_lie_flat() && is_flat != flat;
        if changes {
            self.turn_to(self.turn().laid(flat));
        }
        changes
    }

    /// The seat that decides while the tablet is flat: one at a time.
    pub(crate) fn at_turn(&self) -> Option<Seat> {
        self.table().pending().owed().first()
    }

    /// The possible actions there: all of them for the player who is asked and peeks, else only those that need no look
    /// at the hand and so reveal nothing of it.
    fn flat_offers(&self, peeking: Option<Seat>) -> Vec<G::Action> {
        let asked = self.at_turn();
        let mut offers = Vec::new();
        // While the last card of a deal lands, no decision is next.
        if let (Some(seat), false) = (asked, self.is_closing()) {
            self.table().legal(seat, &mut offers);
        }
        if asked != peeking {
            offers.retain(|&action| G::is_blind(action));
        }
        offers
    }
}
