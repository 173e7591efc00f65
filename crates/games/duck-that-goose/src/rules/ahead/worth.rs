//! The value of cards to bots, in eighths of a point, shared by the heuristic and the search.
//!
//! The numbers were found by letting two sets of them play some thousand matches against each
//! other.

use super::super::kind::Kind;
use super::super::points::Points;

/// Eighths of a point. A seat wants few of its own.
pub(in super::super::super) type Eighths = i32;

/// Whole points, in eighths.
pub(in super::super::super) const fn points(points: i32) -> Eighths {
    Points::whole(points).eighths
}

/// The value of the choice that comes with playing this card, beyond the points that the card adds.
pub(in super::super::super) const fn choice(kind: Kind) -> Eighths {
    match kind {
        Kind::Flip | Kind::Thunder | Kind::SecondWind => points(9),
        Kind::Burst | Kind::TwoBirds | Kind::Tables => points(6),
        Kind::ControlFreak | Kind::Ripe | Kind::CashCow => points(4),
        Kind::SecondSight => points(1),
        _ => 0,
    }
}
