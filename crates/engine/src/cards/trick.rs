//! One trick.

use crate::{BitSet, MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

/// The cards of a trick, complete or not. `S` is the game's set of cards, and `MOST` the most seats that it has: in a
/// match with fewer seats the others play no card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "[Option<S::Member>; MOST]: Serialize"))]
#[serde(bound(deserialize = "[Option<S::Member>; MOST]: Deserialize<'de>"))]
pub struct Trick<S: BitSet, const MOST: usize> {
    leader: Seat,
    cards: [Option<S::Member>; MOST],
}

/// A complete trick.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "Trick<S, MOST>: Serialize"))]
#[serde(bound(deserialize = "Trick<S, MOST>: Deserialize<'de>"))]
pub struct WonTrick<S: BitSet, const MOST: usize> {
    /// The cards.
    pub trick: Trick<S, MOST>,
    /// The seat that won it.
    pub winner: Seat,
}

impl<S: BitSet, const MOST: usize> Trick<S, MOST> {
    #[expect(clippy::cast_possible_truncation, reason = "no game has so many seats")]
    const MOST: u8 = {
        assert!(MOST <= MAX_SEATS, "no game has so many seats");
        MOST as u8
    };

    /// A trick before its first card.
    #[inline]
    pub const fn new(leader: Seat) -> Self {
        Self { leader, cards: [None; MOST] }
    }

    /// The seat that led, or will lead.
    #[inline]
    pub const fn leader(&self) -> Seat {
        self.leader
    }

    /// The card of `seat`; `None` before it has played.
    #[inline]
    pub const fn card(&self, seat: Seat) -> Option<S::Member> {
        self.cards[seat.index()]
    }

    /// Lays the card of `seat`.
    #[inline]
    pub const fn lay(&mut self, seat: Seat, card: S::Member) {
        self.cards[seat.index()] = Some(card);
    }

    /// The cards in the order they were played, with their seats.
    #[inline]
    pub fn plays(&self) -> impl Iterator<Item = (Seat, S::Member)> + '_ {
        let seats = self.leader.clockwise(Self::MOST);
        seats.filter_map(|seat| self.card(seat).map(|card| (seat, card)))
    }

    /// The cards on the table.
    #[inline]
    pub fn cards(&self) -> S {
        self.cards.iter().flatten().copied().collect()
    }

    /// Has no seat played yet?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.plays().next().is_none()
    }

    /// Have all of the `seats` seats played?
    #[inline]
    pub fn is_complete(&self, seats: u8) -> bool {
        self.plays().count() == usize::from(seats)
    }

    /// The suit to follow: that of the first card that has one; `None` before it.
    #[inline]
    pub fn led<T>(&self, suit: impl Fn(S::Member) -> Option<T>) -> Option<T> {
        self.plays().find_map(|(_, card)| suit(card))
    }

    /// The seat with the card of the most `power`, among equals the last; `None` before the first card.
    #[inline]
    pub fn winner<P: Ord>(&self, power: impl Fn(S::Member) -> P) -> Option<Seat> {
        self.plays().max_by_key(|&(_, card)| power(card)).map(|(seat, _)| seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{Card, CardSet, Suit};

    type FourTrick = Trick<CardSet, 4>;

    /// A trick of three seats that `leader` led, with these cards.
    fn trick(leader: u8, names: &str) -> FourTrick {
        let leader = Seat::new(leader);
        let mut trick = FourTrick::new(leader);
        for (seat, name) in leader.clockwise(3).zip(names.split_whitespace()) {
            trick.lay(seat, name.parse().expect(name));
        }
        trick
    }

    #[test]
    fn the_seats_of_the_match_play_in_turn() {
        assert!(trick(2, "").is_empty() && !trick(2, "7h").is_empty());
        let complete = trick(2, "7h Qh 8s");
        assert!(complete.is_complete(3) && !complete.is_complete(4));
        let seats: Vec<_> = complete.plays().map(|(seat, _)| seat.index()).collect();
        assert_eq!(seats, [2, 0, 1]);
        assert_eq!(complete.cards().len(), 3);
    }

    #[test]
    fn the_highest_card_of_the_suit_led_wins() {
        let trick = trick(1, "7h 8h As");
        let led = trick.led(|card: Card| Some(card.suit()));
        let power = |card: Card| (Some(card.suit()) == led).then_some(card.rank());
        assert_eq!((led, trick.winner(power)), (Some(Suit::Hearts), Some(Seat::new(2))));
    }

    #[test]
    fn a_trick_is_saved_as_the_card_of_each_seat() {
        let written = r#"{"leader":2,"cards":["Qh",null,"7h",null]}"#;
        assert_eq!(serde_json::to_string(&trick(2, "7h Qh")).expect("plain data"), written);
        assert_eq!(serde_json::from_str::<FourTrick>(written).expect("a trick"), trick(2, "7h Qh"));
    }
}
