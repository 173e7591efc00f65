//! The captain's cards in order: the deck, the captain pile, the discard zone.

use super::{CaptainCard, VariantSet};
use mallard_engine::Rng;

/// Cards in order, the top one last, so that drawing only counts down.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pack {
    /// The entries from `len` on are leftovers and never read.
    cards: [CaptainCard; CaptainCard::COUNT],
    len: u8,
}

impl PartialEq for Pack {
    fn eq(&self, other: &Self) -> bool {
        self.cards() == other.cards()
    }
}

impl Pack {
    /// No card.
    pub(super) const EMPTY: Self =
        Self { cards: [CaptainCard::Repeat; CaptainCard::COUNT], len: 0 };

    /// The deck of a round with these variants, shuffled.
    pub(super) fn deck(variants: VariantSet, rng: &mut Rng) -> Self {
        let mut pack = Self::in_order(variants.cards());
        pack.shuffle(rng);
        pack
    }

    /// These cards in this order, the top one last.
    pub(super) fn in_order(cards: impl IntoIterator<Item = CaptainCard>) -> Self {
        let mut pack = Self::EMPTY;
        cards.into_iter().take(CaptainCard::COUNT).for_each(|card| pack.put(card));
        pack
    }

    pub(super) fn shuffle(&mut self, rng: &mut Rng) {
        rng.shuffle(&mut self.cards[..usize::from(self.len)]);
    }

    /// Takes the top card off the pack.
    #[inline]
    pub(super) fn draw(&mut self) -> Option<CaptainCard> {
        self.len = self.len.checked_sub(1)?;
        Some(self.cards[usize::from(self.len)])
    }

    /// Puts a card on top. The number of cards never exceeds the capacity.
    #[inline]
    pub(super) fn put(&mut self, card: CaptainCard) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    /// The top card.
    pub(super) fn top(&self) -> Option<CaptainCard> {
        self.cards().last().copied()
    }

    #[inline]
    pub(super) fn len(&self) -> u8 {
        self.len
    }

    /// The cards, the top one last.
    pub(super) fn cards(&self) -> &[CaptainCard] {
        &self.cards[..usize::from(self.len)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packs_are_the_same_if_the_same_cards_are_left_in_the_same_order() {
        let of = |cards: &[CaptainCard]| Pack::in_order(cards.iter().copied());
        let [first, second] = [CaptainCard::Max, CaptainCard::Repeat];
        let mut drawn = of(&[first, second]);
        assert!(drawn != of(&[second, first]) && drawn != of(&[first]));
        drawn.draw();
        assert_eq!(drawn, of(&[first]));
    }
}
