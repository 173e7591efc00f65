//! The value of cards to bots, in eighths of a point: what the heuristic and the rollouts share, and then what only the
//! heuristic uses.
//!
//! The numbers were found by letting two sets of them play some thousand matches against each
//! other.

use super::super::{Kind, Points, Sheet, Value};

/// Eighths of a point.
pub(super) type Eighths = i32;

/// Whole points, in eighths.
pub(super) const fn points(points: i32) -> Eighths {
    Points::whole(points).eighths
}

/// The value of the choice that comes with playing this card, beyond the points that the card adds.
pub(super) const fn choice(kind: Kind) -> Eighths {
    match kind {
        Kind::Flip | Kind::Thunder | Kind::SecondWind => points(9),
        Kind::Burst | Kind::TwoBirds | Kind::Tables => points(6),
        Kind::ControlFreak | Kind::Ripe | Kind::CashCow => points(4),
        Kind::SecondSight => points(1),
        _ => 0,
    }
}

/// The expected value of an unknown facedown card: less than the average card, because it may be discarded.
const FACEDOWN_VALUE: Eighths = points(4);

/// A known facedown card of this value or less counts in full, because it will be turned up.
const MAX_FULL_FACEDOWN: Eighths = points(5);

/// The share of a known facedown card's value beyond that which counts, in per cent: it will most
/// likely be discarded.
const BEYOND_LIMIT: i32 = 40;

/// The expected value of a known facedown card that would add `added`.
pub(super) const fn soft(added: Eighths) -> Eighths {
    if added <= MAX_FULL_FACEDOWN {
        added
    } else {
        MAX_FULL_FACEDOWN + (added - MAX_FULL_FACEDOWN) * BEYOND_LIMIT / 100
    }
}

/// The expected value of an unknown facedown card in a range with this sheet.
pub(super) fn hidden(sheet: &Sheet) -> Eighths {
    if sheet.dodged() { 0 } else { (FACEDOWN_VALUE << sheet.doubled()) >> sheet.halved() }
}

/// The value of a card that is alone in its range.
pub(super) const fn face(kind: Kind) -> Eighths {
    match kind.value() {
        Value::Add(value) => points(value as i32),
        Value::Double => points(8),
        Value::Halve | Value::Zero => points(-6),
    }
}
