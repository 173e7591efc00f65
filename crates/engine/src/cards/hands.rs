//! The hands of all seats: dealing them, hiding them, and drawing the hidden ones again.

use super::hand::Hand;
use crate::{BitSet, Rng, Seat, SetIter, Viewer};

/// The cards of `deck` in random order.
pub fn shuffled<S: BitSet>(deck: S, rng: &mut Rng) -> Vec<S::Member> {
    let mut pack: Vec<S::Member> = SetIter::new(deck).collect();
    rng.shuffle(&mut pack);
    pack
}

/// Deals `count` cards from the end of `pack` to each of the first `seats` hands.
///
/// # Panics
/// If the pack has too few cards.
pub fn deal<S: BitSet, const MOST: usize>(
    pack: &mut Vec<S::Member>,
    seats: u8,
    count: usize,
) -> [S; MOST] {
    let mut hands = [S::default(); MOST];
    for hand in hands.iter_mut().take(seats.into()) {
        *hand = pack.split_off(pack.len() - count).into_iter().collect();
    }
    hands
}

/// The hands as `viewer` sees them.
pub fn seen_by<S: BitSet, const MOST: usize>(hands: [S; MOST], viewer: Viewer) -> [Hand<S>; MOST] {
    let mut seat = 0;
    hands.map(|cards| {
        seat += 1;
        Hand::new(cards, Seat::new(seat - 1), viewer)
    })
}

/// Deals cards of `unseen` at random to the hidden hands. Returns all hands, and the remaining cards in random order. If
/// the cards are too few, some hands get fewer.
pub fn determinized<S: BitSet, const MOST: usize>(
    hands: [Hand<S>; MOST],
    unseen: S,
    rng: &mut Rng,
) -> ([S; MOST], Vec<S::Member>) {
    let mut pack = shuffled(unseen, rng);
    let hands = hands.map(|hand| match hand {
        Hand::Seen(cards) => cards,
        Hand::Hidden(count) => {
            pack.split_off(pack.len().saturating_sub(count.into())).into_iter().collect()
        }
    });
    (hands, pack)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::CardSet;

    #[test]
    fn hidden_hands_are_drawn_from_the_unseen_cards() {
        let mut rng = Rng::from_seed(1);
        let mut pack = shuffled(CardSet::FULL, &mut rng);
        let hands: [CardSet; 4] = deal(&mut pack, 3, 5);
        assert_eq!(hands.map(CardSet::len), [5, 5, 5, 0]);
        assert_eq!(pack.len(), 52 - 15);
        let own = Seat::new(1);
        let seen = seen_by(hands, Viewer::Seat(own));
        assert_eq!(seen.map(|hand| hand.seen().is_some()), [false, true, false, false]);
        let unseen = CardSet::FULL.minus(hands[1]);
        let (drawn, rest) = determinized(seen, unseen, &mut rng);
        assert_eq!((drawn[1], drawn.map(CardSet::len)), (hands[1], [5, 5, 5, 0]));
        let stock: CardSet = rest.iter().copied().collect();
        let all = drawn.into_iter().fold(stock, CardSet::or);
        assert_eq!((all, rest.len()), (CardSet::FULL, pack.len()));
        assert_ne!(drawn[0], hands[0]);
    }

    #[test]
    fn too_few_cards_make_small_hands() {
        let hands = [Hand::<CardSet>::Hidden(200); 2];
        let (drawn, rest) = determinized(hands, CardSet::FULL, &mut Rng::from_seed(1));
        assert_eq!((drawn.map(CardSet::len), rest.len()), ([52, 0], 0));
    }
}
