//! The table of scores, and the result in words.

use super::best;
use super::signed::signed;
use super::text::text;
use crate::{Event, Quantum, Row, SheetView, View};
use mallard_engine::{Facts, Seat, Standing};
use mallard_words::{
    Best, Lang, ResultText, ScoreCell, ScoreColumn, ScoreRow, ScoreTable, ScoreText, TextContext,
    Winning, ranked, text as shared,
};

/// Shown where a column is not full.
const NOTHING: &str = "–";

/// The minus sign as the head of a narrow column.
const MINUS: &str = "−";

fn column_points(sheet: &SheetView) -> u16 {
    sheet.columns.iter().flatten().copied().map(u16::from).sum()
}

/// The points that the filled penalty boxes cost (QTM-13).
fn penalty_points(sheet: &SheetView) -> u8 {
    (1..=sheet.penalties).sum()
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
            let points = sheet.columns.iter().map(|points| match points {
                Some(points) => points.to_string(),
                None => NOTHING.to_owned(),
            });
            let penalties = match penalty_points(sheet) {
                0 => String::from("0"),
                points => format!("{MINUS}{points}"),
            };
            ScoreRow {
                seat,
                place: standing.place(seat),
                cells: points.chain([penalties]).map(ScoreCell::Text).collect(),
                total: signed(sheet.score),
                amount: sheet.score.into(),
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
        (text(lang).score.points)(view.sheet(seat).score)
    }

    fn result_text(view: &View, standing: Standing, say: &TextContext) -> ResultText {
        let words = &text(say.lang).score;
        let winners = standing.winners();
        let Some(winner) = winners.first() else { return ResultText::default() };
        let list = |seats: &mut dyn Iterator<Item = Seat>| say.list(seats);
        let sheet = view.sheet(winner);
        let title = Winning::new(say.lang).title(winners, view.seats, say);
        let why = match winners.len() {
            1 => (words.why_score)(sheet.score, column_points(sheet), penalty_points(sheet)),
            _ => (words.why_shared)(sheet.score),
        };
        let full = |seat: &Seat| view.sheet(*seat).rows.iter().all(Row::is_full);
        let mut filled = Seat::all(view.seats).filter(full).peekable();
        let ended = match filled.peek() {
            Some(_) => (words.ended_by_sheet)(&list(&mut filled)),
            // Only the seat whose turn it was can get the last penalty.
            None => (words.ended_by_penalties)(say.name(view.active)),
        };
        ResultText::new(title, shared(say.lang).sentences(&[&ended, &why]))
    }
}
