//! Template: as a patient beginner plays it.

use super::best;
use mallard::engine::Viewer;
use mallard::engine::cards::{CardSet, Rank};
use mallard::games::template::{Action, View};

/// A card of the suit of which it has most, and an eight if nothing else fits. It draws if it must.
pub(super) fn patient(view: &View, legal: &[Action], _: bool) -> Action {
    let hand = match view.viewer {
        Viewer::Seat(seat) => view.hands[seat.index()].cards(),
        Viewer::Table | Viewer::Everyone => CardSet::EMPTY,
    };
    best(legal, |action| match action {
        Action::Play(card, suit) => {
            let keeps = card.rank() == Rank::Eight;
            i32::from(hand.of_suit(suit).len()) + if keeps { 0 } else { 100 }
        }
        Action::Draw => -1,
    })
}
