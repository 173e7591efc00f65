//! The final value of facedown cards.
//!
//! Each turn of a seat uses one of them up: it is discarded for a card drawn or taken, or it is turned up. So the
//! highest should be discarded, and the lowest turned up when no better card comes. The value is computed backwards
//! from the last turn, as an optimal stopping problem.

use super::super::super::Deck;
use super::super::worth::{Eighths, points};

/// The most cards that count: two seats have six each, and Flip makes one more.
const MAX_CARDS: usize = 8;

/// The lowest limit in the tables below, and the step from one limit to the next.
const LOWEST_LIMIT: Eighths = points(-14);
const LIMIT_STEP: Eighths = points(2);
const LIMITS: usize = 17;

/// The mean value of an offer if none above the limit is accepted and the limit counts instead: for
/// limits of -14, -12, ... 18 points, in eighths.
type Means = [Eighths; LIMITS];

/// An offer is a card drawn from the whole deck, less the value of its choice; one time in five the
/// top discard is just as good. Two points are added, because a seat does not get the full value of
/// each choice, and other seats steal low cards. These numbers were chosen, not fitted.
const ADVANCED: Means = [-101, -86, -71, -56, -41, -28, -15, -5, 5, 13, 20, 27, 32, 35, 37, 37, 37];
const NOVICE: Means = [-100, -84, -70, -55, -40, -27, -14, -3, 8, 17, 26, 33, 38, 42, 44, 44, 44];

/// The facedown cards of a range, as one seat knows them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Down {
    /// The effect of each if it were turned up, from the lowest.
    adds: [Eighths; MAX_CARDS],
    count: usize,
    means: &'static Means,
}

impl Down {
    /// No facedown cards, with this deck.
    pub(super) const fn none(deck: Deck) -> Self {
        let means = match deck {
            Deck::Novice => &NOVICE,
            Deck::Advanced => &ADVANCED,
        };
        Self { adds: [0; MAX_CARDS], count: 0, means }
    }

    /// Adds a card that would add `adds`. Cards beyond [`MAX_CARDS`] are left out.
    pub(super) fn put(&mut self, adds: Eighths) {
        if self.count == MAX_CARDS {
            return;
        }
        let place = self.adds[..self.count].partition_point(|&other| other < adds);
        self.adds[self.count] = adds;
        self.count += 1;
        self.adds[place..self.count].rotate_right(1);
    }

    /// The same without a card that would add `adds`.
    fn without(mut self, adds: Eighths) -> Self {
        let cards = &mut self.adds[..self.count];
        if let Some(place) = cards.iter().position(|&other| other == adds) {
            cards[place..].rotate_left(1);
            self.count -= 1;
        }
        self
    }

    /// Their expected final effect, all together, and without the highest.
    pub(super) fn expected_points(&self) -> (Eighths, Eighths) {
        // For every place, the value of the cards from there on, as many as counted so far.
        let mut promises = [0; MAX_CARDS + 1];
        let mut without_highest = 0;
        for fewer in 0..self.count {
            without_highest = promises[0];
            for lowest in 0..self.count - fewer {
                let discarded = promises[lowest];
                let turned = self.adds[lowest] + promises[lowest + 1];
                promises[lowest] = discarded + self.offered(turned - discarded);
            }
        }
        (promises[0], without_highest)
    }

    /// The others' expected final effect, once a card with the effect `adds` is used up.
    pub(super) fn expected_points_without(&self, adds: Eighths) -> Eighths {
        self.without(adds).expected_points().0
    }

    /// The mean value of an offer if none above this limit is accepted and the limit counts
    /// instead.
    #[inline]
    fn offered(&self, limit: Eighths) -> Eighths {
        let over = limit - LOWEST_LIMIT;
        if over <= 0 {
            return self.means[0] + over;
        }
        let (step, part) = (over / LIMIT_STEP, over % LIMIT_STEP);
        let step = usize::try_from(step).unwrap_or(0);
        match self.means.get(step..) {
            Some(&[lower, upper, ..]) => lower + (upper - lower) * part / LIMIT_STEP,
            _ => self.means[LIMITS - 1],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn down(cards: &[i32]) -> Down {
        let mut down = Down::none(Deck::Advanced);
        for &card in cards {
            down.put(points(card));
        }
        down
    }

    #[test]
    fn a_high_card_comes_to_little_while_it_can_be_discarded() {
        let promise = |cards: &[i32]| down(cards).expected_points().0;
        assert!(promise(&[13]) < points(5));
        assert!(promise(&[13, -9]) < points(-9 + 5));
        assert!(promise(&[13, 12, 10, 10]) < points(4 * 5));
    }

    /// The lowest value over all cards to discard or turn up.
    fn best(down: &Down) -> Eighths {
        let left = down.adds[..down.count].iter().map(|&adds| (adds, best(&down.without(adds))));
        let discarded = left.clone().map(|(_, rest)| rest).min();
        let turned = left.map(|(adds, rest)| adds + rest).min();
        let (Some(discarded), Some(turned)) = (discarded, turned) else { return 0 };
        discarded + down.offered(turned - discarded)
    }

    #[test]
    fn to_discard_the_highest_and_turn_up_the_lowest_is_best() {
        for cards in
            [&[13][..], &[5, -9], &[0, 13, 4], &[12, -9, 13], &[4, 4, 10, -13], &[7, 1, 13, 8, 3]]
        {
            let down = down(cards);
            assert_eq!(down.expected_points().0, best(&down), "{cards:?}");
        }
    }

    #[test]
    fn the_saving_of_the_highest_card_is_precomputed() {
        let down = down(&[4, 13, -3]);
        assert_eq!(down.expected_points().1, down.expected_points_without(points(13)));
    }
}
