//! The table of rounds, and the result in words.

use super::figures::points;
use super::text::text;
use crate::engine::{Seat, Standing};
use crate::games::duck_that_goose::{Event, Points, View};
use crate::words::{Cell, Column, Lang, Names, Outcome, Row, Score, Winning, ranked};

/// The most rounds with a column of their own; only the latest are shown.
const MOST_COLUMNS: usize = 7;

/// The score of each seat in each finished round, with the round's number.
fn rounds(history: &[Event], seats: u8) -> Vec<(u8, Vec<Points>)> {
    let mut rounds: Vec<(u8, Vec<Points>)> = Vec::new();
    for event in history {
        match *event {
            Event::RoundEnded { round } => {
                rounds.push((round, vec![Points::ZERO; usize::from(seats)]));
            }
            Event::Scored { seat, sheet, .. } => {
                if let Some((_, scores)) = rounds.last_mut() {
                    scores[seat.index()] = sheet.result();
                }
            }
            _ => {}
        }
    }
    rounds
}

/// The table of the match so far.
pub(super) fn score(view: &View, history: &[Event], lang: Lang) -> Score {
    let words = &text(lang).score;
    let rounds = rounds(history, view.seats);
    let shown = &rounds[rounds.len().saturating_sub(MOST_COLUMNS)..];
    let columns = shown
        .iter()
        .map(|(round, _)| Column { long: (words.column)(*round), short: round.to_string() });
    let total = |seat: Seat| view.totals[seat.index()];
    let standing = Standing::by(view.seats, |a, b| total(a).cmp(&total(b)));
    let row = |seat: Seat| Row {
        seat,
        place: standing.place(seat),
        cells: shown.iter().map(|(_, scores)| Cell::Text(points(scores[seat.index()]))).collect(),
        total: points(total(seat)),
        amount: total(seat).as_number(),
    };
    Score {
        columns: columns.collect(),
        total: words.total.to_owned(),
        rows: ranked(standing, row),
        note: (words.note)(view.rounds),
    }
}

/// The winner, and why.
pub(super) fn outcome(view: &View, standing: Standing, names: &Names, lang: Lang) -> Outcome {
    let words = &text(lang).score;
    let winners = standing.winners();
    let Some(winner) = winners.first() else { return Outcome::default() };
    let total = points(view.totals[winner.index()]);
    let winning = Winning { alone: words.wins, together: words.shared, all: words.all_shared };
    let title = winning.title(winners, view.seats, names, lang);
    let why = match winners.len() {
        1 => (words.why_lowest)(&total, view.rounds),
        _ => (words.why_shared)(&total),
    };
    Outcome::new(title, why)
}
