//! English nouns after a count.

use std::fmt::Display;

/// `count` with its noun: `one` after 1, `many` after any other count.
pub fn counted(count: impl Display + PartialEq + From<u8>, one: &str, many: &str) -> String {
    let noun = if count == 1.into() { one } else { many };
    format!("{count} {noun}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_one_has_the_noun_of_one() {
        let said = [0, 1, 2, 11].map(|count: u8| counted(count, "card", "cards"));
        assert_eq!(said, ["0 cards", "1 card", "2 cards", "11 cards"]);
    }
}
