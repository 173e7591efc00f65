//! One bout: the cards on the table, and the right to add one.

use mallard_engine::cards::{Card, CardSet, Rank, Suit};
use mallard_engine::{Seat, SeatSet};

/// The most attack cards (DUR-9).
const MOST: usize = 6;

/// The content of an unused place; never read.
const FILLER: Card = Card::new(Rank::Two, Suit::Spades);

/// One bout.
#[derive(Clone, Debug)]
pub(crate) struct Bout {
    /// The seat that opened it.
    pub(crate) opener: Seat,
    /// The seat with the first right to add: the opener, or the last that transferred (DUR-19).
    pub(super) first: Seat,
    pub(crate) defender: Seat,
    /// The seats that may add cards.
    pub(super) attackers: SeatSet,
    /// The seats that passed since the last card was added.
    pub(super) passed: SeatSet,
    /// The seats that transferred, by playing or showing a card.
    pub(super) transferred: SeatSet,
    /// The seats that transferred by showing.
    pub(super) showed: SeatSet,
    /// The most attack cards this bout may have (DUR-9).
    pub(super) cap: u8,
    /// All cards on the table.
    pub(crate) lying: CardSet,
    attacks: [Card; MOST],
    defences: [Option<Card>; MOST],
    len: u8,
    beaten: u8,
}

impl PartialEq for Bout {
    fn eq(&self, other: &Self) -> bool {
        let roles = |bout: &Self| (bout.opener, bout.first, bout.defender, bout.cap);
        let sets = |bout: &Self| (bout.attackers, bout.passed, bout.transferred, bout.showed);
        roles(self) == roles(other) && sets(self) == sets(other) && self.pairs().eq(other.pairs())
    }
}

impl Bout {
    /// A bout before its first card.
    pub(super) fn new(opener: Seat, defender: Seat) -> Self {
        Self {
            opener,
            first: opener,
            defender,
            attackers: SeatSet::EMPTY,
            passed: SeatSet::EMPTY,
            transferred: SeatSet::EMPTY,
            showed: SeatSet::EMPTY,
            cap: 0,
            lying: CardSet::EMPTY,
            attacks: [FILLER; MOST],
            defences: [None; MOST],
            len: 0,
            beaten: 0,
        }
    }

    /// How many attack cards are on the table.
    #[inline]
    pub(super) fn len(&self) -> u8 {
        self.len
    }

    /// Is every attack card beaten?
    #[inline]
    pub(super) fn all_beaten(&self) -> bool {
        self.beaten == self.len
    }

    /// Has none been beaten?
    pub(crate) fn none_beaten(&self) -> bool {
        self.beaten == 0
    }

    /// Has the bout reached its cap of attack cards?
    #[inline]
    pub(super) fn full(&self) -> bool {
        self.len >= self.cap
    }

    /// The attack cards, each with the card that beat it.
    pub(super) fn pairs(&self) -> impl Iterator<Item = (Card, Option<Card>)> + '_ {
        let len = usize::from(self.len);
        self.attacks[..len].iter().copied().zip(self.defences[..len].iter().copied())
    }

    /// The attack cards that nothing has beaten yet.
    #[inline]
    pub(crate) fn open(&self) -> impl Iterator<Item = Card> + '_ {
        self.pairs().filter(|(_, defence)| defence.is_none()).map(|(attack, _)| attack)
    }

    /// The rank of the attack; `None` before the first card.
    pub(crate) fn attack_rank(&self) -> Option<Rank> {
        self.pairs().next().map(|(attack, _)| attack.rank())
    }

    /// The rank of the card that attacked last.
    pub(super) fn last_rank(&self) -> Option<Rank> {
        self.pairs().last().map(|(attack, _)| attack.rank())
    }

    /// Adds an attack card. All passes lapse (DUR-18).
    #[inline]
    pub(super) fn attack(&mut self, card: Card) {
        self.attacks[usize::from(self.len)] = card;
        self.defences[usize::from(self.len)] = None;
        self.len += 1;
        self.lying = self.lying.with(card);
        self.passed = SeatSet::EMPTY;
    }

    /// Beats an open attack card.
    #[inline]
    pub(super) fn beat(&mut self, attack: Card, with: Card) {
        let len = usize::from(self.len);
        if let Some(place) = self.attacks[..len].iter().position(|&card| card == attack) {
            self.defences[place] = Some(with);
            self.beaten += 1;
            self.lying = self.lying.with(with);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bouts_are_the_same_if_the_seats_their_rights_and_the_cards_are() {
        let new = || Bout::new(Seat::new(0), Seat::new(1));
        assert_eq!(new(), new());
        assert_ne!(new(), Bout::new(Seat::new(0), Seat::new(2)));
        let passed = SeatSet::only(Seat::new(0));
        assert_ne!(new(), Bout { passed, ..new() });
        let mut begun = new();
        begun.attack(FILLER);
        assert_ne!(new(), begun);
    }
}
