//! One bout: the cards on the table, and the right to add one.

use mallard_engine::cards::{Card, CardSet, Rank};
use mallard_engine::{List, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// The most attack cards (DUR-9).
const MAX_ATTACKS: usize = 6;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Bout {
    /// The seat that opened it, or will open it.
    pub opener: Seat,
    pub defender: Seat,
    /// The seat with the first right to add: the opener, or the last that transferred (DUR-19).
    pub first: Seat,
    /// The seats that may add cards.
    pub attackers: SeatSet,
    /// The seats that passed since the last card was added.
    pub passed: SeatSet,
    /// The seats that transferred, by playing or showing a card.
    pub transferred: SeatSet,
    /// The seats that transferred by showing.
    pub showed: SeatSet,
    /// The most attack cards it may have (DUR-9).
    pub cap: u8,
    pairs: Pairs,
}

/// An attack card and the card that beat it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Pair {
    pub attack: Card,
    pub defence: Option<Card>,
}

/// The cards on the table.
#[derive(Clone, Copy, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(from = "List<Pair, MAX_ATTACKS>", into = "List<Pair, MAX_ATTACKS>")]
struct Pairs {
    pairs: List<Pair, MAX_ATTACKS>,
    beaten: u8,
    lying: CardSet,
}

impl Pairs {
    #[inline]
    fn attack(&mut self, attack: Card) {
        self.pairs.push(Pair { attack, defence: None });
        self.lying = self.lying.with(attack);
    }

    #[inline]
    fn beat(&mut self, attack: Card, with: Card) {
        if let Some(pair) = self.pairs.iter_mut().find(|pair| pair.attack == attack) {
            pair.defence = Some(with);
            self.beaten += 1;
            self.lying = self.lying.with(with);
        }
    }
}

impl From<Pairs> for List<Pair, MAX_ATTACKS> {
    fn from(pairs: Pairs) -> Self {
        pairs.pairs
    }
}

impl From<List<Pair, MAX_ATTACKS>> for Pairs {
    fn from(given: List<Pair, MAX_ATTACKS>) -> Self {
        let mut pairs = Self::default();
        for &Pair { attack, defence } in given.iter() {
            pairs.attack(attack);
            if let Some(with) = defence {
                pairs.beat(attack, with);
            }
        }
        pairs
    }
}

impl Bout {
    /// A bout before its first card.
    pub(super) fn new(opener: Seat, defender: Seat) -> Self {
        Self {
            opener,
            defender,
            first: opener,
            attackers: SeatSet::EMPTY,
            passed: SeatSet::EMPTY,
            transferred: SeatSet::EMPTY,
            showed: SeatSet::EMPTY,
            cap: 0,
            pairs: Pairs::default(),
        }
    }

    /// How many attack cards are on the table.
    #[inline]
    pub(crate) fn len(&self) -> u8 {
        self.pairs.pairs.count()
    }

    /// All cards on the table.
    #[inline]
    pub fn lying(&self) -> CardSet {
        self.pairs.lying
    }

    #[inline]
    pub(super) fn all_beaten(&self) -> bool {
        self.pairs.beaten == self.pairs.pairs.count()
    }

    pub(crate) fn none_beaten(&self) -> bool {
        self.pairs.beaten == 0
    }

    /// Has the bout reached its cap of attack cards?
    #[inline]
    pub(super) fn full(&self) -> bool {
        self.len() >= self.cap
    }

    /// The attack cards, each with the card that beat it.
    pub fn pairs(&self) -> &[Pair] {
        &self.pairs.pairs
    }

    /// The attack cards that nothing has beaten yet.
    #[inline]
    pub fn open(&self) -> impl Iterator<Item = Card> + '_ {
        self.pairs().iter().filter(|pair| pair.defence.is_none()).map(|pair| pair.attack)
    }

    /// The rank of the attack; `None` before the first card.
    pub(crate) fn attack_rank(&self) -> Option<Rank> {
        self.pairs().first().map(|pair| pair.attack.rank())
    }

    /// The rank of the card that attacked last.
    pub(crate) fn last_rank(&self) -> Option<Rank> {
        self.pairs().last().map(|pair| pair.attack.rank())
    }

    /// Adds an attack card. All passes lapse (DUR-18).
    #[inline]
    pub(super) fn attack(&mut self, card: Card) {
        self.pairs.attack(card);
        self.passed = SeatSet::EMPTY;
    }

    #[inline]
    pub(super) fn beat(&mut self, attack: Card, with: Card) {
        self.pairs.beat(attack, with);
    }

    /// Takes all cards off the table.
    pub(super) fn clear(&mut self) -> CardSet {
        std::mem::take(&mut self.pairs).lying
    }
}
