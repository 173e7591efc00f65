//! The best of some ratings.

/// The indexes of the `count` highest ratings, the highest first; among equals the first remains first.
pub(super) fn leading(ratings: &[i32], count: usize) -> Vec<usize> {
    let mut leading = Vec::new();
    for (place, rating) in ratings.iter().enumerate() {
        // An insertion: a sort would be much code for this short list.
        let at = leading.partition_point(|&before: &usize| ratings[before] >= *rating);
        leading.insert(at, place);
        leading.truncate(count);
    }
    leading
}

/// The action that a heuristic ([`Bot::rate`](super::Bot::rate)) rates highest; among equals the first. `ratings` are
/// those of `legal`, in order.
pub fn best_rated<A: Copy>(legal: &[A], ratings: &[i32]) -> Option<A> {
    leading(ratings, 1).first().map(|&place| legal[place])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_highest_come_first_and_of_equals_the_first() {
        let ratings = [3, 7, -1, 7, 5];
        assert_eq!(leading(&ratings, 9), [1, 3, 4, 0, 2]);
        assert_eq!(leading(&ratings, 2), [1, 3]);
    }
}
