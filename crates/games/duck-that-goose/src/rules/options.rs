use super::kind::Kind;
use mallard_engine::{OptionError, Rng, SetupError};
use serde::{Deserialize, Deserializer, Serialize};

/// The options chosen before the first deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Which cards are in the deck (DTG-1).
    pub deck: Deck,
    /// How many rounds are played (DTG-5).
    pub rounds: Rounds,
    /// Do two Peachy Keens cancel (DTG-2)?
    pub peachy_keen_cancels: bool,
}

/// The deck (DTG-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Deck {
    /// 62 cards.
    #[default]
    Novice,
    /// All 69 cards.
    Advanced,
}

impl Deck {
    /// Both decks, small to large.
    pub const ALL: [Self; 2] = [Self::Novice, Self::Advanced];

    pub const fn has(self, kind: Kind) -> bool {
        matches!(self, Self::Advanced) || !kind.is_advanced()
    }

    /// Every card in it, kind by kind.
    pub fn cards(self) -> impl Iterator<Item = Kind> {
        let kinds = Kind::ALL.into_iter().filter(move |&kind| self.has(kind));
        kinds.flat_map(|kind| (0..kind.copies()).map(move |_| kind))
    }
}

/// How many rounds are played (DTG-5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Rounds {
    /// 10 with two seats, 7 with three to five, 5 with more.
    #[default]
    Short,
    /// 13 with two seats, 10 with three to five, 7 with more.
    Long,
    /// This number of rounds, up to [`Rounds::MOST`].
    Count(#[serde(deserialize_with = "read_count")] u8),
}

/// The limit for a number of rounds (DTG-5).
const COUNT: OptionError = OptionError { option: "rounds", limit: "a match has 1 to 30 rounds" };

fn read_count<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    COUNT.read_number(from, |count| Rounds::can_be(count).then_some(count))
}

impl Rounds {
    /// The most that can be chosen.
    pub const MOST: u8 = 30;

    const fn can_be(count: u8) -> bool {
        matches!(count, 1..=Self::MOST)
    }

    /// The number of rounds with `seats` seats.
    pub const fn with(self, seats: u8) -> u8 {
        match (self, seats) {
            (Self::Count(count), _) => count,
            (Self::Short, 2) | (Self::Long, 3..=5) => 10,
            (Self::Long, 2) => 13,
            (Self::Short, 3..=5) | (Self::Long, _) => 7,
            (Self::Short, _) => 5,
        }
    }
}

impl Options {
    /// Is the number of rounds allowed?
    pub(super) fn validate(self) -> Result<(), SetupError> {
        match self.rounds {
            Rounds::Count(count) if !Rounds::can_be(count) => Err(SetupError::Options(COUNT)),
            _ => Ok(()),
        }
    }

    /// Random options that [`Self::validate`] allows, mostly with few rounds: the later ones are
    /// like the first.
    pub(super) fn any(rng: &mut Rng) -> Self {
        let rounds = match rng.next_below(16) {
            0 => Rounds::Short,
            1 => Rounds::Long,
            count => Rounds::Count(u8::try_from(1 + count % 3).unwrap_or(1)),
        };
        Self {
            deck: if rng.next_below(4) == 0 { Deck::Novice } else { Deck::Advanced },
            rounds,
            peachy_keen_cancels: rng.next_below(2) == 0,
        }
    }
}
