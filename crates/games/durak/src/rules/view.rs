use super::limits::MOST_SEATS;
use super::state::{Phase, Public, State};
use super::unlikely_cards::UnlikelyCards;
use mallard_engine::cards::{self, Card, CardSet, seen_by};
use mallard_engine::{Seat, Viewer};
use serde::{Deserialize, Serialize};

/// A match as one viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    pub public: Public,
    pub hands: [Hand; MOST_SEATS],
    pub stock: Stock,
    /// How many cards were beaten off and left the game.
    pub beaten: u8,
    pub recall: Recall,
}

/// A hand as the viewer sees it.
pub type Hand = cards::Hand<CardSet>;

/// The cards to draw from, with the turned-up trump.
pub type Stock = cards::CardPile<Card>;

/// Cards that were public once and are covered now. Bots of higher levels use this; players see it only with the memory
/// aid on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Recall {
    /// For each seat the cards that every player knows to be in its hand.
    pub known: [CardSet; MOST_SEATS],
    /// The cards that left the game.
    pub beaten: CardSet,
    /// For each seat the inference from its play about cards in its hand.
    pub doubts: [UnlikelyCards; MOST_SEATS],
}

impl View {
    pub fn hand(&self, seat: Seat) -> Hand {
        self.hands[seat.index()]
    }

    /// The seat that has to decide; `None` once the match is over.
    pub fn actor(&self) -> Option<Seat> {
        match self.public.phase {
            Phase::Lead(seat)
            | Phase::More(seat)
            | Phase::Add(seat)
            | Phase::AddAfterTake(seat)
            | Phase::Between(seat) => Some(seat),
            Phase::Defend => Some(self.public.bout.defender),
            Phase::Over => None,
        }
    }

    /// The seat that would defend if `seat` transferred the attack (DUR-19); `None` if no other seat
    /// plays.
    pub fn next_after(&self, seat: Seat) -> Option<Seat> {
        let next = self.public.seat_after(seat);
        (next != seat && self.public.playing.has(next)).then_some(next)
    }

    /// The turned-up trump while it is under the stock.
    pub fn turned_up(&self) -> Option<Card> {
        (!self.public.trump.in_hand && !self.stock.is_empty()).then_some(self.public.trump.card)
    }
}

pub(super) fn view(state: &State, viewer: Viewer) -> View {
    let stock = match viewer {
        Viewer::Everyone => Stock::Seen(state.stock.to_vec()),
        _ => Stock::Hidden(state.stock.count()),
    };
    let beaten = state.beaten();
    let known = std::array::from_fn(|seat| state.shown[seat].and(state.hands[seat]));
    View {
        viewer,
        public: state.public.clone(),
        hands: seen_by(state.hands, viewer),
        stock,
        beaten: beaten.len(),
        recall: Recall { known, beaten, doubts: state.doubts },
    }
}
