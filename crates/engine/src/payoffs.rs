//! The result of a position.

use super::{MAX_SEATS, Standing};

/// The payoff of a position for each seat, in thousandths: 1000 is best, 0 is worst.
pub type Payoffs = [i32; MAX_SEATS];

/// Each seat's payoff at the end of the match: the seats in first place share it.
pub fn shares(standing: &Standing) -> Payoffs {
    let winners = standing.winners();
    let mut worth = [0; MAX_SEATS];
    for seat in winners {
        worth[seat.index()] = 1_000 / i32::from(winners.len());
    }
    worth
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_place_is_shared_out() {
        let points = [7, 9, 7, 3];
        let standing = Standing::by(4, |a, b| points[b.index()].cmp(&points[a.index()]));
        assert_eq!(shares(&standing)[..5], [0, 1_000, 0, 0, 0]);
        let standing =
            Standing::by(3, |a, b| points[a.index()].min(7).cmp(&points[b.index()].min(7)));
        assert_eq!(shares(&standing)[..4], [333, 333, 333, 0]);
    }
}
