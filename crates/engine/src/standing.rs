//! The final order of the seats.

use super::{MAX_SEATS, Seat, SeatSet};
use serde::{Serialize, Serializer};
use std::cmp::Ordering;

/// The place of each seat, with 1 for the best. Seats can share a place, and the places after a
/// shared one are skipped: 1, 2, 2, 4.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    places: [u8; MAX_SEATS],
    seats: u8,
}

impl Standing {
    /// Ranks `seats` seats by `compare`, in which the better seat is the lesser one.
    pub fn by(seats: u8, mut compare: impl FnMut(Seat, Seat) -> Ordering) -> Self {
        let mut places = [0; MAX_SEATS];
        for seat in Seat::all(seats) {
            let better = Seat::all(seats).filter(|&other| compare(other, seat) == Ordering::Less);
            places[seat.index()] = 1 + u8::try_from(better.count()).unwrap_or(u8::MAX);
        }
        Self { places, seats }
    }

    /// Ranks `seats` seats by their totals, of which the most is best.
    pub fn by_most<T: Ord>(seats: u8, total: impl Fn(Seat) -> T) -> Self {
        Self::by(seats, |a, b| total(b).cmp(&total(a)))
    }

    /// The place of `seat`, counted from 1.
    pub const fn place(&self, seat: Seat) -> u8 {
        self.places[seat.index()]
    }

    /// The places of all seats, in seat order.
    pub fn places(&self) -> &[u8] {
        &self.places[..usize::from(self.seats)]
    }

    /// The seats that share first place.
    pub fn winners(&self) -> SeatSet {
        Seat::all(self.seats).filter(|&seat| self.place(seat) == 1).collect()
    }
}

impl Serialize for Standing {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.places().serialize(serializer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_places_are_shared_and_the_next_is_left_out() {
        let points = [7, 9, 7, 3];
        let standing = Standing::by(4, |a, b| points[b.index()].cmp(&points[a.index()]));
        assert_eq!(standing.places(), [2, 1, 2, 4]);
        assert_eq!(standing.winners(), SeatSet::only(Seat::new(1)));
    }
}
