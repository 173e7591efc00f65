//! The table of rounds, and the result in words.

use super::text::text;
use super::{best, figures::points};
use crate::{DuckThatGoose, Event, Points, View};
use mallard_engine::{Seat, Standing};
use mallard_words::{
    Best, Lang, ResultText, RuleFacts, ScoreCell, ScoreColumn, ScoreRow, ScoreTable, ScoreText,
    TextContext, Winning, game_messages, ranked, shared_and_own, shared_column,
};

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

impl ScoreText for DuckThatGoose {
    const BEST: Option<Best<Self>> = Some(best::BEST);

    fn score(view: &View, history: &[Event], lang: Lang) -> ScoreTable {
        let words = &text(lang).score;
        let rounds = rounds(history, view.public.seats);
        let (earlier, latest) = shared_and_own(&rounds);
        let columns = latest.iter().map(|(round, _)| ScoreColumn {
            long: (game_messages(lang).round)(*round),
            short: round.to_string(),
        });
        let total = |seat: Seat| view.public.totals[seat.index()];
        let standing = DuckThatGoose::places(view);
        let before = |seat: Seat| {
            let sum = earlier.iter().map(|(_, scores)| scores[seat.index()]).sum();
            (!earlier.is_empty()).then_some(sum)
        };
        let row = |seat: Seat| ScoreRow {
            seat,
            place: standing.place(seat),
            cells: before(seat)
                .into_iter()
                .chain(latest.iter().map(|(_, scores)| scores[seat.index()]))
                .map(|scored| ScoreCell::Text(points(scored)))
                .collect(),
            total: points(total(seat)),
            amount: total(seat).as_number(),
        };
        ScoreTable {
            columns: shared_column(earlier, lang).into_iter().chain(columns).collect(),
            total: words.total.to_owned(),
            rows: ranked(standing, row),
            note: (words.note)(view.public.rounds()),
            caption: None,
        }
    }

    fn points(view: &View, seat: Seat, lang: Lang) -> String {
        let total = view.public.totals[seat.index()];
        (text(lang).score.points)(&points(total), total.eighths)
    }

    fn result_text(view: &View, standing: Standing, say: &TextContext) -> ResultText {
        let words = &text(say.lang).score;
        let winners = standing.winners();
        let Some(winner) = winners.first() else { return ResultText::default() };
        let total = points(view.public.totals[winner.index()]);
        let title = Winning::new(say.lang).title(winners, view.public.seats, say);
        let why = match winners.len() {
            1 => (words.why_lowest)(&total, view.public.rounds()),
            _ => (words.why_shared)(&total),
        };
        ResultText::new(title, why)
    }
}
