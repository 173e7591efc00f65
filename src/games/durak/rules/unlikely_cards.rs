//! Inference: cards that a seat probably does not have, because of its play.

use super::Action;
use super::state::{Phase, State};
use crate::engine::cards::{Card, CardSet, Rank};
use serde::{Deserialize, Serialize};

/// After this many draws a doubt expires.
const DRAWS: usize = 3;

/// One in this many seats that had such a card played as if it did not. Measured against bots of every level and
/// patient beginners: a card below the one that beat or led is there 0 to 40 per cent as often as any other.
const ONE_IN: u32 = 10;

/// The cards that a seat would probably have played if it had them: since its last draw, since the draw before that,
/// and so forth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct UnlikelyCards([Doubted; DRAWS]);

/// Such cards, and how many others the seat has drawn since.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct Doubted {
    cards: CardSet,
    drawn: u8,
}

impl UnlikelyCards {
    pub(super) fn add(&mut self, cards: CardSet) {
        self.0[0].cards = self.0[0].cards.or(cards);
    }

    /// The seat has drawn this many cards.
    pub(super) fn age(&mut self, drawn: u8) {
        self.0.rotate_right(1);
        self.0[0] = Doubted::default();
        for doubted in &mut self.0[1..] {
            doubted.drawn = doubted.drawn.saturating_add(drawn);
        }
    }

    /// Of `ONE_IN` times the hidden cards, how many could be this one? All, unless it is doubted: then those drawn
    /// since, and one in `ONE_IN` of the others.
    pub(super) fn chances(&self, card: Card, hidden: u8) -> u32 {
        let doubted = self.0.iter().find(|doubted| doubted.cards.has(card));
        let since = doubted.map_or(hidden, |doubted| doubted.drawn.min(hidden));
        u32::from(since) * ONE_IN + u32::from(hidden - since)
    }

    /// The equivalent number of chances among this many hidden cards.
    pub(super) fn count_chips(hidden: u8) -> u32 {
        u32::from(hidden) * ONE_IN
    }
}

/// The cards that the acting seat would probably have played instead of this action. Nearly every player beats and
/// leads low and adds cheap cards; but many spare kings, aces and trumps.
pub(super) fn against(state: &State, action: Action) -> CardSet {
    let all = state.options.deck.cards();
    let trumps = all.of_suit(state.deal.trump());
    let cheap = all.minus(trumps).minus(CardSet::from_rank_up(Rank::King));
    match action {
        Action::Attack(card) if matches!(state.phase, Phase::Lead(_)) => {
            if trumps.has(card) {
                cheap
            } else {
                cheap.minus(CardSet::from_rank_up(card.rank()))
            }
        }
        Action::Beat { attack, with } => {
            let lower = if with.suit() == attack.suit() { CardSet::EMPTY } else { trumps };
            all.above(attack).or(lower).minus(all.above(with)).without(with)
        }
        Action::Take => {
            let mut open = state.bout.open();
            match (open.next(), open.next()) {
                (Some(only), None) => cheap.above(only),
                _ => CardSet::EMPTY,
            }
        }
        Action::Pass if !matches!(state.phase, Phase::More(_)) => {
            cheap.of_ranks_in(state.bout.lying)
        }
        _ => CardSet::EMPTY,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::durak::Position;

    fn cards(names: &str) -> CardSet {
        names.split_whitespace().map(|name| name.parse::<Card>().expect(name)).collect()
    }

    #[test]
    fn cheaper_cards_than_the_one_played_are_doubted() {
        let hands = ["6h 9s Qd Kd", "Jc 10s Kh As 7c"];
        let put_up = |bout: &str| {
            let stock = "6d 7d 8d 9d 10d Jd 9h";
            let hands =
                if bout.is_empty() { ["6h 9s Qd Kd Kc Ac", "Jc 10s Kh As 7c Ad"] } else { hands };
            Position::new("9h", &hands).stock(stock).bout(bout).state().expect("the position fits")
        };
        let attack = |name: &str| Action::Attack(name.parse().expect(name));
        let lower = cards("6s 7s 8s 6d 7d 8d 6c 7c 8c");
        assert_eq!(against(&put_up(""), attack("9s")), lower);
        let cheap = lower.or(cards("9s 9d 9c 10s 10d 10c Js Jd Jc Qs Qd Qc"));
        assert_eq!(against(&put_up(""), attack("6h")), cheap);
        let beat = |with: &str| Action::Beat {
            attack: "7s".parse().expect("a card"),
            with: with.parse().expect(with),
        };
        assert_eq!(against(&put_up("7s"), beat("10s")), cards("8s 9s"));
        let dearer = cards("8s 9s 10s Js Qs Ks As 6h 7h 8h 9h 10h Jh Qh");
        assert_eq!(against(&put_up("7s"), beat("Kh")), dearer);
        assert_eq!(against(&put_up("7s"), Action::Take), cards("8s 9s 10s Js Qs"));
        let passed = against(&put_up("7s/8s"), Action::Pass);
        assert_eq!(passed, cards("7s 8s 7d 8d 7c 8c"));
    }

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
