//! The meaning of a tap on a board, or of a duck dropped on it.

use super::place::selector;
use super::screen::{Screen, is_around, settled_on, target_at, targets};
use crate::words::{cell_of, text};
use crate::{Action, Cell, DuckAndCover, Number, Target, View};
use leptos::prelude::*;
use mallard_board::MatchUi;
use mallard_engine::Seat;
use mallard_words::RefusalText;

/// A cell of the large board was tapped: choose it, confirm it, or give the reason why not.
pub(super) fn tap(board: MatchUi<DuckAndCover>, seat: Seat, cell: Cell) {
    let Screen { chosen, refused, .. } = board.screen;
    refused.clear();
    let settled = untrack(|| settled_on(board, seat));
    let target = board.view.with_untracked(|view| target_at(view, seat, cell));
    let is_called = board.view.with_untracked(|view| is_called_at(view, seat, cell));
    let at_once = !board.confirms()
        || untrack(|| is_around(board))
        || chosen.get_untracked() == Some((seat, target));
    // The called duck is picked up already; a tap on the first choice drops a second one.
    if is_called || settled == Some(target) {
        chosen.set(None);
    } else if !untrack(|| targets(board, seat)).contains(&target) {
        refuse(board, seat, cell, target);
    } else if at_once {
        play(board, seat, target);
    } else {
        chosen.set(Some((seat, target)));
    }
}

/// A duck was dropped on the place with this name.
pub(super) fn drop_on(board: MatchUi<DuckAndCover>, seat: Seat, duck: Number, place: &str) {
    let Some((on, cell)) = cell_of(place) else { return };
    board.screen.refused.clear();
    let moving = board.view.with_untracked(|view| view.moving(seat));
    let settled = untrack(|| settled_on(board, seat));
    let (target, is_called) = board
        .view
        .with_untracked(|view| (target_at(view, seat, cell), is_called_at(view, seat, cell)));
    match moving {
        _ if on != seat.index() => {}
        Some(called) if called != duck => {
            let words = &text(board.app.lang_now()).table;
            let reason = (words.not_that_duck)(called.into());
            say(board, seat, cell, RefusalText { reason, rule: "DNC-5" });
        }
        _ if is_called || settled == Some(target) => board.screen.chosen.set(None),
        _ if untrack(|| targets(board, seat)).contains(&target) => play(board, seat, target),
        _ => refuse(board, seat, cell, target),
    }
}

/// The board of a player who can move becomes the large one; another is only shown, large over the table.
pub(super) fn look_at(board: MatchUi<DuckAndCover>, seat: Seat) {
    let open = board.screen.open;
    if open.get_untracked() == Some(seat) {
        open.set(None);
    } else if untrack(|| targets(board, seat)).is_empty() {
        open.set(Some(seat));
    } else {
        open.set(None);
        board.show_seat_area(seat);
    }
}

/// Makes the choice, which can still change until all have chosen.
fn play(board: MatchUi<DuckAndCover>, seat: Seat, target: Target) {
    let action = Action::Move(target);
    board.screen.chosen.set(None);
    board.screen.open.set(None);
    board.screen.again.update(|again| *again = again.without(seat));
    if board.seat.get_untracked() == Some(seat) {
        board.act(action);
    } else {
        board.act_for(seat, action);
    }
}

fn is_called_at(view: &View, seat: Seat, cell: Cell) -> bool {
    let lying = view.tableau(seat).at(cell);
    lying.is_some_and(|stack| view.moving(seat) == Some(stack.number))
}

/// Gives the reason why a stack cannot go there, next to the place. Between calls a tap on bare water needs no reason.
fn refuse(board: MatchUi<DuckAndCover>, seat: Seat, cell: Cell, target: Target) {
    let bare = board.view.with_untracked(|view| {
        view.moving(seat).is_none() && view.tableau(seat).at(cell).is_none()
    });
    // Around the tablet a player of any seat asks.
    if untrack(|| is_around(board) && !targets(board, seat).is_empty()) {
        board.show_seat_area(seat);
    }
    if board.seat.get_untracked() != Some(seat) || bare {
        return;
    }
    if let Some(refused) = board.refusal(Action::Move(target)) {
        say(board, seat, cell, refused);
    }
}

fn say(board: MatchUi<DuckAndCover>, seat: Seat, cell: Cell, refused: RefusalText) {
    board.screen.refused.say(selector(seat, cell), refused);
}
