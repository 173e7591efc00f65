//! The names of the seats.

use crate::engine::Seat;
use std::sync::Arc;

/// The names of the seats, in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names(Arc<[String]>);

impl Names {
    /// These names, from the first seat on, as they stand in a sentence.
    pub fn new(names: impl IntoIterator<Item = String>) -> Self {
        Self(names.into_iter().map(isolated).collect())
    }

    /// The name of a seat.
    pub fn of(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("", String::as_str)
    }

    /// The names of these seats.
    pub fn of_all(&self, seats: impl IntoIterator<Item = Seat>) -> Vec<String> {
        seats.into_iter().map(|seat| self.of(seat).to_owned()).collect()
    }
}

/// A name that is written from right to left, set apart from the sentence it stands in: else it would take the signs and
/// numbers beside it along. Others are as they were.
pub fn isolated(name: String) -> String {
    let from_the_right = |letter| matches!(letter, '\u{590}'..='\u{8FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFE}' | '\u{10800}'..='\u{10FFF}' | '\u{1E800}'..='\u{1EFFF}');
    if name.contains(from_the_right) { format!("\u{2068}{name}\u{2069}") } else { name }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_from_right_to_left_is_set_apart_in_a_sentence() {
        let names = Names::new(["Mina", "민아", "דנה", "مينا"].map(str::to_owned));
        let shown = Seat::all(4).map(|seat| names.of(seat).to_owned()).collect::<Vec<_>>();
        assert_eq!(shown, ["Mina", "민아", "\u{2068}דנה\u{2069}", "\u{2068}مينا\u{2069}"]);
    }
}
