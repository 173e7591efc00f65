//! Actions in words: for the list of all moves and for buttons.

use super::label::around;
use super::target::covers;
use super::text::text;
use crate::{Action, Target, View};
use mallard_engine::{Seat, Viewer};
use mallard_words::Lang;

/// An action in words.
pub(super) fn offer(view: &View, action: Action, lang: Lang) -> String {
    let words = &text(lang).table;
    let (Action::Move(target), Viewer::Seat(seat)) = (action, view.viewer) else {
        return words.turn.to_owned();
    };
    let number = view.moving(seat).map_or(0, u8::from);
    match (covers(view, seat, target), target) {
        (Some(other), _) => (words.cover)(number, other.into()),
        (None, Target::Duck(cell)) => {
            let (column, row, list) = around(view, seat, cell, lang);
            (words.duck_beside)(number, column, row, &list)
        }
        // Only a cell with a stack is offered to be covered.
        (None, Target::Cover(_)) => String::new(),
    }
}

/// The label of a target that the board marks; the mark shows where it is.
pub fn marked_offer(view: &View, seat: Seat, target: Target, lang: Lang) -> String {
    let words = &text(lang).table;
    let number = view.moving(seat).map_or(0, u8::from);
    match covers(view, seat, target) {
        Some(other) => (words.cover)(number, other.into()),
        None => (words.duck_here)(number),
    }
}
