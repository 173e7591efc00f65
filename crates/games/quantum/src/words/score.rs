//! The table of scores, and the result in words.

use super::best;
use super::signed::signed;
use super::text::text;
use crate::{Event, Quantum, Sheet, View};
use mallard_engine::{Seat, Standing};
use mallard_words::{
    Best, Lang, ResultText, RuleFacts, ScoreCell, ScoreColumn, ScoreRow, ScoreTable, ScoreText,
    TextContext, Winning, ranked, text as shared,
};

/// Shown where a column is not full.
const DASH: &str = "–";

/// The minus sign as the head of a narrow column.
const MINUS: &str = "−";

fn column_points(sheet: &Sheet) -> u16 {
    sheet.columns().into_iter().flatten().map(u16::from).sum()
}

impl ScoreText for Quantum {
    const BEST: Option<Best<Self>> = Some(best::BEST);

    fn score(view: &View, _: &[Event], lang: Lang) -> ScoreTable {
        let words = &text(lang).score;
        let standing = Quantum::places(view);
        let numbered = (1..=6).map(|number: u8| ScoreColumn {
            long: (words.column)(number),
            short: number.to_string(),
        });
        let penalties = ScoreColumn { long: words.penalties.to_owned(), short: MINUS.to_owned() };
        let row = |seat: Seat| {
            let sheet = view.sheet(seat);
            let points = sheet.columns().into_iter().map(|points| match points {
                Some(points) => points.to_string(),
                None => DASH.to_owned(),
            });
            let penalties = match sheet.penalty_points() {
                0 => String::from("0"),
                points => format!("{MINUS}{points}"),
            };
            ScoreRow {
                seat,
                place: standing.place(seat),
                cells: points.chain([penalties]).map(ScoreCell::Text).collect(),
                total: signed(sheet.score()),
                amount: sheet.score().into(),
            }
        };
        ScoreTable {
            columns: numbered.chain([penalties]).collect(),
            total: words.total.to_owned(),
            rows: ranked(standing, row),
            note: words.note.to_owned(),
            caption: None,
        }
    }

    fn points(view: &View, seat: Seat, lang: Lang) -> String {
        (text(lang).score.points)(view.sheet(seat).score())
    }

    fn result_text(view: &View, standing: Standing, say: &TextContext) -> ResultText {
        let words = &text(say.lang).score;
        let winners = standing.winners();
        let Some(winner) = winners.first() else { return ResultText::default() };
        let list = |seats: &mut dyn Iterator<Item = Seat>| say.list(seats);
        let sheet = view.sheet(winner);
        let title = Winning::new(say.lang).title(winners, view.public.seats, say);
        let why = match winners.len() {
            1 => (words.why_score)(sheet.score(), column_points(sheet), sheet.penalty_points()),
            _ => (words.why_shared)(sheet.score()),
        };
        let full = |seat: &Seat| view.sheet(*seat).is_full();
        let mut filled = Seat::all(view.public.seats).filter(full).peekable();
        let ended = match filled.peek() {
            Some(_) => (words.ended_by_sheet)(&list(&mut filled)),
            // Only the seat whose turn it was can get the last penalty.
            None => (words.ended_by_penalties)(say.name(view.public.active)),
        };
        ResultText::new(title, shared(say.lang).sentences(&[&ended, &why]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Action, Colour, Phase, Position};
    use mallard_engine::{Game, Viewer};
    use mallard_words::Names;

    /// The result after these actions in step B of seat 0's turn.
    fn describe_result(position: Position, actions: &[(u8, Action)]) -> String {
        let names = Names::new(["Mina", "Jun"].map(ToOwned::to_owned));
        let mut state = position.phase(Phase::Active).state().expect("the position fits");
        for &(seat, action) in actions {
            Quantum::take_step(&mut state, Seat::new(seat), action, &mut ());
        }
        let view = Quantum::view(&state, Viewer::Table);
        let say = &TextContext::new(&names, Lang::En);
        let result = Quantum::result_text(&view, Quantum::places(&view), say);
        format!("{}. {}", result.title, result.why)
    }

    #[test]
    fn the_result_names_how_the_match_ended_and_the_points_of_the_winner() {
        let full = "5 8 13 16 14 12";
        let nearly = format!("{full} / {full} / {full} / 5 8 13 16 14");
        let filled = Position::new(&[&nearly, "4"]).penalties([1, 0, 0, 0]);
        let write = Action::Write(Colour::Yellow);
        assert_eq!(
            describe_result(filled, &[(0, write)]),
            "Mina wins. All four rows full: Mina. 67 points: 68 from columns minus 1 for penalties."
        );
        let penalties = Position::new(&["", ""]).penalties([4, 4, 0, 0]);
        let pass = |seat| (seat, Action::Pass);
        assert_eq!(
            describe_result(penalties, &[pass(0), pass(0), pass(1)]),
            "Jun wins. Five penalties: Mina. −10 points: 0 from columns minus 10 for penalties."
        );
    }
}
