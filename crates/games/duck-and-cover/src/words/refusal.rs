//! Facts about the board for a refusal.

use super::quacks::quacks;
use crate::{Number, View};
use mallard_engine::Viewer;

/// The number of the covered duck for which the viewer quacks.
pub(super) fn covered(view: &View) -> Option<u8> {
    let Viewer::Seat(seat) = view.viewer else { return None };
    quacks(view, seat).map(u8::from)
}

/// The way from the called duck to another one, which it cannot cover (DNC-6).
pub(super) enum Way {
    /// No duck of the viewer is called.
    None,
    /// Diagonal, from the duck with this number.
    Diagonal(u8),
    /// Too far, from the duck with this number.
    Far(u8),
}

/// The way to `other`: a player who taps a duck wants to cover it.
pub(super) fn way_to(view: &View, other: Number) -> Way {
    let lying = || {
        let Viewer::Seat(seat) = view.viewer else { return None };
        let tableau = view.tableau(seat);
        let number = view.moving(seat)?;
        Some((u8::from(number), tableau.stack(number)?.cell, tableau.stack(other)?.cell))
    };
    let Some((number, from, to)) = lying() else { return Way::None };
    let diagonal = from.column.abs_diff(to.column) == 1 && from.row.abs_diff(to.row) == 1;
    if diagonal { Way::Diagonal(number) } else { Way::Far(number) }
}
