//! A card on the table, and the mark by which the eye follows it.

use super::kind::{CARDS, Kind};
use serde::{Deserialize, Serialize};

/// An id with which the eye can follow a card. A card gets it when it leaves the deck and loses it when it is shuffled
/// back. It is the lowest free number, so it reveals nothing about the card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Mark(u8);

impl TryFrom<u8> for Mark {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        if usize::from(number) < CARDS {
            Ok(Self(number))
        } else {
            Err(format!("there is no mark {number}"))
        }
    }
}

impl From<Mark> for u8 {
    fn from(mark: Mark) -> Self {
        mark.0
    }
}

/// A card outside the deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Card {
    /// The kind printed on it.
    pub kind: Kind,
    pub mark: Mark,
}

impl Card {
    /// Fills the unused places of a list.
    pub(super) const FILLER: Self = Self { kind: Kind::DiddlySquat, mark: Mark(0) };
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct FreeMarks(u128);

impl FreeMarks {
    /// Every mark of a deck of `cards` cards.
    pub(super) const fn all(cards: usize) -> Self {
        Self((1 << cards) - 1)
    }

    /// Takes the lowest.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "there are fewer than 128 marks")]
    pub(super) const fn take(&mut self) -> Mark {
        let mark = Mark(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        mark
    }

    /// Takes this mark. Was it free?
    #[must_use]
    pub(super) const fn remove(&mut self, mark: Mark) -> bool {
        let free = self.0 & (1 << mark.0) != 0;
        self.0 &= !(1 << mark.0);
        free
    }

    pub(super) const fn give_back(&mut self, mark: Mark) {
        self.0 |= 1 << mark.0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_as_many_marks_as_cards() {
        let most = u8::try_from(CARDS).expect("fewer than 128");
        for number in 0..most {
            assert_eq!(Mark::try_from(number).map(u8::from), Ok(number));
        }
        assert!(Mark::try_from(most).is_err());
    }
}
