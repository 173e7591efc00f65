//! What cards are worth to a bot, in eighths of a point.
//!
//! Other figures than those of [`ahead::worth`](super::super::rules::ahead::worth) are of the rules of thumb alone; all were
//! found in the same way.

pub(super) use super::super::rules::ahead::worth::{Eighths as Worth, choice, points};
use super::super::{Kind, Sheet, Value};

/// What an unknown facedown card will add: less than the average card, for it may be discarded.
const HIDDEN: Worth = points(4);

/// What a known facedown card comes to if it is worth this much or less: it will be turned up.
const KEPT: Worth = points(5);

/// What is counted of a known facedown card beyond that, in per cent: it will most likely be discarded.
const BEYOND: i32 = 40;

/// What a known facedown card that would add so much comes to at last.
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
