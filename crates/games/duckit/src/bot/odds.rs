//! The possible contents of the hidden hands, counted from the cards that a seat has not seen.

use super::super::{Card, CardSet, Ranking, View};
use mallard_engine::Seat;
use mallard_engine::cards::Suit;

/// The unit of probabilities: certainty.
pub(super) const SURE: i32 = 1_000;

/// The odds as one seat sees them.
#[derive(Clone, Copy, Debug)]
pub(super) struct WinOdds {
    pub(super) ranking: Ranking,
    unseen: CardSet,
}

/// The forecast for a card that is led or followed with.
#[derive(Clone, Copy, Debug)]
pub(super) struct CardForecast {
    /// The probability of winning the trick.
    pub(super) wins: i32,
    /// The 4s that later seats would add if it wins, with a whole one as [`SURE`].
    pub(super) added: i32,
}

impl WinOdds {
    pub(super) fn from_view(view: &View, seat: Seat) -> Self {
        let open =
            view.public.recall.played.or(view.public.trick.cards()).with(view.public.turned_up);
        let seen = view.quacker.banked().into_iter().fold(open, CardSet::with);
        Self {
            ranking: view.ranking(),
            unseen: CardSet::FULL.minus(seen).minus(view.hand(seat).cards()),
        }
    }

    /// The unseen cards of a suit that are lower than `card`, and those that are higher.
    fn around(self, card: Card, suit: Suit) -> (CardSet, CardSet) {
        let power = self.ranking.power(card, suit);
        let unseen = self.unseen.of_suit(suit);
        let lower = unseen.iter().filter(|&other| self.ranking.power(other, suit) < power);
        let lower = lower.collect();
        (lower, unseen.minus(lower))
    }

    /// The forecast for a card that is winning a trick of this suit, with hands of these sizes still to follow. The
    /// model: they play below it where they can, and throw a 4 on it.
    pub(super) fn card_forecast(
        self,
        card: Card,
        led: Suit,
        followers: impl Iterator<Item = u8>,
    ) -> CardForecast {
        let (lower, higher) = self.around(card, led);
        let fours = self.unseen.fours();
        let mut prospect = CardForecast { wins: SURE, added: 0 };
        for cards in followers {
            let void = self.none(lower.len() + higher.len(), cards);
            let beats = self.none(lower.len(), cards) - void;
            let throws = void * (SURE - self.none(fours.len(), cards)) / SURE;
            let follows = SURE - self.none(lower.fours().len(), cards);
            prospect.wins = prospect.wins * (SURE - beats) / SURE;
            prospect.added += throws + follows;
        }
        prospect
    }

    /// The probability that a hand of `cards` cards has none of `wanted` unseen ones.
    fn none(self, wanted: u8, cards: u8) -> i32 {
        let unseen = i32::from(self.unseen.len());
        let others = unseen - i32::from(wanted);
        (0..i32::from(cards).min(unseen))
            .fold(SURE, |odds, drawn| odds * (others - drawn).max(0) / (unseen - drawn))
    }
}
