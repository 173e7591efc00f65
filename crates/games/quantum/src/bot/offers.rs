//! How often the dice give each number.

use super::super::{Colour, Die};

/// One more than the highest number that the dice can give (QTM-1).
pub(super) const NUMBERS: usize = 34;

/// How often each number comes, for all colours together, over every way the dice can fall.
pub(super) const OFFERS: [i64; NUMBERS] = {
    let mut offers = [0; NUMBERS];
    let mut place = 0;
    while place < Colour::ALL.len() {
        let of_colour = colour_frequencies(Colour::ALL[place]);
        let mut number = 0;
        while number < NUMBERS {
            offers[number] += of_colour[number];
            number += 1;
        }
        place += 1;
    }
    offers
};

/// How often each number comes for one colour.
const fn colour_frequencies(colour: Colour) -> [i64; NUMBERS] {
    let mut counts = [0; NUMBERS];
    counts[0] = 1;
    let mut die = 0;
    while die < Die::ALL.len() {
        counts = with_die(&counts, Die::ALL[die], colour);
        die += 1;
    }
    counts
}

const fn with_die(counts: &[i64; NUMBERS], die: Die, colour: Colour) -> [i64; NUMBERS] {
    let mut more = [0; NUMBERS];
    let mut side = 0;
    while side < 6 {
        let face = die.faces()[side];
        // White adds to every colour (QTM-4).
        let adds = match face.colour() {
            Some(other) if other as u8 != colour as u8 => 0,
            _ => face.number() as usize,
        };
        let mut sum = 0;
        while sum + adds < NUMBERS {
            more[sum + adds] += counts[sum];
            sum += 1;
        }
        side += 1;
    }
    more
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_roll_is_counted() {
        assert_eq!(OFFERS.iter().sum::<i64>(), 4 * 6_i64.pow(7));
        assert_eq!(OFFERS[0], 0);
        for colour in Colour::ALL {
            let counts = colour_frequencies(colour);
            assert_eq!(counts.iter().sum::<i64>(), 6_i64.pow(7));
            // Only one face of each die is its best.
            assert_eq!(counts[33], 1, "{colour:?}");
        }
    }
}
