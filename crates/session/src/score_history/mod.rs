//! The totals of all seats from the deal to now, round by round.

mod plot;

pub use self::plot::{Plot, plot};
use mallard_engine::Seat;

/// The totals after each round: a row for each seat, in the order of the ranking.
#[derive(Clone, PartialEq, Debug)]
pub struct ScoreHistory {
    /// The seats with their totals.
    pub rows: Vec<ScoreSeries>,
    /// The number of finished rounds.
    pub rounds: usize,
}

/// A seat's totals: at the deal, then after each round.
#[derive(Clone, PartialEq, Debug)]
pub struct ScoreSeries {
    pub seat: Seat,
    pub totals: Vec<String>,
    /// The totals as numbers, to draw.
    pub amounts: Vec<f32>,
}
