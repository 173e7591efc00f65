//! A hand as a viewer sees it.

use crate::{BitSet, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// A hand as the viewer sees it: a set of cards `S`, or their number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hand<S> {
    /// The viewer's own cards.
    Seen(S),
    /// The number of another seat's cards.
    Hidden(u8),
}

impl<S: BitSet> Hand<S> {
    /// The hand of `seat`, which has these cards, as `viewer` sees it.
    pub fn new(cards: S, seat: Seat, viewer: Viewer) -> Self {
        if viewer.may_see(seat) { Self::Seen(cards) } else { Self::Hidden(cards.count()) }
    }

    /// The number of cards.
    pub fn len(self) -> u8 {
        match self {
            Self::Seen(cards) => cards.count(),
            Self::Hidden(count) => count,
        }
    }

    /// Is it empty?
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The cards, as far as the viewer sees them.
    pub fn cards(self) -> S {
        self.seen().unwrap_or_default()
    }

    /// The cards if the viewer sees them; `None` if they are face down.
    pub fn seen(self) -> Option<S> {
        match self {
            Self::Seen(cards) => Some(cards),
            Self::Hidden(_) => None,
        }
    }

    /// The hand after `card` was played from it.
    #[must_use]
    pub fn without(self, card: S::Member) -> Self {
        match self {
            Self::Seen(cards) => Self::Seen(cards.without(card)),
            Self::Hidden(count) => Self::Hidden(count.saturating_sub(1)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{Card, CardSet};

    #[test]
    fn other_viewers_see_only_the_number_of_the_cards() {
        let (seat, queen) = (Seat::new(1), "Qh".parse::<Card>().expect("a card"));
        let cards = CardSet::only(queen);
        for (viewer, seen) in [(Viewer::Seat(seat), Some(cards)), (Viewer::Table, None)] {
            let hand = Hand::new(cards, seat, viewer);
            assert_eq!((hand.seen(), hand.len()), (seen, 1));
            assert!(hand.without(queen).is_empty());
        }
    }
}
