//! Faults: the list in `docs/games/durak.md`.

use super::super::{Action, View};
use mallard_engine::Fault;
use mallard_engine::cards::{Card, Rank};

/// A plain card up to this is worth adding to an attack, and one up to that is almost always.
const WORTH_ADDING: Rank = Rank::Jack;
const LOW: Rank = Rank::Eight;

/// The fault that this action of `legal` is, if it is one.
pub(super) fn fault(view: &View, legal: &[Action], action: Action) -> Option<Fault> {
    let is_trump = |card: Card| card.suit() == view.public.trump_suit();
    let is_early = !view.stock.is_empty();
    let beats = |open: Card| {
        legal.iter().filter_map(move |action| match *action {
            Action::Beat { attack, with } if attack == open => Some(with),
            _ => None,
        })
    };
    let beaten_by =
        |by: &dyn Fn(Card) -> bool| view.public.bout.open().all(|open| beats(open).any(by));
    let plain = || {
        legal.iter().filter_map(|action| match *action {
            Action::Attack(card) if !is_trump(card) => Some(card.rank()),
            _ => None,
        })
    };
    match action {
        Action::Beat { attack, with } => {
            let lies = |card: Card| !view.public.bout.lying().of_rank(card.rank()).is_empty();
            let is_cheaper = |other: Card| {
                let same = other.suit() == with.suit() && other.rank() < with.rank();
                same && is_early && (lies(other) || !lies(with))
            };
            if is_trump(with) && beats(attack).any(|other| !is_trump(other)) {
                Some(Fault::Plain(1))
            } else {
                beats(attack).any(is_cheaper).then_some(Fault::Unwise(12))
            }
        }
        Action::Attack(card) if is_early && is_trump(card) => {
            plain().next().map(|_| Fault::Plain(2))
        }
        Action::Take if beaten_by(&|card| !is_trump(card) && card.rank() <= Rank::Ten) => {
            Some(Fault::Plain(3))
        }
        Action::Pass if is_early && plain().any(|rank| rank <= LOW) => Some(Fault::Plain(4)),
        Action::Finish => Some(Fault::Plain(5)),
        Action::Take if beaten_by(&|_| true) => Some(Fault::Unwise(10)),
        Action::Pass if plain().any(|rank| rank <= WORTH_ADDING) => Some(Fault::Unwise(11)),
        _ => None,
    }
}
