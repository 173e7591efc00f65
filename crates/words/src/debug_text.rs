//! Actions and events in the words of their types, until a game has sentences for them.

use std::fmt::Debug;

/// The words of a value: `Play(Qh)` becomes "Play Qh", `TookTrick { seat: 1 }` "Took trick seat 1".
pub(super) fn debug_text(value: &impl Debug) -> String {
    let mut words = String::new();
    let mut last = ' ';
    for letter in format!("{value:?}").chars() {
        let letter = if letter.is_alphanumeric() || letter == '-' { letter } else { ' ' };
        if last.is_lowercase() && letter.is_uppercase() {
            words.push(' ');
            words.extend(letter.to_lowercase());
        } else if letter != ' ' || last != ' ' {
            words.push(letter);
        }
        last = letter;
    }
    words.trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_reads_as_words() {
        #[derive(Debug)]
        #[expect(dead_code, reason = "printed")]
        enum Event {
            Pass,
            TookTrick { seat: u8, cards: [i8; 2] },
        }
        assert_eq!(debug_text(&Event::Pass), "Pass");
        let took = Event::TookTrick { seat: 1, cards: [2, -3] };
        assert_eq!(debug_text(&took), "Took trick seat 1 cards 2 -3");
    }
}
