//! How each seat's score of the last round came about, line by line (DTG-33 to DTG-35).

use super::card::{counted_picture, kind_picture};
use crate::engine::Seat;
use crate::games::duck_that_goose::words::{
    SheetLine, Source, laid, last_sheets, sheet_lines, signed, text,
};
use crate::games::duck_that_goose::{DuckThatGoose, Kind, Sheet};
use crate::ui::{Avatar, Board, flag, live, live_text};
use crate::words::Lang;
use leptos::prelude::*;

/// The sheets of the round that ended last, a tab for each seat.
pub(super) fn account(board: Board<DuckThatGoose>) -> Option<AnyView> {
    let (round, sheets) = last_sheets(&board.history())?;
    let first = board.people.first().or(sheets.first().map(|(seat, _)| *seat))?;
    let shown = board.explained;
    shown.set(Some(first));
    on_cleanup(move || {
        let _ = shown.try_set(None);
    });
    let tabs = sheets.iter().map(|&(seat, sheet)| tab(board, seat, sheet)).collect_view();
    let body = live(move || {
        let sheet = sheets.iter().find(|(seat, _)| Some(*seat) == shown.get());
        sheet.map(|(seat, sheet)| explained(board, *seat, *sheet, round)).into_any()
    });
    let sheet = view! {
        <section class="sheet downwards">
            <div class="tabs stacked rigid" role="tablist">{tabs}</div>
            {body}
        </section>
    };
    Some(sheet.into_any())
}

fn tab(board: Board<DuckThatGoose>, seat: Seat, sheet: Sheet) -> AnyView {
    let shown = board.explained;
    let on = flag(move || shown.get() == Some(seat));
    view! {
        <button
            type="button"
            class="tab across"
            role="tab"
            aria-selected=live_text(move || on.get().to_string())
            on:click=move |_| shown.set(Some(seat))
        >
            <Avatar duck=board.duck(seat)/>
            <span><b class="clipped">{board.name(seat)}</b><small class="muted number">{signed(sheet.result())}</small></span>
        </button>
    }
    .into_any()
}

/// One seat's sheet.
fn explained(board: Board<DuckThatGoose>, seat: Seat, sheet: Sheet, round: u8) -> AnyView {
    let lang = board.app.lang();
    let lines = sheet_lines(sheet, &board.say());
    let lines = lines.into_iter().map(|said| line(board, said, lang)).collect_view();
    let cards = laid(sheet);
    let places = cards.len().max(1).to_string();
    let cards = cards.into_iter().map(|(kind, struck)| counted_picture(kind, struck, lang));
    view! {
        <div class="sheet__cards beside amid rigid" style:--n=places>{cards.collect_view()}</div>
        <ol class="lines">{lines}</ol>
        <p class="sheet__result across apart rigid">
            <span>{(text(lang).sheet.sheet_result)(&board.name(seat), round)}</span>
            <b>{signed(sheet.result())}</b>
        </p>
    }
    .into_any()
}

fn line(board: Board<DuckThatGoose>, line: SheetLine, lang: Lang) -> AnyView {
    let (class, shown) = match line.source {
        Source::Cards(kinds) => {
            ("", kinds.into_iter().map(|kind| kind_picture(kind, lang)).collect_view().into_any())
        }
        Source::Devils(other) => {
            let duck = board.duck(other);
            let who = view! { <Avatar duck/> {kind_picture(Kind::Devil, lang)} };
            ("line--from", who.into_any())
        }
        Source::Sum => ("line--sum", ().into_any()),
    };
    view! {
        <li class=format!("line stacked {class}")>
            <span class="line__cards across">{shown}</span>
            <span>{line.said}</span>
            <b>{line.points}</b>
        </li>
    }
    .into_any()
}
