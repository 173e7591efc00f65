//! The probability that each number is called again in a round.

use super::super::{CaptainCard, Number, NumberSet, VariantSet};

/// How many calls a round of good play takes, and the least number of further calls to expect.
const EXPECTED_CALLS: i32 = 14;
const LEAST_CALLS: i32 = 3;

/// How many calls are still to come after `turned` cards in the round.
pub(super) fn calls_to_come(turned: i32) -> i32 {
    (EXPECTED_CALLS - turned).max(LEAST_CALLS)
}

/// The probability of each number to be called again before the round ends, for a player who counts the cards.
#[derive(Clone, Copy, Debug)]
pub(super) struct Odds(pub(super) [f32; Number::ALL.len()]);

/// The count of each number's cards, and of all cards.
#[derive(Clone, Copy, Debug)]
pub(super) struct Count {
    copies: [u8; Number::ALL.len()],
    cards: i32,
    /// How many of these cards are put aside (DNC-20).
    aside: i32,
    /// How many cards the whole deck has.
    whole: i32,
    /// The numbers that are called in the round (DNC-21).
    called: NumberSet,
}

impl Count {
    pub(super) fn new(cards: &[CaptainCard], variants: VariantSet) -> Self {
        let called = variants.movable();
        let mut count = Self {
            copies: [0; Number::ALL.len()],
            cards: 0,
            aside: i32::from(variants.aside()),
            whole: 2 * i32::from(called.len()) + 2,
            called,
        };
        for &card in cards {
            count.cards += 1;
            if let CaptainCard::Number(number) = card {
                count.copies[number.index()] += 1;
            }
        }
        count
    }

    pub(super) fn without(mut self, card: CaptainCard) -> Self {
        self.cards -= 1;
        if let CaptainCard::Number(number) = card {
            self.copies[number.index()] -= 1;
        }
        self
    }

    pub(super) fn is_empty(&self) -> bool {
        self.cards <= self.aside
    }

    /// The odds after `turned` cards in the round, if these cards come first and then all cards,
    /// shuffled again (DNC-13).
    #[expect(clippy::cast_precision_loss, reason = "small numbers")]
    pub(super) fn odds(&self, turned: i32) -> Odds {
        let calls = calls_to_come(turned);
        let now = calls.min(self.cards - self.aside);
        let missed_now = 1.0 - now as f32 / self.cards.max(1) as f32;
        let missed_then = 1.0 - (calls - now) as f32 / self.whole as f32;
        let mut missed = missed_then * missed_then;
        let by_copies = [(); 3].map(|()| {
            let odds = 1.0 - missed;
            missed *= missed_now;
            odds
        });
        let odds = |number: Number| match self.copies[number.index()] {
            _ if !self.called.has(number) => 0.0,
            copies => by_copies[usize::from(copies.min(2))],
        };
        Odds(Number::ALL.map(odds))
    }
}
