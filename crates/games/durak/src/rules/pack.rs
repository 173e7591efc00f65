//! The stock: cards in order, drawn from the top.

use mallard_engine::Rng;
use mallard_engine::cards::{Card, CardSet, Rank, Suit};

/// The largest deck.
const MOST: usize = 52;

/// The content of an unused place; never read.
const FILLER: Card = Card::new(Rank::Two, Suit::Spades);

/// Cards in order, the top one last, so that drawing only counts down.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pack {
    cards: [Card; MOST],
    len: u8,
}

impl PartialEq for Pack {
    // The places beyond the end have leftovers of earlier draws, which are irrelevant.
    fn eq(&self, other: &Self) -> bool {
        self.cards() == other.cards()
    }
}

impl Pack {
    /// These cards, shuffled.
    pub(super) fn shuffled(cards: CardSet, rng: &mut Rng) -> Self {
        let mut pack = Self { cards: [FILLER; MOST], len: cards.len() };
        for (place, card) in pack.cards.iter_mut().zip(cards) {
            *place = card;
        }
        rng.shuffle(&mut pack.cards[..usize::from(pack.len)]);
        pack
    }

    /// These cards in this order, the top one last.
    pub(super) fn in_order(cards: &[Card]) -> Self {
        let mut pack = Self { cards: [FILLER; MOST], len: 0 };
        for (place, &card) in pack.cards.iter_mut().zip(cards) {
            *place = card;
            pack.len += 1;
        }
        pack
    }

    /// Takes the top card off the pack.
    #[inline]
    pub(super) fn draw(&mut self) -> Option<Card> {
        self.len = self.len.checked_sub(1)?;
        Some(self.cards[usize::from(self.len)])
    }

    /// The top card.
    pub(super) fn top(&self) -> Option<Card> {
        self.cards().last().copied()
    }

    /// Swaps the top card with any.
    pub(super) fn bury(&mut self, rng: &mut Rng) {
        if let Some(top) = usize::from(self.len).checked_sub(1) {
            self.cards.swap(top, rng.next_below(self.len.into()) as usize);
        }
    }

    /// Puts a card under all others.
    pub(super) fn put_under(&mut self, card: Card) {
        self.cards.copy_within(..usize::from(self.len), 1);
        self.cards[0] = card;
        self.len += 1;
    }

    #[inline]
    pub(crate) fn len(&self) -> u8 {
        self.len
    }

    /// The cards, the top one last.
    pub(super) fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packs_are_the_same_if_the_same_cards_are_left_in_the_same_order() {
        let [first, second] = [FILLER, Card::new(Rank::Ace, Suit::Hearts)];
        let mut drawn = Pack::in_order(&[first, second]);
        assert!(drawn != Pack::in_order(&[second, first]) && drawn != Pack::in_order(&[first]));
        drawn.draw();
        assert_eq!(drawn, Pack::in_order(&[first]));
    }
}
