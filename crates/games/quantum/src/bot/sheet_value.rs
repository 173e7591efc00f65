//! The value of the boxes of a row.
//!
//! Each turn offers a row a number. The seat can write it, and then the next box asks for more, or
//! wait for a better one while the match runs out. Solved backwards from the last box, that gives
//! the value of the rest of a row after any number; it is computed once, at compile time.
//!
//! The weights here and in [`super::policy`] were found by letting two sets of them play some
//! hundred matches against each other, with two, three and four seats.

use super::super::Row;
use super::offers::{NUMBERS, OFFERS};

/// The unit of all values: a hundredth of a point.
pub(super) const POINT: i32 = 100;

/// The value of filling a box, with any number: nothing counts before a column is full.
const BOX_VALUE: i32 = 340;

/// The value of each point of the number: only the second lowest of a column counts.
const NUMBER_VALUE: i32 = 15;

/// The extra value of filling the last box of a row.
const LAST_BOX_VALUE: i32 = 50;

/// How likely the match is to continue after an offer, in per cent.
const CONTINUATION_PER_CENT: i64 = 93;

/// Less than any value: the number does not fit.
pub(super) const UNFIT: i32 = -1_000_000;

/// The value of the rest of a row by the number of filled boxes and the last number.
const REST: [[i32; NUMBERS]; 7] = {
    let mut rest = [[0; NUMBERS]; 7];
    let mut filled = 6;
    while filled > 0 {
        filled -= 1;
        let mut last = 0;
        while last < NUMBERS {
            rest[filled][last] = wait(filled, last, &rest[filled + 1]);
            last += 1;
        }
    }
    rest
};

/// The value of waiting for the best number for the next box.
///
/// It starts from no waiting and accepts every offer that is better. Once no further offer is
/// better, that is the value of waiting.
#[expect(clippy::cast_possible_truncation, reason = "no row is worth more than some points")]
const fn wait(filled: usize, last: usize, after: &[i32; NUMBERS]) -> i32 {
    let mut worth = 0;
    loop {
        let (mut accepted, mut gained, mut all) = (0, 0, 0);
        let mut number = 1;
        while number < NUMBERS {
            let gain = written(filled, number) + after[number];
            all += OFFERS[number];
            if fits(filled, last, number) && gain > worth {
                accepted += OFFERS[number];
                gained += OFFERS[number] * gain as i64;
            }
            number += 1;
        }
        let better =
            CONTINUATION_PER_CENT * gained / (100 * all - CONTINUATION_PER_CENT * (all - accepted));
        if better as i32 <= worth {
            return worth;
        }
        worth = better as i32;
    }
}

/// Does `number` fit in the next box (QTM-3)?
const fn fits(filled: usize, last: usize, number: usize) -> bool {
    match filled {
        0 => true,
        1..=3 => number > last,
        _ => number < last,
    }
}

/// The value of the number itself in the next box.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    reason = "no number is over 33"
)]
const fn written(filled: usize, number: usize) -> i32 {
    BOX_VALUE + NUMBER_VALUE * number as i32 + if filled == 5 { LAST_BOX_VALUE } else { 0 }
}

/// The gain of a row from a number in its next box; [`UNFIT`] if it does not fit.
pub(super) fn gain(row: Row, number: u8) -> i32 {
    if !row.fits(number) {
        return UNFIT;
    }
    let numbers = row.numbers();
    let last = numbers.last().copied().map_or(0, usize::from);
    let (filled, number) = (numbers.len(), usize::from(number));
    written(filled, number) + REST[filled + 1][number] - REST[filled][last]
}
