//! The points of a night. They are fair over all games and numbers of seats: each match gives six points a seat.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, Sub};

/// Parts of a point. Any share of up to eight opponents, halves included, is a whole number of them.
const PARTS_PER_POINT: u32 = 140;

/// Points for beating all opponents.
const MAX_POINTS: u32 = 12;

/// Points of a night, exact. [`Display`](fmt::Display) rounds to one decimal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct NightPoints(u32);

impl NightPoints {
    /// The points of a player who sits a match out: half of the most.
    pub const SAT_OUT: Self = Self(MAX_POINTS * PARTS_PER_POINT / 2);

    /// The points of the seat with the index `seat` in a match with these places (1 is the best): twelve times the share
    /// of opponents beaten. An opponent in the same place is half beaten.
    pub fn for_seat(places: &[u8], seat: usize) -> Self {
        let Some(own) = places.get(seat) else { return Self(0) };
        let beaten = places.iter().filter(|&place| place > own).count();
        let behind = places.iter().filter(|&place| place < own).count();
        let opponents = places.len() - 1;
        // An opponent who is beaten counts two halves, one who is level one.
        let halves = u32::try_from(opponents + beaten - behind).unwrap_or(0);
        let opponents = u32::try_from(opponents).unwrap_or(0);
        Self((MAX_POINTS * PARTS_PER_POINT * halves).checked_div(2 * opponents).unwrap_or(0))
    }
}

impl Add for NightPoints {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sub for NightPoints {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl Sum for NightPoints {
    fn sum<I: Iterator<Item = Self>>(points: I) -> Self {
        points.fold(Self(0), Self::add)
    }
}

impl fmt::Display for NightPoints {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = (self.0 * 10 + PARTS_PER_POINT / 2) / PARTS_PER_POINT;
        if self.0.is_multiple_of(PARTS_PER_POINT) {
            write!(formatter, "{}", tenths / 10)
        } else {
            write!(formatter, "{}.{}", tenths / 10, tenths % 10)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mallard_codes::GameId;

    fn shown(places: &[u8]) -> Vec<String> {
        (0..places.len()).map(|seat| NightPoints::for_seat(places, seat).to_string()).collect()
    }

    #[test]
    fn beating_everyone_gives_twelve_and_no_one_none() {
        assert_eq!(shown(&[1, 2, 3, 4]), ["12", "8", "4", "0"]);
        assert_eq!(shown(&[3, 1, 2]), ["0", "12", "6"]);
        assert_eq!(shown(&[1, 2]), ["12", "0"]);
        assert_eq!(shown(&[1, 2, 3, 4, 5, 6, 7, 8, 9])[1..3], ["10.5", "9"]);
        assert_eq!(shown(&[1, 2, 3, 4, 5, 6]), ["12", "9.6", "7.2", "4.8", "2.4", "0"]);
    }

    #[test]
    fn seats_in_one_place_share() {
        assert_eq!(shown(&[1, 1, 1]), ["6", "6", "6"], "all level");
        assert_eq!(shown(&[1, 1, 3, 3]), ["10", "10", "2", "2"], "two teams");
        assert_eq!(shown(&[1, 1, 1, 4]), ["8", "8", "8", "0"], "only a fool");
    }

    /// Every order of places, with shared ones, at every number of seats of every game.
    #[test]
    fn each_match_gives_six_points_a_seat() {
        for seats in GameId::ALL.iter().flat_map(|game| game.seats()).map(usize::from) {
            // The places of all ways to rank the seats: each seat gets one of `seats` ranks.
            let ways = seats.pow(u32::try_from(seats).expect("few")).min(20_000);
            for way in 0..ways {
                let rank = |seat: usize| way / seats.pow(u32::try_from(seat).expect("few")) % seats;
                let place =
                    |seat: usize| 1 + (0..seats).filter(|&other| rank(other) < rank(seat)).count();
                let places: Vec<u8> =
                    (0..seats).map(|seat| u8::try_from(place(seat)).expect("few")).collect();
                let sum: NightPoints =
                    (0..seats).map(|seat| NightPoints::for_seat(&places, seat)).sum();
                assert_eq!(
                    sum.0,
                    u32::try_from(seats).expect("few") * NightPoints::SAT_OUT.0,
                    "{places:?}"
                );
            }
        }
    }

    #[test]
    fn points_are_exact_and_shown_with_one_decimal() {
        let third = NightPoints::for_seat(&[1, 2, 3, 4, 5, 6, 7, 8], 1);
        assert_eq!(third.to_string(), "10.3");
        let sum: NightPoints = std::iter::repeat_n(third, 7).sum();
        assert_eq!(sum.to_string(), "72", "seven times 72/7");
        assert_eq!((sum - third).to_string(), "61.7");
    }
}
