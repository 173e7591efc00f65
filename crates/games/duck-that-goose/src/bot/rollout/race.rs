//! How likely each seat is to win the match.

use super::super::worth::Eighths;
use mallard_engine::{MAX_SEATS, Seat};

/// The standard deviation of the difference between two seats' scores in a round, in eighths of a
/// point.
const SPREAD: f32 = 8.0 * 22.0;

/// Where a seat's own score may end, in standard deviations, and how likely each is: Gauss–Hermite quadrature with
/// seven points.
const FINAL_LEADS: [(f32, f32); 7] = [
    (-3.750_44, 0.000_548_27),
    (-2.366_759, 0.030_757),
    (-1.154_405, 0.240_123),
    (0.0, 0.457_143),
    (1.154_405, 0.240_123),
    (2.366_759, 0.030_757),
    (3.750_44, 0.000_548_27),
];

/// Each seat's probability of winning, from 0 to 1, with these totals and `rounds` rounds to come. The lowest total
/// wins, and ties are shared (DTG-36).
///
/// A seat wins if it is below all others: the better its own rounds, the likelier it is below each of them. So the
/// probability is the mean over its own possible scores, and only the others' scores are independent.
pub(super) fn chances(seats: u8, totals: &[Eighths; MAX_SEATS], rounds: f32) -> [f32; MAX_SEATS] {
    // A difference has twice the variance of a score.
    let variance = 0.5 * SPREAD * SPREAD * rounds;
    let (deviation, width) = (variance.sqrt(), std::f32::consts::FRAC_PI_2 * variance);
    let mut chances = [0.0; MAX_SEATS];
    for seat in Seat::all(seats) {
        let own = as_f32(totals[seat.index()]);
        let below = |end: f32| -> f32 {
            let others = Seat::all(seats).filter(|&other| other != seat);
            others.map(|other| lasts(as_f32(totals[other.index()]) - own - end, width)).product()
        };
        chances[seat.index()] =
            FINAL_LEADS.iter().map(|&(end, weight)| weight * below(end * deviation)).sum();
    }
    let sum: f32 = chances.iter().sum();
    if sum > 0.0 { chances.map(|chance| chance / sum) } else { chances }
}

/// The probability that a lead in eighths lasts: 1/2 + x/2√(x² + π/2) for a lead of x times the spread, which has the
/// slope of the normal distribution at 0. `width` is π/2 times the square of the spread.
fn lasts(lead: f32, width: f32) -> f32 {
    let length = (lead * lead + width).sqrt();
    if length > 0.0 { 0.5 + 0.5 * lead / length } else { 0.5 }
}

#[expect(clippy::cast_precision_loss, reason = "some thousand at most")]
fn as_f32(total: Eighths) -> f32 {
    total as f32
}

#[cfg(test)]
mod tests {
    use super::*;
    use mallard_engine::Rng;

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
    fn among_five_they_are_those_of_a_race_that_is_run_many_times() {
        let behind = [0, 6, 12, 24, 40];
        let mut totals = [0; MAX_SEATS];
        totals[..5].copy_from_slice(&behind.map(|points| 8 * points));
        let mut rng = Rng::from_seed(5);
        let (runs, mut won) = (20_000_u16, [0_u16; 5]);
        for _ in 0..runs {
            // Two rounds: twelve even draws add up to nearly a normal one with a deviation of 1, here in thousandths.
            let mut luck =
                || (0..12).map(|_| rng.next_below(1000)).sum::<u32>().cast_signed() - 6000;
            let ends = behind.map(|points| 1000 * points + 22 * luck());
            let best = (0..5).min_by_key(|&seat| ends[seat]).expect("five");
            won[best] += 1;
        }
        let expected = won.map(|won| f32::from(won) / f32::from(runs));
        for (found, expected) in chances(5, &totals, 2.0).iter().zip(expected) {
            assert!((found - expected).abs() < 0.03, "{found} {expected}");
        }
    }

    #[test]
    fn chances_add_up_and_leads_count_less_early() {
        let [soon, late] = [1.0, 9.0].map(|rounds| chances(3, &totals([0, 20, 30]), rounds));
        assert!((soon.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        assert!(soon[0] > late[0] && late[0] > late[1] && late[1] > late[2]);
    }
}
