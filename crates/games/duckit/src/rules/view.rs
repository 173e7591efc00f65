use super::Ranking;
use super::event::FaceDown;
use super::score::DuckitResult;
use super::sizes::{CHIPS_EACH, EachSeat};
use super::state::{Phase, Public, Quacker, State};
use crate::{Card, CardSet};
use mallard_engine::cards::{self, Suit, seen_by};
use mallard_engine::{Seat, Viewer};
use serde::{Deserialize, Serialize};

/// A match as one viewer may know it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    pub public: Public,
    /// The Quacker, and the card that was banked for it.
    pub quacker: Quacker,
    pub hands: EachSeat<Hand>,
}

/// A hand as the viewer sees it.
pub type Hand = cards::Hand<CardSet>;

impl View {
    pub fn ranking(&self) -> Ranking {
        Ranking::from_turned_up(self.public.turned_up)
    }

    /// The trump suit; `None` under a Joker.
    pub fn trump(&self) -> Option<Suit> {
        self.ranking().trump()
    }

    /// Lays `card` from the hand of `seat` on the trick.
    pub fn play(&mut self, seat: Seat, card: Card) {
        self.public.trick.lay(seat, card);
        self.hands[seat.index()] = self.hand(seat).without(card);
    }

    pub fn hand(&self, seat: Seat) -> Hand {
        self.hands[seat.index()]
    }

    /// The chips that `seat` has paid.
    pub fn paid(&self, seat: Seat) -> u8 {
        CHIPS_EACH.saturating_sub(self.public.chips[seat.index()])
    }

    /// The seat that has to decide; `None` once the match is over.
    pub fn actor(&self) -> Option<Seat> {
        match self.public.phase {
            Phase::Play(seat) | Phase::Bank(seat) => Some(seat),
            Phase::Over => None,
        }
    }

    /// The number of the trick being played, from 1; once the match is over, that of the last one.
    pub fn trick_number(&self) -> u8 {
        let done = self.public.tricks_done();
        if self.public.phase == Phase::Over { done } else { done + 1 }
    }

    /// The seat that wins the trick so far.
    pub fn winning(&self) -> Option<Seat> {
        self.ranking().winner(&self.public.trick)
    }

    /// How many 4s a seat captured in this round, as far as the viewer knows: a banked 4 counts
    /// only for the seat that banked it, until the round ends.
    pub fn fours(&self, seat: Seat) -> u8 {
        self.public.fours(seat, self.quacker.banked_by(seat).and_then(FaceDown::card))
    }

    /// The outcome, once the match is over.
    pub fn outcome(&self) -> Option<DuckitResult> {
        let tally = || self.public.tally(|seat| self.fours(seat));
        (self.public.phase == Phase::Over).then(|| tally().outcome())
    }
}

pub(super) fn view(state: &State, viewer: Viewer) -> View {
    let quacker = match state.quacker {
        Quacker::InWell(card) => {
            Quacker::InWell(FaceDown::known_if(viewer == Viewer::Everyone, card))
        }
        Quacker::Taken { by, card, banked } => {
            let (sees, over) = (viewer.may_see(by), state.public.phase == Phase::Over);
            let banked = banked.map(|card| FaceDown::known_if(over || sees, card));
            Quacker::Taken { by, card: FaceDown::known_if(sees, card), banked }
        }
    };
    View { viewer, public: state.public, quacker, hands: seen_by(state.hands, viewer) }
}
