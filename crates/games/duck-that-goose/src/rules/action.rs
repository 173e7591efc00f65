//! The decisions of a seat.

use super::kind::Kind;
use super::ranges::RangeSlot;
use mallard_engine::Seat;
use serde::{Deserialize, Serialize};

/// One decision of one seat. Cards on the table are named by their place, never by their kind: an
/// action must not give away a card that it does not show.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Look at these two of the seat's own cards before the first turn, the lower slot first
    /// (DTG-4).
    Peek([u8; 2]),
    /// Draw from the deck (DTG-8).
    Draw,
    /// Take the top discard (DTG-8).
    Take,
    /// Add the drawn card to the range (DTG-9).
    Add,
    /// Discard the drawn card (DTG-9).
    Discard,
    /// This card: to discard, turn up, move, flip, cover or give, depending on the question.
    Card(RangeSlot),
    /// This seat (DTG-23, DTG-29).
    Seat(Seat),
    /// Give this card of the discard pile to this seat (DTG-26).
    Give {
        to: Seat,
        /// The topmost card of this kind.
        kind: Kind,
    },
    /// Copycat becomes this (DTG-24).
    Name(Kind),
    /// Put the cards back in this order (DTG-22).
    Arrange(Order),
    /// To the left: the next seat.
    Left,
    /// To the right: the previous seat.
    Right,
    Do,
    /// Leave it undone, or stop here.
    Decline,
    /// Turn up the seat's own Ripe, at any moment (DTG-31).
    TurnUpRipe,
    /// Use the seat's own Ripe, turning it up first if it is facedown (DTG-31).
    UseRipe,
}

/// An order of up to three cards. For each place, from the top of the deck, it has the number of
/// the card that goes there, counted in the old order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<u8>", into = "Vec<u8>")]
pub struct Order {
    places: [u8; 3],
    len: u8,
}

/// Every order of three cards. Those that leave the last card in place are the orders of two, and so forth.
const ORDERS: [[u8; 3]; 6] = [[0, 1, 2], [1, 0, 2], [0, 2, 1], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

impl Order {
    /// The order that leaves `len` cards as they are.
    ///
    /// # Panics
    /// If `len` is more than three.
    pub const fn unchanged(len: u8) -> Self {
        assert!(len <= 3, "at most three cards are looked at");
        Self { places: ORDERS[0], len }
    }

    /// Every order of `len` cards, up to three.
    pub fn all(len: u8) -> impl Iterator<Item = Self> {
        let alone =
            move |places: &[u8; 3]| (len..3).all(|place| places[usize::from(place)] == place);
        ORDERS.into_iter().filter(alone).map(move |places| Self { places, len })
    }

    pub const fn len(self) -> u8 {
        self.len
    }

    pub const fn is_empty(self) -> bool {
        self.len == 0
    }

    /// For each place, the number of the card that goes there.
    pub fn places(&self) -> &[u8] {
        &self.places[..usize::from(self.len)]
    }
}

impl TryFrom<Vec<u8>> for Order {
    type Error = String;

    fn try_from(places: Vec<u8>) -> Result<Self, String> {
        let len = u8::try_from(places.len()).unwrap_or(u8::MAX);
        let order = Self::all(len.min(3)).find(|order| order.places() == places);
        order.ok_or_else(|| format!("{places:?} is no order of up to three cards"))
    }
}

impl From<Order> for Vec<u8> {
    fn from(order: Order) -> Self {
        order.places().to_vec()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_orders_is_the_factorial() {
        assert_eq!([1, 2, 3].map(|len| Order::all(len).count()), [1, 2, 6]);
        for order in (1..=3).flat_map(Order::all) {
            assert_eq!(Order::try_from(Vec::from(order)), Ok(order));
            assert!(!order.is_empty());
        }
        assert!(Order::unchanged(0).is_empty());
    }

    #[test]
    fn only_a_permutation_is_an_order() {
        for places in [vec![1], vec![0, 0], vec![0, 1, 2, 3], vec![0, 2]] {
            assert!(Order::try_from(places).is_err());
        }
    }
}
