//! The captain's cards and their calls.

use super::{Number, NumberSet, VariantSet};
use mallard_engine::{List, Rng};
use serde::{Deserialize, Serialize};

/// A card of the draw deck (DNC-2). Written `7`, `"highest"`, `"repeat"`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CaptainCard {
    /// Calls each seat's highest visible number (DNC-10).
    #[default]
    #[serde(rename = "highest")]
    Max,
    /// Calls the last call again (DNC-11).
    Repeat,
    #[serde(untagged)]
    Number(Number),
}

/// The captain's cards in order, the top one last: the deck, the captain pile, the discard zone.
pub type Pack = List<CaptainCard, { CaptainCard::COUNT }>;

pub(super) fn shuffled(cards: impl IntoIterator<Item = CaptainCard>, rng: &mut Rng) -> Pack {
    let mut pack: Pack = cards.into_iter().collect();
    rng.shuffle(&mut pack);
    pack
}

/// The stack that has to move (DNC-5, DNC-10). Written as the card that calls it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Call {
    /// The stack with the highest number on top.
    #[serde(rename = "highest")]
    Max,
    /// The stack with this number on top.
    #[serde(untagged)]
    Number(Number),
}

impl CaptainCard {
    /// How many cards the draw deck has.
    pub const COUNT: usize = 2 * Number::ALL.len() + 2;

    /// The whole draw deck (DNC-2), in order: Max, Repeat, then the numbers, each twice.
    pub fn all() -> [Self; Self::COUNT] {
        let mut cards = [Self::Max; Self::COUNT];
        let [_, repeat, numbers @ ..] = &mut cards;
        *repeat = Self::Repeat;
        for (pair, number) in numbers.chunks_exact_mut(2).zip(Number::ALL) {
            pair.fill(Self::Number(number));
        }
        cards
    }

    /// The call that this card makes after `last`. A Repeat makes that call again, unless it was
    /// discarded or there was none (DNC-11).
    #[inline]
    pub const fn call(self, last: Option<Call>) -> Option<Call> {
        match self {
            Self::Number(number) => Some(Call::Number(number)),
            Self::Max => Some(Call::Max),
            Self::Repeat => last,
        }
    }
}

impl Call {
    /// The visible number that has to move; `None` if the called number is not visible (DNC-9).
    /// Max always moves one (DNC-10), with constraints one from 4 on (DNC-21).
    #[inline]
    pub fn moves(self, visible: NumberSet, variants: VariantSet) -> Option<Number> {
        let movable = visible.and(variants.movable());
        match self {
            Self::Max => movable.highest(),
            Self::Number(number) => movable.has(number).then_some(number),
        }
    }

    /// The called number; `None` for Max.
    pub const fn number(self) -> Option<Number> {
        match self {
            Self::Max => None,
            Self::Number(number) => Some(number),
        }
    }
}

impl VariantSet {
    /// The captain cards of the round, in the order of [`CaptainCard::all`].
    pub fn cards(self) -> impl Iterator<Item = CaptainCard> {
        let movable = self.movable();
        let plays = move |card: &CaptainCard| match card {
            CaptainCard::Number(number) => movable.has(*number),
            CaptainCard::Max | CaptainCard::Repeat => true,
        };
        CaptainCard::all().into_iter().filter(plays)
    }
}
