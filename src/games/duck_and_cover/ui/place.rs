//! Places on a board: their names, for `data-drop`, and where the style sheet puts them.

use crate::engine::Seat;
use crate::games::duck_and_cover::words::Frame;
use crate::games::duck_and_cover::{Cell, DuckAndCover};
use crate::ui::{Board, live_text};
use leptos::prelude::*;

/// The name of a cell of a seat's board.
pub(super) fn name_of(seat: Seat, cell: Cell) -> String {
    format!("{}:{},{}", seat.index(), cell.column, cell.row)
}

/// The cell of this name, and whose board it is on, by the seat's number.
pub(super) fn cell_of(name: &str) -> Option<(usize, Cell)> {
    let (seat, cell) = name.split_once(':')?;
    let (column, row) = cell.split_once(',')?;
    Some((seat.parse().ok()?, Cell::new(column.parse().ok()?, row.parse().ok()?)))
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_of_a_cell_leads_back_to_it() {
        let cell = Cell::new(-12, 403);
        assert_eq!(cell_of(&name_of(Seat::new(6), cell)), Some((6, cell)));
        assert_eq!(cell_of("table"), None);
    }
}
