//! Inference: cards that a seat probably does not have, because of its play.

use super::Action;
use super::state::{Phase, State};
use mallard_engine::cards::{CardSet, Rank};

/// The cards that the acting seat would probably have played instead of this action. Nearly every player beats and
/// leads low and adds cheap cards; but many spare kings, aces and trumps.
pub(super) fn against(state: &State, action: Action) -> CardSet {
    let all = state.public.options.deck.cards();
    let trumps = all.of_suit(state.public.trump_suit());
    let cheap = all.minus(trumps).minus(CardSet::from_rank_up(Rank::King));
    match action {
        Action::Attack(card) if matches!(state.public.phase, Phase::Lead(_)) => {
            if trumps.has(card) { cheap } else { cheap.minus(CardSet::from_rank_up(card.rank())) }
        }
        Action::Beat { attack, with } => {
            let lower = if with.suit() == attack.suit() { CardSet::EMPTY } else { trumps };
            all.above(attack).or(lower).minus(all.above(with)).without(with)
        }
        Action::Take => {
            let mut open = state.public.bout.open();
            match (open.next(), open.next()) {
                (Some(only), None) => cheap.above(only),
                _ => CardSet::EMPTY,
            }
        }
        Action::Pass if !matches!(state.public.phase, Phase::More(_)) => {
            cheap.of_ranks_in(state.public.bout.lying())
        }
        _ => CardSet::EMPTY,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Position;
    use mallard_engine::cards::Card;

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
}
