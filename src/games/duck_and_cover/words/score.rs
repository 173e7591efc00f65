//! The table of a match, and its result in words.

use super::text::text;
use crate::engine::{Seat, Standing};
use crate::games::duck_and_cover::{Phase, View};
use crate::words::{Cell, Column, Lang, Names, Outcome, Row, Score, Winning, ranked};

/// Points with their sign.
pub(super) fn signed(points: i16) -> String {
    match points {
        0 => String::from("0"),
        1.. => format!("+{points}"),
        _ => format!("−{}", points.unsigned_abs()),
    }
}

/// How many visible ducks `seat` has.
fn visible(view: &View, seat: Seat) -> u8 {
    view.tableau(seat).visible().len()
}

/// Is the match over, and did visible ducks decide the ranking (DNC-17)?
fn tied(view: &View) -> bool {
    let totals: Vec<i16> = Seat::all(view.seats).map(|seat| view.total(seat)).collect();
    let twice = |at: usize| totals[..at].contains(&totals[at]);
    view.phase == Phase::Over && (1..totals.len()).any(twice)
}

/// The table of the match so far.
pub(super) fn score(view: &View, lang: Lang) -> Score {
    let words = &text(lang).score;
    let tied = tied(view);
    let rounds = (1u8..).zip(&view.points);
    let mut columns: Vec<Column> = rounds
        .map(|(round, _)| Column { long: (words.round)(round), short: round.to_string() })
        .collect();
    if tied {
        let short = String::from("=");
        columns.push(Column { long: words.head_visible.to_owned(), short });
    }
    let key = |seat| (view.total(seat), if tied { visible(view, seat) } else { 0 });
    let standing = Standing::by(view.seats, |a, b| key(a).cmp(&key(b)));
    let row = |seat: Seat| {
        let rounds = view.points.iter().map(|round| signed(round[seat.index()].into()));
        let visible = tied.then(|| visible(view, seat).to_string());
        Row {
            seat,
            place: standing.place(seat),
            cells: rounds.chain(visible).map(Cell::Text).collect(),
            total: signed(view.total(seat)),
            amount: view.total(seat).into(),
        }
    };
    Score {
        columns,
        total: words.total.to_owned(),
        rows: ranked(standing, row),
        note: words.note.to_owned(),
    }
}

/// The winner, and why.
pub(super) fn outcome(view: &View, standing: Standing, names: &Names, lang: Lang) -> Outcome {
    let words = &text(lang).score;
    let winners = standing.winners();
    let Some(winner) = winners.first() else { return Outcome::default() };
    let total = view.total(winner);
    let equal = Seat::all(view.seats).filter(|&seat| view.total(seat) == total).count();
    let points = signed(total);
    let winning = Winning { alone: words.wins, together: words.shared, all: words.all_shared };
    let title = winning.title(winners, view.seats, names, lang);
    let why = match (winners.len(), equal) {
        (1, 1) => (words.why_total)(&points),
        (1, _) => (words.why_visible)(&points, visible(view, winner)),
        _ => (words.why_shared)(&points),
    };
    Outcome::new(title, why)
}
