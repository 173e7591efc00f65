//! Where a target is, and which duck is there.

use crate::{Cell, Number, Target, View};
use mallard_engine::Seat;

pub fn cell_at(view: &View, seat: Seat, target: Target) -> Option<Cell> {
    match target {
        Target::Duck(cell) => Some(cell),
        Target::Cover(side) => {
            let stack = view.tableau(seat).stack(view.moving(seat)?)?;
            Some(stack.cell.neighbour(side))
        }
    }
}

pub(super) fn covers(view: &View, seat: Seat, target: Target) -> Option<Number> {
    let cell = cell_at(view, seat, target)?;
    Some(view.tableau(seat).at(cell)?.number)
}
