//! The pieces in the figures of the rules.

use super::text::text;
use crate::{Colour, DieFace, HIGHEST};
use mallard_words::Lang;

/// A piece of a figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SheetFigure {
    /// `R6`: a die that shows this face.
    Die(DieFace),
    /// `R`: the head of a row.
    Head(Colour),
    /// `[R12]` or, while it is empty, `[R]`: a box of a row.
    Box(Colour, Option<u8>),
    /// `line`: the white line.
    Line,
    /// `(7)` or, while the column is not full, `()`: the points of a column.
    Column(Option<u8>),
}

impl SheetFigure {
    pub fn named(name: &str) -> Option<Self> {
        if let Some((letter, rest)) = within(name, "[", "]").and_then(|it| it.split_at_checked(1)) {
            let number = if rest.is_empty() { None } else { Some(number(rest)?) };
            return Some(Self::Box(colour(letter)?, number));
        }
        match within(name, "(", ")") {
            Some("") => return Some(Self::Column(None)),
            Some(points) => return Some(Self::Column(Some(number(points)?))),
            None => {}
        }
        if name == "line" {
            return Some(Self::Line);
        }
        colour(name).map(Self::Head).or_else(|| name.parse().ok().map(Self::Die))
    }

    /// The piece in words; empty for a line or an unfilled column.
    pub fn describe(self, lang: Lang) -> String {
        let words = &text(lang).table;
        match self {
            Self::Die(face) => (words.face)(face.colour(), face.number()),
            Self::Head(colour) | Self::Box(colour, None) => (words.colour)(colour).to_owned(),
            Self::Box(colour, Some(number)) => (words.face)(Some(colour), number),
            Self::Column(Some(points)) => points.to_string(),
            Self::Line | Self::Column(None) => String::new(),
        }
    }
}

fn within<'a>(name: &'a str, open: &str, close: &str) -> Option<&'a str> {
    name.strip_prefix(open)?.strip_suffix(close)
}

fn colour(letter: &str) -> Option<Colour> {
    Colour::ALL.into_iter().find(|colour| letter == colour.letter().to_string())
}

/// A number that the dice can make.
fn number(written: &str) -> Option<u8> {
    written.parse().ok().filter(|number| (1..=HIGHEST).contains(number))
}
