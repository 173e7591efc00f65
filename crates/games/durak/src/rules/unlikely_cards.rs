//! Cards that a seat probably does not have.

use mallard_engine::cards::{Card, CardSet};
use serde::{Deserialize, Serialize};

/// After this many draws a doubt expires.
const DOUBT_DRAWS: usize = 3;

/// One in this many seats that had such a card played as if it did not. Measured against bots of every level and
/// patient beginners: a card below the one that beat or led is there 0 to 40 per cent as often as any other.
const ONE_IN: u32 = 10;

/// The cards that a seat would probably have played if it had them: since its last draw, since the draw before that,
/// and so forth; and how many others the seat has drawn since.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct UnlikelyCards([(CardSet, u8); DOUBT_DRAWS]);

impl UnlikelyCards {
    pub(super) fn add(&mut self, cards: CardSet) {
        self.0[0].0 = self.0[0].0.or(cards);
    }

    /// The seat has drawn this many cards.
    pub(super) fn age(&mut self, drawn: u8) {
        self.0.rotate_right(1);
        self.0[0] = Default::default();
        for (_, since) in &mut self.0[1..] {
            *since = since.saturating_add(drawn);
        }
    }

    /// Of `ONE_IN` times the hidden cards, how many could be this one? All, unless it is doubted: then those drawn
    /// since, and one in `ONE_IN` of the others.
    pub(super) fn chances(&self, card: Card, hidden: u8) -> u32 {
        let doubted = self.0.iter().find(|(cards, _)| cards.has(card));
        let since = doubted.map_or(hidden, |&(_, drawn)| drawn.min(hidden));
        u32::from(since) * ONE_IN + u32::from(hidden - since)
    }

    /// The equivalent number of chances among this many hidden cards.
    pub(super) fn count_chips(hidden: u8) -> u32 {
        u32::from(hidden) * ONE_IN
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_doubt_lasts_for_three_draws_and_weakens_with_every_card_drawn() {
        let [doubted, other] = ["7s", "8s"].map(|name| name.parse().expect(name));
        let mut doubts = UnlikelyCards::default();
        doubts.add(CardSet::only(doubted));
        let mut chances = Vec::new();
        for _ in 0..4 {
            chances.push(doubts.chances(doubted, 6));
            assert_eq!(doubts.chances(other, 6), UnlikelyCards::count_chips(6));
            doubts.age(1);
        }
        assert_eq!(chances, [6, 15, 24, 60]);
    }
}
