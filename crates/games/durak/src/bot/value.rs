//! The value of cards to the hand they are in.
//!
//! The weights here and in [`super::policy`] were found by letting two sets of them play some
//! thousand deals against each other, with two and with four seats.

use super::super::View;
use mallard_engine::cards::{Card, CardSet, Rank, Suit};

/// The size up to which hands are refilled (DUR-12).
const HAND_SIZE: i32 = 6;

/// The unit of all values: from the lowest plain card to the highest.
const PLAIN_CARD_RANGE: i32 = 100;

/// The value of the lowest trump: more than a plain ace.
const LOWEST_TRUMP_VALUE: i32 = 140;

/// The value of the average card: three plain suits and the trumps, each at its middle.
const AVERAGE_CARD_VALUE: i32 = (4 * PLAIN_CARD_RANGE / 2 + LOWEST_TRUMP_VALUE) / 4;

/// The cost of having a card. While the stock lasts, good cards are worth taking; once it is empty, almost every card
/// is a burden.
const BURDEN_EARLY: i32 = 45;
const BURDEN_LATE: i32 = 260;

/// The value of having no card when none is left to draw.
const EMPTY_HAND_VALUE: i32 = 1_000;

/// The scale of card values at one moment of a match.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scale {
    trump: Suit,
    lowest: Rank,
    stock: i32,
    /// The cost of having any card.
    pub(super) burden: i32,
}

impl Scale {
    pub(super) fn from_view(view: &View) -> Self {
        let lowest = view.public.options.deck.cards().first().map_or(Rank::Two, Card::rank);
        let stock = i32::from(view.stock.len());
        let plenty = HAND_SIZE * i32::from(view.public.seats);
        let burden = BURDEN_LATE - (BURDEN_LATE - BURDEN_EARLY) * stock.min(plenty) / plenty;
        Self { trump: view.public.trump_suit(), lowest, stock, burden }
    }

    /// The value of one card without the burden.
    pub(super) fn card(self, card: Card) -> i32 {
        let above_lowest = |rank: Rank| rank as i32 - self.lowest as i32;
        let plain = PLAIN_CARD_RANGE * above_lowest(card.rank()) / above_lowest(Rank::Ace);
        if card.suit() == self.trump { LOWEST_TRUMP_VALUE + plain } else { plain }
    }

    /// The value of a hand once it has been refilled.
    pub(super) fn hand(self, hand: CardSet) -> i32 {
        let held = i32::from(hand.len());
        let drawn = (HAND_SIZE - held).clamp(0, self.stock);
        if held + drawn == 0 {
            return EMPTY_HAND_VALUE;
        }
        let cards: i32 = hand.iter().map(|card| self.card(card)).sum();
        cards + drawn * AVERAGE_CARD_VALUE - (held + drawn) * self.burden
    }

    /// The cheapest card of `hand` that beats `attack` (DUR-5).
    pub(super) fn cheapest_beat(self, hand: CardSet, attack: Card) -> Option<Card> {
        let higher = hand.above(attack);
        let trumps = hand.of_suit(self.trump);
        let beats = if attack.suit() == self.trump { higher } else { higher.or(trumps) };
        beats.iter().min_by_key(|&card| self.card(card))
    }
}
