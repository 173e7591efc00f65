//! What cards are worth to a bot, in eighths of a point.
//!
//! Other figures than those of [`ahead::worth`](super::super::rules::ahead::worth) are of the rules of thumb alone; all were
//! found in the same way.

pub(super) use super::super::rules::ahead::worth::{Eighths as Worth, choice, points, soft};
use super::super::{Kind, Sheet, Value};

/// What an unknown facedown card will add: less than the average card, for it may be discarded.
const HIDDEN: Worth = points(4);

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
