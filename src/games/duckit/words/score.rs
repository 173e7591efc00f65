//! The table of a match, its result in words, and the rule of the round in terms.

use super::pieces::said;
use super::text::text;
use crate::engine::{Seat, Standing};
use crate::games::duckit::{DecidedBy, Event, Outcome, Rank, RoundResult, View};
use crate::ui::{Cell, Column, Lang, Names, Row, Score, text as shared};

const SEATS: u8 = 3;

/// No more rounds than this have a column; the latest count.
const MOST_COLUMNS: usize = 5;

/// The rounds of the match that are over.
pub(super) fn rounds(history: &[Event]) -> Vec<RoundResult> {
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
    let in_place = |place| Seat::all(SEATS).filter(move |&seat| standing.place(seat) == place);
    Score {
        columns: columns.collect(),
        total: text(lang).table.chips.to_owned(),
        rows: (1..=SEATS).flat_map(in_place).map(row).collect(),
        note: words.note.to_owned(),
    }
}

/// Who won, why, and who gets the chips in the middle.
pub(super) fn outcome(view: &View, names: &Names, lang: Lang) -> (String, String) {
    let words = &text(lang).score;
    let Some(Outcome { winners, share, decided_by }) = view.outcome() else {
        return Default::default();
    };
    let Some(winner) = winners.first() else { return Default::default() };
    let title = match winners.len() {
        1 => (words.wins)(names.of(winner)),
        SEATS => words.all_shared.to_owned(),
        _ => (words.shared)(&(shared(lang).list_of_names)(&names.of_all(winners.iter()))),
    };
    let chips = view.chips[winner.index()];
    let (fours, tricks) = (view.fours(winner), view.tricks[winner.index()]);
    let why = match decided_by {
        DecidedBy::Chips => (words.why_chips)(chips),
        DecidedBy::Fours => (words.why_fours)(chips, fours),
        DecidedBy::Tricks => (words.why_tricks)(chips, fours, tricks),
        DecidedBy::Shared => (words.why_shared)(chips),
    };
    let pot = if winners.len() == 1 { words.pot_to } else { words.pot_split };
    (title, pot(&why, share))
}

/// What holds in this round, as terms and values.
pub(super) fn this_table(view: &View, lang: Lang) -> Vec<(String, String)> {
    let (words, table) = (&text(lang).terms, &text(lang).table);
    let ranking = view.ranking();
    let none = || words.none.to_owned();
    let trump = ranking.trump().map(|trump| (words.suit)(trump).to_owned());
    let duck = ranking.duck().map(|rank| rank.mark().to_owned());
    let ranks = ranking.order().map(Rank::mark);
    // The Super Duck that lies face up is in nobody's hand.
    let low = (!ranking.is_reversed()).then_some(table.duck);
    let order: Vec<&str> = low.into_iter().chain(ranks).collect();
    let quackback = if view.turned_up.is_four() { words.quackback_off } else { words.quackback_on };
    let row = |term: &str, value: String| (term.to_owned(), value);
    vec![
        row(words.face_up, said(view.turned_up, lang)),
        row(words.trump, trump.unwrap_or_else(none)),
        row(words.duck_rank, duck.unwrap_or_else(none)),
        row(words.order, order.join(" ")),
        row(words.quackback, quackback.to_owned()),
        row(words.pot, view.pot().to_string()),
    ]
}
