//! The table of a match, and its result in words.

use super::label::counts_splashes;
use super::variants::by_round;
use super::{best, text::text};
use crate::engine::{Facts, Seat, Standing};
use crate::games::duck_and_cover::facts::{tied, visible};
use crate::games::duck_and_cover::{DuckAndCover, Event, View};
use crate::words::{
    Best, Lang, ResultText, ScoreCell, ScoreColumn, ScoreRow, ScoreTable, ScoreText, TextContext,
    Winning, ranked,
};

/// Points with their sign.
pub(super) fn signed(points: i16) -> String {
    match points {
        0 => String::from("0"),
        1.. => format!("+{points}"),
        _ => format!("−{}", points.unsigned_abs()),
    }
}

impl ScoreText for DuckAndCover {
    const BEST: Option<Best<Self>> = Some(best::BEST);

    fn score(view: &View, _: &[Event], lang: Lang) -> ScoreTable {
        let words = &text(lang).score;
        let tied = tied(view);
        let rounds = (1u8..).zip(&view.points);
        let mut columns: Vec<ScoreColumn> = rounds
            .map(|(round, _)| ScoreColumn { long: (words.round)(round), short: round.to_string() })
            .collect();
        if tied {
            let short = String::from("=");
            columns.push(ScoreColumn { long: words.head_visible.to_owned(), short });
        }
        let standing = DuckAndCover::places(view);
        let row = |seat: Seat| {
            let rounds = view.points.iter().map(|round| signed(round[seat.index()].into()));
            let visible = tied.then(|| visible(view, seat).to_string());
            ScoreRow {
                seat,
                place: standing.place(seat),
                cells: rounds.chain(visible).map(ScoreCell::Text).collect(),
                total: signed(view.total(seat)),
                amount: view.total(seat).into(),
            }
        };
        ScoreTable {
            columns,
            total: words.total.to_owned(),
            rows: ranked(standing, row),
            note: words.note.to_owned() + &by_round(view.options, lang),
            caption: None,
        }
    }

    fn points(view: &View, seat: Seat, lang: Lang) -> String {
        let (words, total) = (&text(lang).score, view.total(seat));
        let splashes =
            (1..=view.options.last_round()).all(|round| counts_splashes(view.options.on(round)));
        let points = if splashes { words.splashes } else { words.points };
        points(&total.to_string().replace('-', "\u{2212}"), total.into())
    }

    fn result_text(view: &View, standing: Standing, say: &TextContext) -> ResultText {
        let words = &text(say.lang).score;
        let winners = standing.winners();
        let Some(winner) = winners.first() else { return ResultText::default() };
        let total = view.total(winner);
        let equal = Seat::all(view.seats).filter(|&seat| view.total(seat) == total).count();
        let points = signed(total);
        let winning = Winning { alone: words.wins, together: words.shared, all: words.all_shared };
        let title = winning.title(winners, view.seats, say);
        let why = match (winners.len(), equal) {
            (1, 1) => (words.why_total)(&points),
            (1, _) => (words.why_visible)(&points, visible(view, winner)),
            _ => (words.why_shared)(&points),
        };
        ResultText::new(title, why)
    }
}
