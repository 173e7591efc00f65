//! A text of a drawing, which breaks no lines by itself.

/// A text on one line or two.
#[derive(Clone, PartialEq, Debug)]
pub struct Fitted {
    /// The size of its letters.
    pub size: f64,
    /// Its lines.
    pub lines: Vec<String>,
}

impl Fitted {
    /// Fits a text into `width`, at the first of these sizes at which one or two lines are narrow enough. `measure` returns
    /// the width of a text of the size 1. A line breaks at a space, else after a hyphen, and only in a
    /// text that is too long for that, between two letters.
    pub fn new(text: &str, width: f64, sizes: &[f64], measure: impl Fn(&str) -> f64) -> Self {
        let widest = |lines: &[&str]| lines.iter().map(|line| measure(line)).fold(0.0, f64::max);
        let broken = |at: usize| vec![text[..at].trim_end(), text[at..].trim_start()];
        let at_mark = |mark: char| {
            let ways = text.match_indices(mark).map(|(at, mark)| broken(at + mark.len()));
            ways.min_by(|one, other| widest(one).total_cmp(&widest(other)))
        };
        let ways: Vec<_> =
            [vec![text]].into_iter().chain([' ', '-'].into_iter().filter_map(at_mark)).collect();
        let fits = |size: f64| {
            ways.iter().find(|way| widest(way) * size <= width).map(|way| (size, way.clone()))
        };
        let (size, lines) = sizes.iter().find_map(|&size| fits(size)).unwrap_or_else(|| {
            let middle = text.char_indices().nth(text.chars().count().div_ceil(2));
            let lines = broken(middle.map_or(text.len(), |(at, _)| at));
            let most = sizes.first().copied().unwrap_or_default();
            (most.min(width / widest(&lines).max(1.0)), lines)
        });
        Self { size, lines: lines.into_iter().map(str::to_owned).collect() }
    }

    /// From the foot of the first line to that of the last.
    pub fn height(&self) -> f64 {
        1.1 * self.size * if self.lines.len() > 1 { 1.0 } else { 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The size and the lines, where each letter is as wide as the size.
    fn fitted(text: &str, width: f64) -> String {
        let letters = |text: &str| text.chars().map(|_| 1.0).sum::<f64>();
        let Fitted { size, lines } = Fitted::new(text, width, &[40.0, 30.0, 20.0], letters);
        format!("{size} {}", lines.join("/"))
    }

    #[test]
    fn a_name_breaks_at_a_space_then_at_a_hyphen_and_only_then_between_letters() {
        assert_eq!(fitted("Mina", 160.0), "40 Mina");
        assert_eq!(fitted("Anna-Lena Rose Adler", 440.0), "40 Anna-Lena/Rose Adler");
        assert_eq!(fitted("Anna-Lena", 200.0), "40 Anna-/Lena");
        assert_eq!(fitted("Bartholomew", 120.0), "20 Bartho/lomew");
    }

    #[test]
    fn a_smaller_size_comes_only_where_no_break_is_enough() {
        assert_eq!(fitted("Mina Rosenbaum", 360.0), "40 Mina/Rosenbaum");
        assert_eq!(fitted("Mina Rosenbaum", 350.0), "30 Mina/Rosenbaum");
    }
}
