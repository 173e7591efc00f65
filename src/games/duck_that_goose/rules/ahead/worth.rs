//! What cards are worth to bots, in eighths of a point: those that go by rules of thumb and those that look
//! ahead count alike.
//!
//! The figures were found by letting two sets of them play some thousand matches against each other.

use super::super::kind::Kind;
use super::super::points::Points;

/// Eighths of a point: of what a seat has, high is bad.
pub(in super::super::super) type Eighths = i32;

/// So many points.
pub(in super::super::super) const fn points(points: i32) -> Eighths {
    Points::whole(points).eighths
}

/// What the choice is worth that playing this card brings, beside what the card adds.
pub(in super::super::super) const fn choice(kind: Kind) -> Eighths {
    match kind {
        Kind::Flip | Kind::Thunder | Kind::SecondWind => points(9),
        Kind::Burst | Kind::TwoBirds | Kind::Tables => points(6),
        Kind::ControlFreak | Kind::Ripe | Kind::CashCow => points(4),
        Kind::SecondSight => points(1),
        _ => 0,
    }
}
