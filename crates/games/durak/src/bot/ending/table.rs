//! Positions already seen, with their known values.

use super::duel::{Duel, DuelTurn};
use mallard_engine::cards::CardSet;

const ENTRIES: usize = 1 << 15;

/// A position between two attack cards, by everything that decides it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Key {
    hands: [CardSet; 2],
    lying: CardSet,
    rest: u32,
}

#[derive(Clone, Copy, Debug)]
struct Seen {
    key: Key,
    least: i8,
    most: i8,
}

/// An entry for each position; when two positions share an entry, the later one replaces the other.
#[derive(Debug)]
pub(super) struct SolvedPositions(Vec<Seen>);

impl SolvedPositions {
    pub(super) fn new() -> Self {
        // No position has two empty hands and nothing on the table.
        let nothing = Key { hands: [CardSet::EMPTY; 2], lying: CardSet::EMPTY, rest: 0 };
        Self(vec![Seen { key: nothing, least: -1, most: 1 }; ENTRIES])
    }

    /// The least and the greatest value that the position can have for side 0.
    pub(super) fn get(&self, duel: &Duel) -> (i8, i8) {
        let (key, place) = key(duel);
        let seen = &self.0[place];
        if seen.key == key { (seen.least, seen.most) } else { (-1, 1) }
    }

    pub(super) fn put(&mut self, duel: &Duel, least: i8, most: i8) {
        let (key, place) = key(duel);
        self.0[place] = Seen { key, least, most };
    }
}

fn key(duel: &Duel) -> (Key, usize) {
    let turn = match duel.turn {
        DuelTurn::Lead => 0,
        // Cards are open then, and such positions are not stored.
        DuelTurn::Defend | DuelTurn::More => 1,
        DuelTurn::Add => 2,
        DuelTurn::AddAfterTake => 3,
    };
    let stock = u32::from(duel.stock.is_some());
    let rest = turn | (u32::from(duel.attacker) << 2) | (stock << 3) | duel.counts();
    let key = Key { hands: duel.hands, lying: duel.lying, rest };
    let [own, other] = duel.hands.map(CardSet::bits);
    let mixed = own.wrapping_mul(0x9E37_79B9_7F4A_7C15)
        ^ other.wrapping_mul(0xC2B2_AE3D_27D4_EB4F).rotate_left(21)
        ^ duel.lying.bits().wrapping_mul(0x1656_67B1_9E37_79F9).rotate_left(42)
        ^ u64::from(rest).wrapping_mul(0x27D4_EB2F_1656_67C5);
    #[expect(clippy::cast_possible_truncation, reason = "the lowest bits are as good as any")]
    let place = (mixed ^ (mixed >> 32)) as usize & (ENTRIES - 1);
    (key, place)
}
