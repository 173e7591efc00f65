//! What captured 4s are worth to a seat in an imagined state. The weights are those of [`super::tally`].

use super::super::{Card, CardSet, Ranking, State};
use super::odds::SURE;
use super::tally::{ANOTHERS, AT_MOST, MIDDLE, OWN, QUACKBACK, STRENGTH, TRUMP, WITH_THREE};
use crate::engine::Seat;

/// The 4s each seat has, as one of them looks at it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stakes {
    seat: Seat,
    /// What the cards in its hand add to the chance of a Quackback.
    strength: i32,
    fours: [u8; 3],
    /// Is a Quackback possible in this round (DKT-5)?
    quackback: bool,
    /// What it is worth as it stands.
    now: i32,
}

impl Stakes {
    #[inline]
    pub(super) fn of(state: &State, seat: Seat) -> Self {
        let fours = state.fours();
        let quackback = state.has_four_fours();
        let alone = fours[seat.index()] == fours[0] + fours[1] + fours[2];
        // Nobody asks for it who cannot have all of them.
        let strength =
            if quackback && alone { strength(state.hand(seat), state.ranking()) } else { 0 };
        let stakes = Self { seat, strength, fours, quackback, now: 0 };
        Self { now: stakes.worth(fours), ..stakes }
    }

    /// What changes for the seat when `winner` catches so many 4s more.
    #[inline]
    pub(super) fn caught(&self, winner: Seat, more: u8) -> i32 {
        if more == 0 {
            return 0;
        }
        let mut fours = self.fours;
        fours[winner.index()] += more;
        self.worth(fours) - self.now
    }

    #[inline]
    fn worth(&self, fours: [u8; 3]) -> i32 {
        let all = i32::from(fours[0] + fours[1] + fours[2]);
        let own = i32::from(fours[self.seat.index()]);
        let paid = ANOTHERS * (all - own) - OWN * own;
        if !self.quackback || all == 0 {
            paid
        } else if own == all {
            // What it has it will not pay for.
            let chance =
                if all >= 4 { SURE } else { (chance(all) + self.strength).clamp(0, AT_MOST) };
            paid + chance * (QUACKBACK + OWN * own) / SURE
        } else if fours.iter().any(|&fours| i32::from(fours) == all) {
            paid - chance(all) * (QUACKBACK + ANOTHERS * all) / SURE
        } else {
            paid
        }
    }
}

/// The chance that who alone has so many 4s gets them all.
#[inline]
const fn chance(fours: i32) -> i32 {
    match fours {
        0..=2 => 0,
        3 => WITH_THREE,
        _ => SURE,
    }
}

/// How much better than average a hand is at winning tricks.
fn strength(hand: CardSet, ranking: Ranking) -> i32 {
    let cards = i32::from(hand.len()).max(1);
    let trumps = ranking.trump().map_or(0, |trump| i32::from(hand.of_suit(trump).len()));
    let heights = hand.iter().filter_map(Card::rank).map(|rank| i32::from(ranking.height(rank)));
    STRENGTH * (heights.sum::<i32>() + TRUMP * trumps - MIDDLE * cards) / cards
}
