//! The style sheet's places on a board.

use crate::Cell;
use crate::words::{CellBounds, name_of};
use mallard_engine::Seat;
use mallard_kit::prelude::*;

pub(super) fn selector(seat: Seat, cell: Cell) -> String {
    format!("[data-drop=\"{}\"]", name_of(seat, cell))
}

/// The shown part of a board. All cells depend on it, and it seldom changes.
pub(super) fn framed(of: impl Fn() -> CellBounds + Send + Sync + 'static) -> Memo<CellBounds> {
    Memo::new(move |_| of())
}

/// The column and row of a cell in its frame, for the style sheet.
pub(super) fn place(frame: Memo<CellBounds>, cell: Cell) -> (Signal<String>, Signal<String>) {
    (
        live_text(move || frame.get().column(cell).to_string()),
        live_text(move || frame.get().row(cell).to_string()),
    )
}
