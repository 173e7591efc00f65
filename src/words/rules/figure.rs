//! Figures in a rules text: pieces as they lie on the table, written as data.
//!
//! A figure stands between a line of three backquotes and `figure`, and one of three backquotes. `| 7d>Qd Qh+` is a row
//! of pieces by their names, `: led | added` says what they are, and any other line is what there is to see.

use super::{Sentence, sentence};

/// A position to look at.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Figure {
    /// From top to bottom.
    pub rows: Vec<FigureRow>,
    /// What there is to see.
    pub caption: Sentence,
}

/// A row of a figure.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct FigureRow {
    /// From left to right.
    pub spots: Vec<Spot>,
    /// What stands below them, in their order; none, or one for each spot.
    pub labels: Vec<String>,
}

/// What lies at one place of a figure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spot {
    /// What is there.
    pub shown: Shown,
    /// How it is marked.
    pub stress: Stress,
}

/// What is at one place of a figure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shown {
    /// `.`: nothing.
    Nothing,
    /// `_`: a place where something could lie.
    Place,
    /// `>`: what comes before becomes what comes after.
    Then,
    /// `=+`: a sign or a number.
    Sign(String),
    /// A piece by its name, which is its game's affair.
    Piece(String),
    /// `7d>Qd`: a piece, and one that lies over it.
    Over(String, String),
}

/// How a piece is marked, by the last character of what is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stress {
    /// Not at all.
    None,
    /// `+`: it is the one that matters.
    Chosen,
    /// `^`: it can be chosen.
    Open,
    /// `!`: it cannot.
    Barred,
    /// `~`: it does not count.
    Struck,
}

impl Figure {
    /// Reads the lines between the fences.
    pub(super) fn parse<'a>(lines: impl Iterator<Item = &'a str>) -> Self {
        let mut figure = Self::default();
        for line in lines {
            if let Some(row) = line.strip_prefix("| ") {
                let spots = row.split_whitespace().map(Spot::parse).collect();
                figure.rows.push(FigureRow { spots, labels: Vec::new() });
            } else if let (Some(labels), Some(row)) =
                (line.strip_prefix(": "), figure.rows.last_mut())
            {
                row.labels = labels.split('|').map(|label| label.trim().to_owned()).collect();
            } else {
                figure.caption = sentence(line);
            }
        }
        figure
    }

    /// The names of its pieces.
    pub fn pieces(&self) -> impl Iterator<Item = &str> {
        self.rows.iter().flat_map(|row| &row.spots).flat_map(|spot| match &spot.shown {
            Shown::Piece(name) => vec![name.as_str()],
            Shown::Over(below, above) => vec![below.as_str(), above.as_str()],
            Shown::Nothing | Shown::Place | Shown::Then | Shown::Sign(_) => Vec::new(),
        })
    }
}

impl Spot {
    fn parse(word: &str) -> Self {
        let marks = [
            ('+', Stress::Chosen),
            ('^', Stress::Open),
            ('!', Stress::Barred),
            ('~', Stress::Struck),
        ];
        if let Some(sign) = word.strip_prefix('=').filter(|sign| !sign.is_empty()) {
            return Self { shown: Shown::Sign(sign.to_owned()), stress: Stress::None };
        }
        let marked = marks.into_iter().find(|&(mark, _)| word.len() > 1 && word.ends_with(mark));
        let (name, stress) = match marked {
            Some((mark, stress)) => (word.trim_end_matches(mark), stress),
            None => (word, Stress::None),
        };
        let shown = match (name, name.split_once('>')) {
            (".", _) => Shown::Nothing,
            ("_", _) => Shown::Place,
            (">", _) => Shown::Then,
            (_, Some((below, above))) => Shown::Over(below.to_owned(), above.to_owned()),
            _ => Shown::Piece(name.to_owned()),
        };
        Self { shown, stress }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spot(word: &str) -> (Shown, Stress) {
        let Spot { shown, stress } = Spot::parse(word);
        (shown, stress)
    }

    #[test]
    fn rows_labels_and_the_caption_are_read() {
        let lines = ["| 7d>Qd Qh+", ": beaten | added", "Hearts are **trumps**. [DUR-8]"];
        let Figure { rows, caption } = Figure::parse(lines.into_iter());
        let shown: Vec<_> = rows[0].spots.iter().map(|spot| spot.shown.clone()).collect();
        let over = Shown::Over(String::from("7d"), String::from("Qd"));
        assert_eq!(shown, [over, Shown::Piece(String::from("Qh"))]);
        assert_eq!(rows[0].labels, ["beaten", "added"]);
        assert_eq!(caption.parts, ["Hearts are ", "trumps", "."]);
        assert_eq!(caption.rules, ["DUR-8"]);
    }

    #[test]
    fn a_mark_is_the_last_character_and_no_part_of_the_name() {
        let piece = |name: &str| Shown::Piece(String::from(name));
        assert_eq!(spot("Qh"), (piece("Qh"), Stress::None));
        assert_eq!(spot("Qh+"), (piece("Qh"), Stress::Chosen));
        assert_eq!(spot("-3~"), (piece("-3"), Stress::Struck));
        assert_eq!(spot("_^"), (Shown::Place, Stress::Open));
        assert_eq!(spot("_!"), (Shown::Place, Stress::Barred));
    }

    #[test]
    fn signs_and_arrows_are_no_pieces() {
        assert_eq!(spot("=+"), (Shown::Sign(String::from("+")), Stress::None));
        assert_eq!(spot("=="), (Shown::Sign(String::from("=")), Stress::None));
        assert_eq!(spot(">"), (Shown::Then, Stress::None));
        let figure = Figure::parse(["| 4s > back =+ 4h>4d ."].into_iter());
        assert_eq!(figure.pieces().collect::<Vec<_>>(), ["4s", "back", "4h", "4d"]);
    }
}
