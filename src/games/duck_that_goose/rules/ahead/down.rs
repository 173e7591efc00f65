//! What facedown cards come to at last.
//!
//! Each turn of a seat uses one of them up: it is discarded for a card drawn or taken, or it is turned up. So the
//! highest is there to be discarded, and the lowest to be turned up when what comes is no better. What that
//! promises is reckoned backwards from the last turn, as one does who may accept an offer or wait for another.

use super::super::options::Deck;
use super::worth::{Eighths, points};

/// As many cards as are reckoned with: two seats have six each, and Flip makes one more.
const MOST: usize = 8;

/// The lowest limit in the tables below, and how far the others are from each other.
const LOWEST: Eighths = points(-14);
const STEP: Eighths = points(2);
const STEPS: usize = 17;

/// What offers come to in the mean if nothing over a limit is accepted and the limit counted instead: for limits
/// of -14, -12, ... 18 points, in eighths.
type Means = [Eighths; STEPS];

/// An offer is a card drawn from the whole deck, less what its choice is worth; one time in five whatever lies on the
/// discard pile is as good as another. Two points are added, for not all that a choice is worth comes to its seat,
/// and others steal low cards: these figures were chosen, not fitted.
const ADVANCED: Means = [-101, -86, -71, -56, -41, -28, -15, -5, 5, 13, 20, 27, 32, 35, 37, 37, 37];
const NOVICE: Means = [-100, -84, -70, -55, -40, -27, -14, -3, 8, 17, 26, 33, 38, 42, 44, 44, 44];

/// The facedown cards of a range, as somebody knows them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Down {
    /// What each would add if it was turned up, from the lowest.
    adds: [Eighths; MOST],
    count: usize,
    means: &'static Means,
}

impl Down {
    /// None, of this deck.
    pub(super) const fn none(deck: Deck) -> Self {
        let means = match deck {
            Deck::Novice => &NOVICE,
            Deck::Advanced => &ADVANCED,
        };
        Self { adds: [0; MOST], count: 0, means }
    }

    /// One more, which would add so much. What is beyond [`MOST`] is left out.
    pub(super) fn put(&mut self, adds: Eighths) {
        if self.count == MOST {
            return;
        }
        let place = self.adds[..self.count].partition_point(|&other| other < adds);
        self.adds[self.count] = adds;
        self.count += 1;
        self.adds[place..self.count].rotate_right(1);
    }

    /// Without one that would add so much.
    fn without(mut self, adds: Eighths) -> Self {
        let cards = &mut self.adds[..self.count];
        if let Some(place) = cards.iter().position(|&other| other == adds) {
            cards[place..].rotate_left(1);
            self.count -= 1;
        }
        self
    }

    /// What they will add at last, all together, and what they would without the highest.
    pub(super) fn promise(&self) -> (Eighths, Eighths) {
        // For every place what as many cards from there on promise as were reckoned so far.
        let mut promises = [0; MOST + 1];
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

    /// What the others will add once one of them is used up that would add so much.
    pub(super) fn promise_without(&self, adds: Eighths) -> Eighths {
        self.without(adds).promise().0
    }

    /// What an offer comes to in the mean if nothing over this limit is accepted and the limit counted instead.
    #[inline]
    fn offered(&self, limit: Eighths) -> Eighths {
        let over = limit - LOWEST;
        if over <= 0 {
            return self.means[0] + over;
        }
        let (step, part) = (over / STEP, over % STEP);
        let step = usize::try_from(step).unwrap_or(0);
        match self.means.get(step..) {
            Some(&[lower, upper, ..]) => lower + (upper - lower) * part / STEP,
            _ => self.means[STEPS - 1],
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
        let promise = |cards: &[i32]| down(cards).promise().0;
        assert!(promise(&[13]) < points(5));
        assert!(promise(&[13, -9]) < points(-9 + 5));
        assert!(promise(&[13, 12, 10, 10]) < points(4 * 5));
    }

    /// Whatever card is discarded or turned up, nothing promises less.
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
            assert_eq!(down.promise().0, best(&down), "{cards:?}");
        }
    }

    #[test]
    fn what_the_highest_saves_is_told_at_once() {
        let down = down(&[4, 13, -3]);
        assert_eq!(down.promise().1, down.promise_without(points(13)));
    }
}
