//! Seats at the table and sets of them.

use crate::bit_set;
use serde::{Deserialize, Serialize};

/// The most seats that a game can have: the length of each array with an entry per seat.
pub const MAX_SEATS: usize = 9;

/// A seat at the table, numbered from 0 clockwise: the seat on the left has the next number.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize,
)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number.
    ///
    /// # Panics
    /// If `number` is [`MAX_SEATS`] or more.
    #[inline]
    pub const fn new(number: u8) -> Self {
        assert!((number as usize) < MAX_SEATS, "seat number out of range");
        Self(number)
    }

    /// The seat's number, for arrays with one entry per seat.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number of its bit in a [`SeatSet`].
    #[inline]
    const fn bit(self) -> u8 {
        self.0
    }

    #[inline]
    const fn from_bit(bit: u8) -> Self {
        Self(bit)
    }

    /// The seat `steps` places to the left (clockwise) at a table of `seats` seats.
    #[inline]
    #[must_use]
    pub const fn step_left(self, steps: u8, seats: u8) -> Self {
        Self((self.0 + steps) % seats)
    }

    /// The seats of a table of `seats`, clockwise, starting with this one.
    pub fn clockwise(self, seats: u8) -> impl Iterator<Item = Self> + Clone {
        (0..seats).map(move |steps| self.step_left(steps, seats))
    }

    /// All seats of a table of `seats`, in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..seats).map(Self::new)
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        if usize::from(number) < MAX_SEATS {
            Ok(Self(number))
        } else {
            Err(format!("there is no seat {number}"))
        }
    }
}

bit_set! {
    /// A set of seats, with a bit for each.
    pub struct SeatSet(u16) of Seat;
}

impl SeatSet {
    /// Every seat of a table of `seats`.
    #[inline]
    pub const fn all(seats: u8) -> Self {
        Self((1 << seats) - 1)
    }

    /// The first seat of the set clockwise from `start`, including `start` itself.
    #[inline]
    pub const fn first_from(self, start: Seat) -> Option<Seat> {
        let ahead = Self(self.0 & (u16::MAX << start.0));
        if ahead.is_empty() { self.first() } else { ahead.first() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_left_of_the_last_seat_is_the_first() {
        assert_eq!(Seat::new(3).step_left(1, 4), Seat::new(0));
    }

    #[test]
    fn going_clockwise_wraps_around() {
        let set: SeatSet = [Seat::new(0), Seat::new(2)].into_iter().collect();
        assert_eq!(set.first_from(Seat::new(1)), Some(Seat::new(2)));
        assert_eq!(set.first_from(Seat::new(3)), Some(Seat::new(0)));
        assert_eq!(SeatSet::EMPTY.first_from(Seat::new(3)), None);
    }

    #[test]
    fn a_seat_out_of_range_is_not_read() {
        assert!(serde_json::from_str::<Seat>("9").is_err());
        assert!(serde_json::from_str::<SeatSet>("[0, 200]").is_err());
    }
}
