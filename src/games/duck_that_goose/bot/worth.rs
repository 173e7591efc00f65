//! What cards are worth to a bot, in eighths of a point.
//!
//! The figures were found by letting two sets of them play some thousand matches against each
//! other.

use super::super::{Kind, Sheet, Value};

/// A worth: eighths of a point.
pub(super) type Worth = i32;

/// So many points.
pub(super) const fn points(points: i32) -> Worth {
    8 * points
}

/// What an unknown facedown card will add: less than the average card, for it may be discarded.
const HIDDEN: Worth = points(4);

/// What a facedown card adds at most that will be kept.
const KEPT: Worth = points(5);

/// What is counted of whatever a facedown card adds beyond [`KEPT`], in percent.
const BEYOND: i32 = 40;

/// What a known facedown card will add to its range.
pub(super) const fn soft(added: Worth) -> Worth {
    if added <= KEPT { added } else { KEPT + (added - KEPT) * BEYOND / 100 }
}

/// What an unknown facedown card will add to a range with this sheet.
pub(super) fn hidden(sheet: &Sheet) -> Worth {
    if sheet.dodged() { 0 } else { (HIDDEN << sheet.doubled()) >> sheet.halved() }
}

/// What a card adds if nothing else lies there.
pub(super) const fn face(kind: Kind) -> Worth {
    match kind.value() {
        Value::Add(value) => points(value as i32),
        Value::Double => points(8),
        Value::Halve | Value::Zero => points(-6),
    }
}

/// What the choice is worth that playing this card brings, beside what the card adds.
pub(super) const fn choice(kind: Kind) -> Worth {
    match kind {
        Kind::Flip | Kind::Thunder | Kind::SecondWind => points(9),
        Kind::Burst | Kind::TwoBirds | Kind::Tables => points(6),
        Kind::ControlFreak | Kind::Ripe | Kind::CashCow => points(4),
        Kind::SecondSight => points(1),
        _ => 0,
    }
}
