//! The table of a match, and its result in words.

use super::text::text;
use crate::engine::{Seat, Standing};
use crate::games::duckit::{DecidedBy, Event, RoundResult, SEATS, View};
use crate::words::{Cell, Column, Lang, Names, Outcome, Row, Score, Winning, ranked};

/// No more rounds than this have a column; the latest count.
const MOST_COLUMNS: usize = 5;

/// The rounds of the match that are over.
fn rounds(history: &[Event]) -> Vec<RoundResult> {
    let result = |event: &Event| match *event {
        Event::RoundEnded(result) => Some(result),
        _ => None,
    };
    history.iter().filter_map(result).collect()
}

/// The table of the match so far. Between rounds equal chips are equal places.
pub(super) fn score(view: &View, history: &[Event], lang: Lang) -> Score {
    let words = &text(lang).score;
    let rounds = rounds(history);
    let shown = &rounds[rounds.len().saturating_sub(MOST_COLUMNS)..];
    let columns = shown.iter().map(|result| Column {
        long: (words.round)(result.round),
        short: result.round.to_string(),
    });
    let key = |seat: Seat| {
        let (chips, tricks) = (view.chips[seat.index()], view.tricks[seat.index()]);
        if view.outcome().is_some() {
            (u8::MAX - chips, view.fours(seat), u8::MAX - tricks)
        } else {
            (u8::MAX - chips, 0, 0)
        }
    };
    let standing = Standing::by(SEATS, |a, b| key(a).cmp(&key(b)));
    let cell = |result: &RoundResult, seat: Seat| match result.paid[seat.index()] {
        _ if result.quackback == Some(seat) => Cell::Feat(words.quackback.to_owned()),
        0 => Cell::Text("0".to_owned()),
        paid => Cell::Text(format!("−{paid}")),
    };
    let row = |seat: Seat| Row {
        seat,
        place: standing.place(seat),
        cells: shown.iter().map(|result| cell(result, seat)).collect(),
        total: view.chips[seat.index()].to_string(),
    };
    Score {
        columns: columns.collect(),
        total: text(lang).table.chips.to_owned(),
        rows: ranked(standing, row),
        note: words.note.to_owned(),
    }
}

/// Who won, why, and who gets the chips in the middle.
pub(super) fn outcome(view: &View, names: &Names, lang: Lang) -> Outcome {
    let words = &text(lang).score;
    let Some(end) = view.outcome() else { return Outcome::default() };
    let winners = end.winners;
    let Some(winner) = winners.first() else { return Outcome::default() };
    let winning = Winning { alone: words.wins, together: words.shared, all: words.all_shared };
    let title = winning.title(winners, SEATS, names, lang);
    let chips = view.chips[winner.index()];
    let (fours, tricks) = (view.fours(winner), view.tricks[winner.index()]);
    let why = match end.decided_by {
        DecidedBy::Chips => (words.why_chips)(chips),
        DecidedBy::Fours => (words.why_fours)(chips, fours),
        DecidedBy::Tricks => (words.why_tricks)(chips, fours, tricks),
        DecidedBy::Shared => (words.why_shared)(chips),
    };
    let pot = if winners.len() == 1 { words.pot_to } else { words.pot_split };
    Outcome::new(title, pot(&why, end.share))
}
