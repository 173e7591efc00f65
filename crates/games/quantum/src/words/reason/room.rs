//! The room that a number leaves its row.

use crate::{BOXES, Need, Row};

/// The last box before the line, counted from 0.
pub(super) const BEFORE_LINE: usize = 3;

/// A first number up to this one, and a number further on before the line, leaves room for the higher numbers to come.
const MAX_FIRST: u8 = 7;
const MAX_RISING: u8 = 10;

/// From this number on the last box before the line leaves room for the two lower numbers behind it, and the first box
/// behind the line for one more.
const MIN_BEFORE_LINE: u8 = 12;
const MIN_FALLING: u8 = 7;

/// A number nearer to the one before it than this fits well.
const FAR: u8 = 8;

/// How far a number is from the one before it.
pub(super) fn steps(row: Row, number: u8) -> Option<u8> {
    match row.need() {
        Need::Over(bound) | Need::Under(bound) => Some(number.abs_diff(bound)),
        Need::Any | Need::Full => None,
    }
}

/// Does a number that fits leave room for the next ones in its row? Three of ten numbers that the dice make then fit the
/// next box; five of ten do after a first number, and seven of ten behind the line.
pub(super) fn leaves_room(row: Row, number: u8) -> bool {
    match row.numbers().len() {
        0 => number <= MAX_FIRST,
        BEFORE_LINE => number >= MIN_BEFORE_LINE,
        place if place < BEFORE_LINE => number <= MAX_RISING,
        place if place + 1 < BOXES => number >= MIN_FALLING,
        _ => true,
    }
}

/// Does the number fit its row, leave room there and skip few others? In the last box before the line, and in the last
/// of the row, it may skip any.
pub(super) fn fits_well(row: Row, number: u8) -> bool {
    let is_far = match row.numbers().len() {
        BEFORE_LINE => false,
        place if place + 1 == BOXES => false,
        _ => steps(row, number).is_some_and(|steps| steps >= FAR),
    };
    row.fits(number) && leaves_room(row, number) && !is_far
}
