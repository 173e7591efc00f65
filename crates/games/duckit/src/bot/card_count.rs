//! The value of captured 4s to a seat, including a Quackback in the making.
//!
//! The weights here and in [`super::policy`] were found by letting two sets of them play some
//! thousand matches against each other.

use super::super::{Card, CardSet, Ranking, State, View};
use super::odds::SURE;
use mallard_engine::Seat;

/// The cost of a 4 to the seat that has it.
const OWN_FOUR_COST: i32 = 1_500;

/// The value of a 4 that another seat has.
const OTHER_FOUR_VALUE: i32 = 500;

/// The value of a Quackback to the seat that gets it, and its cost to the two others.
const QUACKBACK_VALUE: i32 = 4_000;

/// The probability that a seat with three 4s gets the last one too.
const WITH_THREE: i32 = 550;

/// The highest probability of a Quackback before it is complete.
const AT_MOST: i32 = 900;

/// How much a strong hand adds to the probability of a Quackback, for each step that its cards are above [`AVERAGE_HEIGHT`].
const STRENGTH_WEIGHT: i32 = 230;

/// The height of an average card on this scale.
const AVERAGE_HEIGHT: i32 = 5;

/// The value of a trump in addition to its height.
const TRUMP_HEIGHT: i32 = 6;

/// The 4s of each seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct CardCount {
    /// The seat whose value is counted.
    seat: Seat,
    /// The effect of the cards in its hand on the probability of a Quackback.
    strength: i32,
    fours: [i32; 3],
    /// Is a Quackback possible in this round (DKT-5)?
    quackback: bool,
}

impl CardCount {
    /// The tally of a view, as far as `seat`, its viewer, knows.
    pub(super) fn from_view(view: &View, seat: Seat) -> Self {
        let fours = [0, 1, 2].map(|seat| i32::from(view.fours(Seat::new(seat))));
        let strength = strength(view.hand(seat).cards(), view.ranking());
        Self { seat, strength, fours, quackback: !view.public.turned_up.is_four() }
    }

    #[inline]
    pub(super) fn from_state(state: &State, seat: Seat) -> Self {
        let fours = [0, 1, 2].map(|seat| i32::from(state.fours(Seat::new(seat))));
        let quackback = !state.public.turned_up.is_four();
        let alone = fours[seat.index()] == fours.iter().sum::<i32>();
        // A seat that cannot get all of them needs no strength.
        let strength =
            if quackback && alone { strength(state.hand(seat), state.ranking) } else { 0 };
        Self { seat, strength, fours, quackback }
    }

    /// The tally with `more` 4s added for `seat`.
    #[inline]
    pub(super) fn with(mut self, seat: Seat, more: i32) -> Self {
        self.fours[seat.index()] += more;
        self
    }

    #[inline]
    pub(super) fn value(self) -> i32 {
        let all: i32 = self.fours.iter().sum();
        let own = self.fours[self.seat.index()];
        let paid = OTHER_FOUR_VALUE * (all - own) - OWN_FOUR_COST * own;
        let collector = self.fours.iter().position(|&fours| fours == all && all > 0);
        match collector {
            // After a Quackback the seat will not pay for its own 4s.
            Some(me) if self.quackback && me == self.seat.index() => {
                let chance = match all {
                    4.. => SURE,
                    _ => (chance(all) + self.strength).clamp(0, AT_MOST),
                };
                paid + chance * (QUACKBACK_VALUE + OWN_FOUR_COST * own) / SURE
            }
            Some(_) if self.quackback => {
                paid - chance(all) * (QUACKBACK_VALUE + OTHER_FOUR_VALUE * all) / SURE
            }
            _ => paid,
        }
    }
}

/// The probability, in parts of [`SURE`], that the only seat with 4s, `fours` of them so far, captures all four.
fn chance(fours: i32) -> i32 {
    match fours {
        0..=2 => 0,
        3 => WITH_THREE,
        _ => SURE,
    }
}

/// How much better than average a hand is at winning tricks.
fn strength(hand: CardSet, ranking: Ranking) -> i32 {
    let cards = i32::from(hand.len()).max(1);
    let height = |card: Card| match (card.rank(), card.suit()) {
        (Some(rank), suit) => {
            let trump = if ranking.trump() == suit { TRUMP_HEIGHT } else { 0 };
            i32::from(ranking.height(rank)) + trump
        }
        _ => 0,
    };
    STRENGTH_WEIGHT * (hand.iter().map(height).sum::<i32>() - AVERAGE_HEIGHT * cards) / cards
}
