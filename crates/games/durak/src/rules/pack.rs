//! The stock: cards in order, drawn from the top.

use mallard_engine::cards::{Card, CardSet};
use mallard_engine::{List, Rng};

/// Cards in order, the top one last, so that drawing only counts down. The largest deck has 52.
pub(crate) type Pack = List<Card, 52>;

pub(super) fn shuffled(cards: CardSet, rng: &mut Rng) -> Pack {
    let mut pack: Pack = cards.iter().collect();
    rng.shuffle(&mut pack);
    pack
}
