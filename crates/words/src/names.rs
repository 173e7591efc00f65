//! The names of the seats.

use mallard_engine::Seat;
use std::sync::Arc;

/// The names of the seats, in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names(Arc<[String]>);

impl Names {
    /// Takes `names`, from the first seat on, and makes each safe inside a sentence (`isolated`).
    pub fn new(names: impl IntoIterator<Item = String>) -> Self {
        Self(names.into_iter().map(isolated).collect())
    }

    /// The name of `seat`.
    pub fn get(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("", String::as_str)
    }

    /// The names of `seats`.
    pub fn get_all(&self, seats: impl IntoIterator<Item = Seat>) -> Vec<String> {
        seats.into_iter().map(|seat| self.get(seat).to_owned()).collect()
    }
}

/// Isolates a name written from right to left from the sentence around it; otherwise the adjacent punctuation and
/// numbers would move too. Other names do not change.
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
        let shown = Seat::all(4).map(|seat| names.get(seat).to_owned()).collect::<Vec<_>>();
        assert_eq!(shown, ["Mina", "민아", "\u{2068}דנה\u{2069}", "\u{2068}مينا\u{2069}"]);
    }
}
