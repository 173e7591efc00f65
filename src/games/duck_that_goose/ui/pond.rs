//! The middle of the table: the ranges of the others, deck and discards.

use super::board::{docked, forget_choices, my_step};
use super::card::piece;
use super::detail::detail;
use super::middle::middle;
use super::range::{picks_card, range};
use super::ring::ring;
use super::text::text;
use crate::engine::Seat;
use crate::games::duck_that_goose::{DuckThatGoose, Slot, Step, View};
use crate::ui::{Board, Piece, flag, live, settled, words};
use leptos::prelude::*;

pub(super) fn pond(board: Board<DuckThatGoose>) -> AnyView {
    forget_choices(board);
    let turning = settled(move || matches!(my_step(board), Some(Step::Direction(_))));
    let table = live(move || {
        if turning.get() {
            ring(board)
        } else {
            view! { {ranges(board)} {middle(board)} }.into_any()
        }
    });
    view! { {table} {detail(board)} }.into_any()
}

/// Every range but the one in the dock, clockwise from it.
fn ranges(board: Board<DuckThatGoose>) -> AnyView {
    let seats = board.view.with_untracked(|view| view.seats);
    let own = move || docked(board);
    let list = live(move || {
        let (own, viewer) = (own(), board.seat.get());
        let start = own.map_or(Seat::new(0), |own| own.left(1, seats));
        let others = start.clockwise(seats).filter(|&seat| Some(seat) != own);
        others.map(|seat| range(board, seat, Some(seat) == viewer)).collect_view().into_any()
    });
    view! {
        <ol
            class="ranges"
            class:ranges--pick=flag(move || picks_card(board))
            aria-label=words(move || text(board.app.lang()).table.ranges.to_owned())
        >
            {list}
        </ol>
    }
    .into_any()
}

/// A small picture of the table: the first open cards of whoever has the turn.
pub(super) fn still(view: &View) -> Vec<Vec<Piece>> {
    let open = |seat: Seat| {
        let kinds = view.range(seat).iter().filter_map(Slot::face_up);
        kinds.take(2).map(piece).collect::<Vec<Piece>>()
    };
    let seats = view.turn.seat.clockwise(view.seats);
    let mut stacks: Vec<Vec<Piece>> = seats.map(open).filter(|stack| !stack.is_empty()).collect();
    stacks.truncate(3);
    if stacks.is_empty() {
        stacks.extend(view.pile.top.map(|top| vec![piece(top.kind)]));
    }
    stacks
}
