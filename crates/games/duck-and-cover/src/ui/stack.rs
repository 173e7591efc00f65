//! The drawing of a stack, and its name.

use crate::words::{DuckFigure, listed, stack_label};
use crate::{Cell, DuckAndCover, Number, Stack};
use mallard_board::MatchUi;
use mallard_engine::Seat;
use mallard_kit::prelude::*;

/// A stack in words.
pub(super) fn label(board: MatchUi<DuckAndCover>, seat: Seat, stack: Stack) -> String {
    let memory_aid = board.aids_memory();
    board.view.with(|view| stack_label(view, seat, stack, memory_aid, board.app.lang()))
}

/// The card on top, and the number of cards.
pub(super) fn card(stack: Stack) -> AnyView {
    let count = (stack.height > 1).then(|| {
        view! { <span class="duck__height" aria-hidden="true">{format!("×{}", stack.height)}</span> }
    });
    html! { {drawing(stack.number)} {count} }
}

/// The piece with this name in the figures of the rules.
pub(super) fn figured(name: &str) -> AnyView {
    let Some(piece) = DuckFigure::named(name) else { return ().into_any() };
    let class = format!("duck family--drake{}", thickness_class(piece.height));
    let stack =
        Stack { number: piece.number, cell: Cell { column: 0, row: 0 }, height: piece.height };
    html! { <div class=class role="img" aria-label=piece.describe()>{card(stack)}</div> }
}

pub(super) fn drawing(number: Number) -> AnyView {
    let number = u8::from(number);
    html! {
        <svg class="card__face" viewBox="0 0 100 100" aria-hidden="true">
            <use class="face-medium" href=format!("#duck-{number}")></use>
            <use class="face-small" href=format!("#duck-{number}-s")></use>
        </svg>
    }
}

/// The ducks under a stack, for the eye, with the memory aid.
pub(super) fn under(board: MatchUi<DuckAndCover>, seat: Seat, stack: Stack) -> AnyView {
    live_if(
        move || stack.height > 1 && board.aids_memory(),
        move || {
            let numbers = board.view.with_untracked(|view| view.remembered(seat, stack.number));
            html! { <span class="duck__under" data-covered=listed(numbers, board.app.lang())></span> }
        },
    )
}

pub(super) fn thickness_class(height: u8) -> &'static str {
    match height {
        1 => "",
        2 => " duck--2",
        _ => " duck--3",
    }
}

/// The key by which a duck is followed when it moves: on large boards and small ones.
pub(super) fn key(seat: Seat, number: Number) -> String {
    format!("{}-{}", seat.index(), u8::from(number))
}
