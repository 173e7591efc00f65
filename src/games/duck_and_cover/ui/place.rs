//! Places on a board: where the style sheet puts them.

use crate::engine::Seat;
use crate::games::duck_and_cover::words::{Frame, name_of};
use crate::games::duck_and_cover::{Cell, DuckAndCover};
use crate::ui::{Board, live_text};
use leptos::prelude::*;

/// The selector of a cell.
pub(super) fn selector(seat: Seat, cell: Cell) -> String {
    format!("[data-drop=\"{}\"]", name_of(seat, cell))
}

/// The column and row of a cell on a seat's large board, for the style sheet.
pub(super) fn place(
    board: Board<DuckAndCover>,
    seat: Seat,
    cell: Cell,
) -> (Signal<String>, Signal<String>) {
    let frame = move || board.view.with(|view| Frame::large(view.tableau(seat)));
    (
        live_text(move || frame().column(cell).to_string()),
        live_text(move || frame().row(cell).to_string()),
    )
}
