//! A small picture of the table.

use super::symbol::symbol;
use crate::engine::Seat;
use crate::games::duck_that_goose::{Kind, Slot, View};
use crate::words::Piece;

/// A small picture of the table, for the shelf: the first open cards of up to three players, from
/// the player whose turn it is.
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

fn piece(kind: Kind) -> Piece {
    Piece { symbol: format!("goose-{}-s", symbol(kind)), class: String::from("card goose") }
}
