//! The table of points of a match.

use crate::engine::Seat;

/// The table of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct Score {
    /// The columns between the name and the total.
    pub columns: Vec<Column>,
    /// The head of the last column.
    pub total: String,
    /// A row a seat, in the order of the ranking.
    pub rows: Vec<Row>,
    /// How it is ranked, in a sentence.
    pub note: String,
}

/// A column.
#[derive(Clone, PartialEq, Debug)]
pub struct Column {
    /// Its head where there is room.
    pub long: String,
    /// Its head where there is none.
    pub short: String,
}

/// A row.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// Whose.
    pub seat: Seat,
    /// Its place, from 1.
    pub place: u8,
    /// The cells between the name and the total.
    pub cells: Vec<Cell>,
    /// The last cell.
    pub total: String,
}

/// A cell: a text, an icon with a name, or a feat.
#[derive(Clone, PartialEq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Cell {
    Text(String),
    Icon {
        name: &'static str,
        label: String,
    },
    /// Something to be proud of, by its name.
    Feat(String),
}
