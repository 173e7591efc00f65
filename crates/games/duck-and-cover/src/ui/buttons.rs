//! The button next to the prompt.

use super::screen::pending;
use crate::words::{marked_offer, text};
use crate::{Action, DuckAndCover};
use leptos::prelude::*;
use mallard_board::{ActionButton, MatchUi};

/// The button next to the prompt: the next card, or the choice on the board.
pub(super) fn buttons(board: MatchUi<DuckAndCover>) -> Vec<ActionButton<Action>> {
    let lang = board.app.lang();
    let primary = |label, action| vec![ActionButton { label, action, primary: true }];
    if board.offers.with(|offers| offers.contains(&Action::Turn)) {
        return primary(text(lang).table.turn.to_owned(), Action::Turn);
    }
    let Some(seat) = board.seat.get() else { return Vec::new() };
    let Some(target) = pending(board, seat) else { return Vec::new() };
    let label = board.view.with(|view| marked_offer(view, seat, target, lang));
    primary(label, Action::Move(target))
}
