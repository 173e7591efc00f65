//! How likely each seat is to win the match.

use super::worth::Eighths;
use crate::engine::{MAX_SEATS, Seat};

/// The standard deviation of the difference between two seats' scores in a round, in eighths of a
/// point.
const SPREAD: f32 = 8.0 * 22.0;

/// Each seat's chance of winning, from 0 to 1, with these totals and `rounds` rounds to come. The
/// lowest total wins, and ties are shared (DTG-36).
///
/// A seat is assumed to win as often as it comes out ahead of each other seat, as if these were
/// independent.
pub(super) fn chances(seats: u8, totals: &[Eighths; MAX_SEATS], rounds: f32) -> [f32; MAX_SEATS] {
    let width = std::f32::consts::FRAC_PI_2 * SPREAD * SPREAD * rounds;
    let mut chances = [0.0; MAX_SEATS];
    for seat in Seat::all(seats) {
        let others = Seat::all(seats).filter(|&other| other != seat);
        let leads = others.map(|other| totals[other.index()] - totals[seat.index()]);
        chances[seat.index()] = leads.map(|lead| lasts(lead, width)).product();
    }
    let sum: f32 = chances.iter().sum();
    if sum > 0.0 { chances.map(|chance| chance / sum) } else { chances }
}

/// The chance that a lead in eighths lasts: 1/2 + x/2√(x² + π/2) for a lead of x times the spread,
/// which has the slope of the normal distribution at 0. `width` is π/2 times the square of the
/// spread.
#[expect(clippy::cast_precision_loss, reason = "some thousand at most")]
fn lasts(lead: Eighths, width: f32) -> f32 {
    let lead = lead as f32;
    let length = (lead * lead + width).sqrt();
    if length > 0.0 { 0.5 + 0.5 * lead / length } else { 0.5 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn totals(points: [i32; 3]) -> [Eighths; MAX_SEATS] {
        let mut totals = [0; MAX_SEATS];
        totals[..3].copy_from_slice(&points.map(|points| 8 * points));
        totals
    }

    #[test]
    fn the_lowest_total_wins_and_ties_are_shared() {
        assert_eq!(chances(3, &totals([4, 1, 2]), 0.0)[..3], [0.0, 1.0, 0.0]);
        assert_eq!(chances(3, &totals([1, 1, 2]), 0.0)[..3], [0.5, 0.5, 0.0]);
    }

    #[test]
    fn chances_add_up_and_leads_count_less_the_more_is_to_come() {
        let [soon, late] = [1.0, 9.0].map(|rounds| chances(3, &totals([0, 20, 30]), rounds));
        assert!((soon.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        assert!(soon[0] > late[0] && late[0] > late[1] && late[1] > late[2]);
    }
}
