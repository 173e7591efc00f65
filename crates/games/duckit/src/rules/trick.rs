//! One trick.

use super::Ranking;
use super::sizes::SEATS;
use crate::{Card, CardSet};
use mallard_engine::Seat;
use mallard_engine::cards::Suit;
use serde::{Deserialize, Serialize};

/// The cards of a trick, complete or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Trick {
    /// The seat that led, or will lead.
    pub leader: Seat,
    /// The card of each seat that has played.
    pub cards: [Option<Card>; SEATS as usize],
}

/// A complete trick.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WonTrick {
    /// The cards.
    pub trick: Trick,
    /// The seat that won it.
    pub winner: Seat,
}

impl Trick {
    /// A trick before its first card.
    #[inline]
    pub const fn new(leader: Seat) -> Self {
        Self { leader, cards: [None; SEATS as usize] }
    }

    /// The cards in the order they were played, with their seats.
    #[inline]
    pub fn plays(&self) -> impl Iterator<Item = (Seat, Card)> + '_ {
        let seats = self.leader.clockwise(SEATS);
        seats.map_while(|seat| self.cards[seat.index()].map(|card| (seat, card)))
    }

    /// The suit to follow: that of the first card except the Joker (DKT-10); `None` before it.
    #[inline]
    pub fn led(&self) -> Option<Suit> {
        self.plays().find_map(|(_, card)| card.suit())
    }

    /// The cards of a hand that may be played to it (DKT-8, DKT-9).
    #[inline]
    pub fn playable(&self, hand: CardSet) -> CardSet {
        match self.led().map(|led| hand.of_suit(led)) {
            Some(following) if !following.is_empty() => {
                following.or(hand.and(CardSet::only(Card::JOKER)))
            }
            _ => hand,
        }
    }

    /// The seat that wins it so far; `None` before a card that can win.
    #[inline]
    pub fn winning(&self, ranking: Ranking) -> Option<Seat> {
        let led = self.led()?;
        self.plays().max_by_key(|&(_, card)| ranking.power(card, led)).map(|(seat, _)| seat)
    }

    /// The cards on the table.
    pub fn cards(&self) -> CardSet {
        self.cards.iter().flatten().copied().collect()
    }

    /// Have all seats played?
    pub fn is_complete(&self) -> bool {
        self.cards.iter().all(Option::is_some)
    }
}
