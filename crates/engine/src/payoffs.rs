//! The result of a position.

use super::MAX_SEATS;

/// The payoff of a position for each seat, in thousandths: 1000 is best, 0 is worst.
pub type Payoffs = [i32; MAX_SEATS];
