//! What captured 4s are worth to a seat, a Quackback in the making included.
//!
//! The weights here and in [`super::policy`] were found by letting two sets of them play some
//! thousand matches against each other.

use super::super::{Card, CardSet, Ranking, State, View};
use super::odds::SURE;
use crate::engine::Seat;

/// What a 4 costs who has it.
const OWN: i32 = 1_500;

/// What a 4 that another has is worth.
const ANOTHERS: i32 = 500;

/// What a Quackback is worth to who gets it, and costs the two others.
const QUACKBACK: i32 = 4_000;

/// The chance that a seat with three 4s gets the last one too.
const WITH_THREE: i32 = 550;

/// The chance of a Quackback that is not yet made, at most.
const AT_MOST: i32 = 900;

/// How much a strong hand adds to the chance of a Quackback, for each step that its cards are
/// higher than [`MIDDLE`].
const STRENGTH: i32 = 230;

/// The height of an average card in this measure.
const MIDDLE: i32 = 5;

/// What a trump counts for beside its height.
const TRUMP: i32 = 6;

/// The 4s each seat has.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tally {
    /// Who counts.
    seat: Seat,
    /// What the cards in its hand add to the chance of a Quackback.
    strength: i32,
    fours: [i32; 3],
    /// Is a Quackback possible in this round (DKT-5)?
    quackback: bool,
}

impl Tally {
    /// As far as `seat` knows, whose view it is.
    pub(super) fn of(view: &View, seat: Seat) -> Self {
        let fours = [0, 1, 2].map(|seat| i32::from(view.fours(Seat::new(seat))));
        let strength = strength(view.hand(seat).cards(), view.ranking());
        Self { seat, strength, fours, quackback: !view.turned_up.is_four() }
    }

    /// In an imagined state.
    #[inline]
    pub(super) fn imagined(state: &State, seat: Seat) -> Self {
        let fours = state.fours().map(i32::from);
        let quackback = state.has_four_fours();
        let alone = fours[seat.index()] == fours.iter().sum::<i32>();
        // Nobody asks for it who cannot have all of them.
        let strength =
            if quackback && alone { strength(state.hand(seat), state.ranking()) } else { 0 };
        Self { seat, strength, fours, quackback }
    }

    /// With so many more for a seat.
    #[inline]
    pub(super) fn with(mut self, seat: Seat, more: i32) -> Self {
        self.fours[seat.index()] += more;
        self
    }

    /// What it is worth to who counts.
    #[inline]
    pub(super) fn worth(self) -> i32 {
        let all: i32 = self.fours.iter().sum();
        let own = self.fours[self.seat.index()];
        let paid = ANOTHERS * (all - own) - OWN * own;
        let collector = self.fours.iter().position(|&fours| fours == all && all > 0);
        match collector {
            // What it has it will not pay for.
            Some(me) if self.quackback && me == self.seat.index() => {
                let chance = match all {
                    4.. => SURE,
                    _ => (chance(all) + self.strength).clamp(0, AT_MOST),
                };
                paid + chance * (QUACKBACK + OWN * own) / SURE
            }
            Some(_) if self.quackback => paid - chance(all) * (QUACKBACK + ANOTHERS * all) / SURE,
            _ => paid,
        }
    }
}

/// The chance that who alone has so many 4s gets them all.
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
            let trump = if ranking.trump() == suit { TRUMP } else { 0 };
            i32::from(ranking.height(rank)) + trump
        }
        _ => 0,
    };
    STRENGTH * (hand.iter().map(height).sum::<i32>() - MIDDLE * cards) / cards
}
