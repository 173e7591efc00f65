//! How often a seat with a given number of chips wins the match.
//!
//! The payoff of a round is its effect on the win probability. One more chip has little effect for a seat that is far
//! ahead, and a seat with few chips left ends the match sooner than it would like. Both follow from the usual results
//! of rounds.

use std::sync::LazyLock;

/// The payments of the three seats in a round, in any order, and how many rounds of ten thousand
/// end that way. Counted in 2,647 rounds between three of the first divers.
const ROUND_RESULTS: [([u8; 3], u32); 7] = [
    ([0, 1, 3], 3_254),
    ([0, 4, 4], 2_153),
    ([1, 1, 2], 2_070),
    ([0, 2, 2], 1_084),
    ([0, 1, 2], 873),
    ([0, 0, 3], 332),
    ([1, 1, 1], 234),
];

/// The most chips a seat can have (DKT-1).
const MAX_CHIPS: usize = 10;

/// Matches won out of a million, by own chips and those of the two others.
type Table = [[[u32; MAX_CHIPS + 1]; MAX_CHIPS + 1]; MAX_CHIPS + 1];

static TABLE: LazyLock<Box<Table>> = LazyLock::new(table);

/// How many of a thousand matches that continue with these chips each seat wins.
pub(super) fn equity(chips: [u8; 3]) -> [i32; 3] {
    let [a, b, c] = chips.map(|chips| usize::from(chips).min(MAX_CHIPS));
    [TABLE[a][b][c], TABLE[b][c][a], TABLE[c][a][b]].map(|matches| (matches / 1_000).cast_signed())
}

fn table() -> Box<Table> {
    let mut table = Box::new([[[0; MAX_CHIPS + 1]; MAX_CHIPS + 1]; MAX_CHIPS + 1]);
    // Every round costs chips, so in order of rising sums each result needs only earlier ones.
    for sum in 3..=3 * MAX_CHIPS {
        for own in 1..=MAX_CHIPS.min(sum) {
            for one in 1..=MAX_CHIPS.min(sum - own) {
                let other = sum - own - one;
                if (1..=MAX_CHIPS).contains(&other) {
                    table[own][one][other] = ahead(&table, [own, one, other]);
                }
            }
        }
    }
    table
}

/// How many of a million matches the first seat wins, given the table for all smaller sums of chips.
fn ahead(table: &Table, chips: [usize; 3]) -> u32 {
    let mut total = 0_u64;
    for (pays, often) in ROUND_RESULTS {
        for [a, b, c] in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
            let pays = [pays[a], pays[b], pays[c]].map(usize::from);
            total += u64::from(often) * u64::from(after(table, chips, pays));
        }
    }
    u32::try_from(total / 60_000).unwrap_or(u32::MAX)
}

/// The same after a round in which the seats pay `pays`.
fn after(table: &Table, chips: [usize; 3], pays: [usize; 3]) -> u32 {
    let left = [0, 1, 2].map(|seat: usize| chips[seat].saturating_sub(pays[seat]));
    if !left.contains(&0) {
        return table[left[0]][left[1]][left[2]];
    }
    // Among equal chips, fewer 4s win (DKT-18).
    let compared = |seat: usize| {
        (MAX_CHIPS - left[seat], if pays.contains(&4) { 4 - pays[seat] } else { pays[seat] })
    };
    let best = (0..3).map(compared).min();
    let winners = (0..3).filter(|&seat| Some(compared(seat)) == best).count();
    if Some(compared(0)) == best { [1_000_000, 500_000, 333_333][winners - 1] } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chances_of_all_seats_add_up() {
        for chips in [[10, 10, 10], [7, 3, 9], [1, 1, 2], [10, 1, 1]] {
            let sum: i32 = equity(chips).iter().sum();
            assert!((997..=1_000).contains(&sum), "{chips:?}: {sum}");
        }
    }

    #[test]
    fn more_chips_are_better_and_equal_ones_worth_the_same() {
        for own in 1..10 {
            assert!(equity([own + 1, 5, 7])[0] > equity([own, 5, 7])[0], "{own}");
        }
        let [one, two, _] = equity([6, 6, 3]);
        assert_eq!(one, two);
    }
}
