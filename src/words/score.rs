//! The table of points of a match.

use super::lang::Lang;
use super::names::Names;
use super::text::text;
use crate::engine::{Seat, SeatSet, Standing};

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

impl Score {
    /// The same in the order of another ranking: who resigned comes last, whatever was scored.
    #[must_use]
    pub fn placed(self, standing: Standing) -> Self {
        let rows = ranked(standing, |seat| {
            let row = self.rows.iter().find(|row| row.seat == seat)?;
            Some(Row { place: standing.place(seat), ..row.clone() })
        });
        Self { rows: rows.into_iter().flatten().collect(), ..self }
    }
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
    /// The same as a number, to draw.
    pub amount: f32,
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

/// What counts of a match that somebody ends before its rules do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counts {
    /// The deals that are over: the score has a column for each.
    Deals,
    /// The rounds that are over, the same.
    Rounds,
    /// What was written, as it stands: there is but one round.
    Sheets,
}

/// Something for each seat, a row of the table say, the best first.
pub fn ranked<R>(standing: Standing, row: impl Fn(Seat) -> R) -> Vec<R> {
    let seats = u8::try_from(standing.places().len()).unwrap_or_default();
    let at = |place| Seat::all(seats).filter(move |&seat| standing.place(seat) == place);
    (1..=seats).flat_map(at).map(row).collect()
}

/// How a game's title names those who won.
#[derive(Clone, Copy, Debug)]
pub struct Winning {
    /// One, by name.
    pub alone: fn(&str) -> String,
    /// Some, by their names as a list.
    pub together: fn(&str) -> String,
    /// Everybody.
    pub all: &'static str,
}

impl Winning {
    /// The title for these winners among so many seats.
    pub fn title(self, winners: SeatSet, seats: u8, names: &Names, lang: Lang) -> String {
        match (winners.first(), winners.len()) {
            (Some(winner), 1) => (self.alone)(names.of(winner)),
            (_, all) if all == seats => self.all.to_owned(),
            _ => (self.together)(&(text(lang).list_of_names)(&names.of_all(winners.iter()))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_ranked_and_equals_stay_in_the_order_of_the_seats() {
        let points = [7, 9, 7, 3];
        let standing = Standing::by(4, |a, b| points[b.index()].cmp(&points[a.index()]));
        let row = |seat| Row {
            seat,
            place: standing.place(seat),
            cells: Vec::new(),
            total: String::new(),
            amount: 0.0,
        };
        let rows = ranked(standing, row);
        let seen: Vec<_> = rows.iter().map(|row| (row.seat.index(), row.place)).collect();
        assert_eq!(seen, [(1, 1), (0, 2), (2, 2), (3, 4)]);
    }

    #[test]
    fn winners_are_named_alone_together_or_all() {
        let winning = Winning {
            alone: |name| format!("{name} wins"),
            together: |names| format!("{names} share"),
            all: "all share",
        };
        let names = Names::new(["A", "B", "C"].map(ToOwned::to_owned));
        let title = |winners: &[u8]| {
            let winners = winners.iter().map(|&seat| Seat::new(seat)).collect();
            winning.title(winners, 3, &names, Lang::En)
        };
        assert_eq!(title(&[1]), "B wins");
        assert_eq!(title(&[0, 2]), "A and C share");
        assert_eq!(title(&[0, 1, 2]), "all share");
    }
}
