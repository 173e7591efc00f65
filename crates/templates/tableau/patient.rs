//! Template: as a patient beginner plays it.

use super::best;
use mallard::games::template::{Action, View};

/// The third card of a suit, or the first. It scores when it can.
pub(super) fn patient(view: &View, legal: &[Action], _: bool) -> Action {
    let tableau = view.tableaus[view.turn.index()];
    best(legal, |action| match action {
        Action::Take(card) => match tableau.of_suit(card.suit()).len() {
            0 => 1,
            2 => 2,
            _ => 0,
        },
        Action::Score(_) => 1,
        Action::Keep => 0,
    })
}
