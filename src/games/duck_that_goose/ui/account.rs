//! How each seat's score of the last round came about, line by line (DTG-33 to DTG-35).

use super::card::kind_picture;
use super::figures::signed;
use super::text::{card, text};
use crate::engine::Seat;
use crate::games::duck_that_goose::{DuckThatGoose, Event, Kind, Points, Sheet};
use crate::ui::{Avatar, Board, Lang, flag, live, words};
use leptos::prelude::*;

/// The sheets of the round that ended last, a tab a seat.
pub(super) fn account(board: Board<DuckThatGoose>, history: &[Event]) -> Option<AnyView> {
    let began = history.iter().rposition(|event| matches!(event, Event::RoundEnded { .. }))?;
    let Event::RoundEnded { round } = history[began] else { return None };
    let sheets: Vec<(Seat, Sheet)> = history[began..]
        .iter()
        .filter_map(|event| match *event {
            Event::Scored { seat, sheet, .. } => Some((seat, sheet)),
            _ => None,
        })
        .collect();
    let first = board.people.first().or(sheets.first().map(|(seat, _)| *seat))?;
    let shown = RwSignal::new(first);
    let tabs = sheets.iter().map(|&(seat, sheet)| tab(board, seat, sheet, shown)).collect_view();
    let body = live(move || {
        let sheet = sheets.iter().find(|(seat, _)| *seat == shown.get());
        sheet.map(|(seat, sheet)| explained(board, *seat, *sheet, round)).into_any()
    });
    let sheet = view! {
        <section class="sheet">
            <div class="tabs" role="tablist">{tabs}</div>
            {body}
        </section>
    };
    Some(sheet.into_any())
}

fn tab(board: Board<DuckThatGoose>, seat: Seat, sheet: Sheet, shown: RwSignal<Seat>) -> AnyView {
    let on = flag(move || shown.get() == seat);
    view! {
        <button
            type="button"
            class="tab"
            role="tab"
            aria-selected=words(move || on.get().to_string())
            on:click=move |_| shown.set(seat)
        >
            <Avatar duck=board.duck(seat)/>
            <span><b>{board.name(seat)}</b><small>{signed(sheet.result())}</small></span>
        </button>
    }
    .into_any()
}

/// One seat's sheet: what cancels, what counts, what others add, what multiplies.
fn explained(board: Board<DuckThatGoose>, seat: Seat, sheet: Sheet, round: u8) -> AnyView {
    let lang = board.app.lang();
    let words = &text(lang).sheet;
    let name = board.name(seat);
    let mut lines: Vec<AnyView> = Vec::new();
    cancelling(sheet, lang, &mut lines);
    for counted in sheet.lines().filter(|line| line.cards > line.cancelled) {
        let count = counted.cards - counted.cancelled;
        let said = (words.sheet_card)(card(counted.kind, lang), count);
        lines.push(line(cards(counted.kind, count, lang), said, signed(counted.points), ""));
    }
    for other in sheet.devils() {
        let said = (words.sheet_devils)(&board.name(other));
        let who = view! { <Avatar duck=board.duck(other)/> {kind_picture(Kind::Devil, lang)} };
        lines.push(line(who.into_any(), said, String::from("+6"), "line--from"));
    }
    let multiplied = sheet.doubled() > 0 || sheet.halved() > 0 || sheet.dodged();
    if multiplied {
        let sum = signed(sheet.sum());
        lines.push(line(().into_any(), words.sheet_sum.to_owned(), sum, "line--sum"));
    }
    let factor = |kind: Kind, count: u8, say: fn(&str, u8) -> String, sign: &str| {
        (count > 0).then(|| {
            line(cards(kind, count, lang), say(card(kind, lang), count), sign.to_owned(), "")
        })
    };
    lines.extend(factor(Kind::Sword, sheet.doubled(), words.sheet_doubled, "×2"));
    lines.extend(factor(Kind::HalfBad, sheet.halved(), words.sheet_halved, "÷2"));
    if sheet.dodged() {
        let said = (words.sheet_dodged)(card(Kind::Bullet, lang));
        lines.push(line(cards(Kind::Bullet, 1, lang), said, String::from("×0"), ""));
    }
    if lines.is_empty() {
        lines.push(line(().into_any(), words.sheet_empty.to_owned(), signed(Points::ZERO), ""));
    }
    view! {
        <ol class="lines">{lines}</ol>
        <p class="sheet__t">
            <span>{(words.sheet_result)(&name, round)}</span>
            <b>{signed(sheet.result())}</b>
        </p>
    }
    .into_any()
}

/// What cancels each other out; the two geese share a line.
fn cancelling(sheet: Sheet, lang: Lang, lines: &mut Vec<AnyView>) {
    let words = &text(lang).sheet;
    let zero = || signed(Points::ZERO);
    for cancelled in sheet.lines().filter(|line| line.cancelled > 0) {
        let (kind, count) = (cancelled.kind, cancelled.cancelled);
        let name = card(kind, lang);
        let (shown, said) = match kind {
            Kind::Devil => (cards(kind, 3, lang), (words.sheet_triple)(name)),
            Kind::WildGoose => {
                let both =
                    view! { {cards(kind, count, lang)} {cards(Kind::GooseChase, count, lang)} };
                (both.into_any(), (words.sheet_geese)(name, card(Kind::GooseChase, lang)))
            }
            Kind::GooseChase => continue,
            _ => (cards(kind, count, lang), (words.sheet_cancelled)(name, count)),
        };
        lines.push(line(shown, said, zero(), ""));
    }
}

fn cards(kind: Kind, count: u8, lang: Lang) -> AnyView {
    (0..count).map(|_| kind_picture(kind, lang)).collect_view().into_any()
}

fn line(shown: AnyView, said: String, points: String, class: &str) -> AnyView {
    view! {
        <li class=format!("line {class}")>
            <span class="line__c">{shown}</span>
            <span>{said}</span>
            <b>{points}</b>
        </li>
    }
    .into_any()
}
