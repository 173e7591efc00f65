//! The value of cards to a bot, in eighths of a point.
//!
//! Numbers that differ from [`ahead::worth`](super::super::rules::ahead::worth) are used only by the heuristic; all
//! were found in the same way.

pub(super) use super::super::rules::ahead::worth::{Eighths as Worth, choice, points};
use super::super::{Kind, Sheet, Value};

/// The expected value of an unknown facedown card: less than the average card, because it may be discarded.
const HIDDEN: Worth = points(4);

/// A known facedown card of this value or less counts in full, because it will be turned up.
const KEPT: Worth = points(5);

/// The share of a known facedown card's value beyond that which counts, in per cent: it will most
/// likely be discarded.
const BEYOND: i32 = 40;

/// The expected value of a known facedown card that would add `added`.
pub(super) const fn soft(added: Worth) -> Worth {
    if added <= KEPT { added } else { KEPT + (added - KEPT) * BEYOND / 100 }
}

/// The expected value of an unknown facedown card in a range with this sheet.
pub(super) fn hidden(sheet: &Sheet) -> Worth {
    if sheet.dodged() { 0 } else { (HIDDEN << sheet.doubled()) >> sheet.halved() }
}

/// The value of a card that is alone in its range.
pub(super) const fn face(kind: Kind) -> Worth {
    match kind.value() {
        Value::Add(value) => points(value as i32),
        Value::Double => points(8),
        Value::Halve | Value::Zero => points(-6),
    }
}
