//! The coming calls, in a sampled order.

use super::super::{CaptainCard, VariantSet, View};
use super::odds::{Count, Odds};
use mallard_engine::Rng;

/// The cards still to come, for a player who counts them.
#[derive(Debug)]
pub(super) struct Stock {
    /// The cards still to be turned, and those put aside, in no order.
    deck: Vec<CaptainCard>,
    /// The cards that are shuffled again after that (DNC-13), not counting later discards; those
    /// put aside too.
    all: Vec<CaptainCard>,
    variants: VariantSet,
    /// How many cards have been turned in the round.
    calls: i32,
}

/// Calls in a sampled order.
#[derive(Debug, Default)]
pub(super) struct Calls {
    pub(super) cards: Vec<CaptainCard>,
    /// The odds before each call, and after the last one.
    pub(super) odds: Vec<Odds>,
}

impl Stock {
    pub(super) fn from_view(view: &View) -> Self {
        let variants = view.public.variants();
        let mut all: Vec<CaptainCard> = variants.cards().collect();
        for gone in view.public.discards.iter() {
            if let Some(place) = all.iter().position(|card| card == gone) {
                all.swap_remove(place);
            }
        }
        Self { deck: view.recall.deck.clone(), all, variants, calls: i32::from(view.public.calls) }
    }

    pub(super) fn odds(&self) -> Odds {
        self.counted(&self.deck).odds(self.calls)
    }

    /// Samples an order: the deck shuffled, without the cards put aside, then all its cards shuffled again.
    pub(super) fn shuffle(&self, calls: &mut Calls, rng: &mut Rng) {
        let cards = &mut calls.cards;
        cards.clone_from(&self.deck);
        rng.shuffle(cards);
        let first = cards.len().saturating_sub(usize::from(self.variants.aside()));
        let aside = cards.split_off(first);
        cards.extend_from_slice(&self.all);
        for card in aside {
            if let Some(place) = cards[first..].iter().position(|&other| other == card) {
                cards.remove(first + place);
            }
        }
        rng.shuffle(&mut cards[first..]);
        self.compute_odds(calls);
    }

    pub(super) fn compute_odds(&self, calls: &mut Calls) {
        let mut count = self.counted(&self.deck);
        let mut turned = self.calls;
        calls.odds.clear();
        calls.odds.push(count.odds(turned));
        for &card in &calls.cards {
            if count.is_empty() {
                count = Count::new(&self.all, self.variants);
            }
            count = count.without(card);
            turned += 1;
            calls.odds.push(count.odds(turned));
        }
    }

    /// An empty deck counts as freshly shuffled.
    fn counted(&self, deck: &[CaptainCard]) -> Count {
        let count = Count::new(deck, self.variants);
        if count.is_empty() { Count::new(&self.all, self.variants) } else { count }
    }
}
