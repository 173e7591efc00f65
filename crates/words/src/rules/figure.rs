//! Figures in a rules text: pieces on the table, written as data.
//!
//! A figure begins with a line of three backquotes and `figure`, and ends with a line of three backquotes. Between
//! them, `| 7d>Qd Qh+` is a row of pieces by their names, `: led | added` labels that row, and any other line is the
//! caption.

use super::sentence::{Sentence, sentence};

/// A position, with a caption.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Figure {
    /// The rows, from top to bottom.
    pub rows: Vec<FigureRow>,
    /// The sentence that explains the position.
    pub caption: Sentence,
}

/// One row of a figure.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct FigureRow {
    /// The spots, from left to right.
    pub spots: Vec<FigureSpot>,
    /// The labels below the spots, in the same order: none, or one for each spot.
    pub labels: Vec<String>,
}

/// One spot of a figure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FigureSpot {
    /// The content of the spot.
    pub shown: SpotContent,
    /// How the spot is marked.
    pub stress: Stress,
}

/// The content of a spot of a figure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SpotContent {
    /// `.`: nothing.
    Nothing,
    /// `_`: an empty place for a piece.
    Place,
    /// `>`: an arrow; the pieces before it become the pieces after it.
    Then,
    /// `=+`: a sign or a number, after the `=`.
    Sign(String),
    /// A piece by its name, which only its game understands.
    Piece(String),
    /// `7d>Qd`: a piece, and the piece on top of it.
    Over(String, String),
}

/// How a spot is marked, by the last character of its word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stress {
    /// No mark.
    None,
    /// `+`: this piece matters.
    Chosen,
    /// `^`: a player can choose it.
    Open,
    /// `!`: a player cannot choose it.
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
                let spots = row.split_whitespace().map(FigureSpot::parse).collect();
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

    /// The names of the pieces in the figure.
    pub fn pieces(&self) -> impl Iterator<Item = &str> {
        self.rows.iter().flat_map(|row| &row.spots).flat_map(|spot| match &spot.shown {
            SpotContent::Piece(name) => vec![name.as_str()],
            SpotContent::Over(below, above) => vec![below.as_str(), above.as_str()],
            SpotContent::Nothing
            | SpotContent::Place
            | SpotContent::Then
            | SpotContent::Sign(_) => Vec::new(),
        })
    }
}

impl FigureSpot {
    fn parse(word: &str) -> Self {
        let marks = [
            ('+', Stress::Chosen),
            ('^', Stress::Open),
            ('!', Stress::Barred),
            ('~', Stress::Struck),
        ];
        if let Some(sign) = word.strip_prefix('=').filter(|sign| !sign.is_empty()) {
            return Self { shown: SpotContent::Sign(sign.to_owned()), stress: Stress::None };
        }
        let marked = marks.into_iter().find(|&(mark, _)| word.len() > 1 && word.ends_with(mark));
        let (name, stress) = match marked {
            Some((mark, stress)) => (word.trim_end_matches(mark), stress),
            None => (word, Stress::None),
        };
        let shown = match (name, name.split_once('>')) {
            (".", _) => SpotContent::Nothing,
            ("_", _) => SpotContent::Place,
            (">", _) => SpotContent::Then,
            (_, Some((below, above))) => SpotContent::Over(below.to_owned(), above.to_owned()),
            _ => SpotContent::Piece(name.to_owned()),
        };
        Self { shown, stress }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spot(word: &str) -> (SpotContent, Stress) {
        let FigureSpot { shown, stress } = FigureSpot::parse(word);
        (shown, stress)
    }

    #[test]
    fn rows_labels_and_the_caption_are_read() {
        let lines = ["| 7d>Qd Qh+", ": beaten | added", "Hearts are **trumps**. [DUR-8]"];
        let Figure { rows, caption } = Figure::parse(lines.into_iter());
        let shown: Vec<_> = rows[0].spots.iter().map(|spot| spot.shown.clone()).collect();
        let over = SpotContent::Over(String::from("7d"), String::from("Qd"));
        assert_eq!(shown, [over, SpotContent::Piece(String::from("Qh"))]);
        assert_eq!(rows[0].labels, ["beaten", "added"]);
        assert_eq!(caption.parts, ["Hearts are ", "trumps", "."]);
        assert_eq!(caption.rules, ["DUR-8"]);
    }

    #[test]
    fn a_mark_is_the_last_character_and_no_part_of_the_name() {
        let piece = |name: &str| SpotContent::Piece(String::from(name));
        assert_eq!(spot("Qh"), (piece("Qh"), Stress::None));
        assert_eq!(spot("Qh+"), (piece("Qh"), Stress::Chosen));
        assert_eq!(spot("-3~"), (piece("-3"), Stress::Struck));
        assert_eq!(spot("_^"), (SpotContent::Place, Stress::Open));
        assert_eq!(spot("_!"), (SpotContent::Place, Stress::Barred));
    }

    #[test]
    fn signs_and_arrows_are_no_pieces() {
        assert_eq!(spot("=+"), (SpotContent::Sign(String::from("+")), Stress::None));
        assert_eq!(spot("=="), (SpotContent::Sign(String::from("=")), Stress::None));
        assert_eq!(spot(">"), (SpotContent::Then, Stress::None));
        let figure = Figure::parse(["| 4s > back =+ 4h>4d ."].into_iter());
        assert_eq!(figure.pieces().collect::<Vec<_>>(), ["4s", "back", "4h", "4d"]);
    }
}
