//! The complete state of a match, with its hidden parts.

use super::Options;
use super::bout::Bout;
use super::limits::MOST_SEATS;
use super::pack::Pack;
use super::score::Score;
use super::unlikely_cards::UnlikelyCards;
use mallard_engine::cards::{Card, CardSet, Suit};
use mallard_engine::{Rng, Seat, SeatSet};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Debug)]
pub struct State {
    pub(super) rng: Rng,
    pub(crate) public: Public,
    pub(super) hands: [CardSet; MOST_SEATS],
    /// Cards that every player saw in a hand or on their way to it. A card is in this set even after it is played: the
    /// known cards are those in both this set and the hand.
    pub(super) shown: [CardSet; MOST_SEATS],
    /// The inference from its play about cards in each hand.
    pub(super) doubts: [UnlikelyCards; MOST_SEATS],
    pub(crate) stock: Pack,
}

/// What all players see.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Public {
    pub options: Options,
    pub seats: u8,
    pub phase: Phase,
    pub score: Score,
    /// The number of the deal, from 1.
    pub deal: u8,
    pub dealer: Seat,
    pub trump: TrumpCard,
    /// The seats that are not out.
    pub playing: SeatSet,
    /// The place of each seat that is out, from 1; 0 for the others.
    pub places: [u8; MOST_SEATS],
    /// How many bouts have begun in the deal.
    pub bouts: u16,
    pub bout: Bout,
    /// Has a bout been beaten off in this deal (DUR-9)?
    pub beaten_off: bool,
    /// How many bouts in a row changed nothing (DUR-17a).
    pub idle_bouts: u8,
}

/// The card that fixes the trump (DUR-2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TrumpCard {
    pub card: Card,
    /// Was it the last card dealt, to the dealer, instead of being turned up under the stock?
    pub in_hand: bool,
}

/// The seat that decides, and its kind of decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// This seat opens the bout.
    Lead(Seat),
    /// This seat has just played a card, and plays more of its rank or passes (DUR-22).
    More(Seat),
    /// The defender beats, transfers or takes.
    Defend,
    /// This seat adds a card or passes; everything on the table is beaten.
    Add(Seat),
    /// This seat adds a card or passes; the defender will pick everything up.
    AddAfterTake(Seat),
    /// A deal of an open match is over, and this seat deals the next one or ends the match; the
    /// others may end it too (DUR-17).
    Between(Seat),
    Over,
}

impl Phase {
    /// Is no deal under way?
    pub(super) const fn is_after_deal(self) -> bool {
        matches!(self, Self::Between(_) | Self::Over)
    }
}

impl State {
    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }

    pub(super) fn hand_mut(&mut self, seat: Seat) -> &mut CardSet {
        &mut self.hands[seat.index()]
    }

    pub(super) fn show(&mut self, seat: Seat, cards: CardSet) {
        let shown = &mut self.shown[seat.index()];
        *shown = shown.or(cards);
    }

    /// The cards that left the game: those that are in no hand, not in the stock and not on the
    /// table.
    pub(super) fn beaten(&self) -> CardSet {
        let held = self.hands.iter().fold(self.public.bout.lying(), |all, &hand| all.or(hand));
        let stock = self.stock.iter().copied().collect();
        self.public.options.deck.cards().minus(held).minus(stock)
    }

    /// The cards in `hand` that beat `attack` (DUR-5).
    #[inline]
    pub(crate) fn beaters(&self, hand: CardSet, attack: Card) -> CardSet {
        let trump = self.public.trump_suit();
        let higher = hand.above(attack);
        if attack.suit() == trump { higher } else { higher.or(hand.of_suit(trump)) }
    }

    /// The cards in `hand` of the rank that was played last (DUR-22).
    pub(crate) fn more(&self, hand: CardSet) -> CardSet {
        self.public.bout.last_rank().map_or(CardSet::EMPTY, |rank| hand.of_rank(rank))
    }
}

impl Public {
    pub fn trump_suit(&self) -> Suit {
        self.trump.card.suit()
    }

    /// The most attack cards a bout may have, apart from the defender's hand (DUR-9).
    pub(super) fn most_attacks(&self) -> u8 {
        if self.options.first_bout_five && !self.beaten_off { 5 } else { 6 }
    }
}
