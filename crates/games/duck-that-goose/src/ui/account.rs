//! How each seat's score of the last round came about, line by line (DTG-33 to DTG-35).

use super::card::kind_picture;
use crate::words::{SheetLine, Source, last_sheets, sheet_lines, signed, text};
use crate::{DuckThatGoose, Kind, Sheet};
use mallard_board::MatchUi;
use mallard_engine::Seat;
use mallard_kit::prelude::*;
use mallard_words::{Lang, text as shared};

/// The sheet of one seat in the round that ended last, at first the highest. A tap on another seat's range or on its
/// row of scores shows that seat's.
pub(super) fn account(board: MatchUi<DuckThatGoose>) -> Option<AnyView> {
    let (round, sheets) = last_sheets(&board.history())?;
    let (first, _) = *sheets.iter().max_by_key(|(_, sheet)| sheet.result())?;
    let (shown, lang) = (board.explained, board.app.lang());
    // If the sheet does not fit next to the scores, a tap opens it over them.
    let (open, taps) = (RwSignal::new(false), StoredValue::new(0));
    shown.set(Some(first));
    watch(move || {
        shown.track();
        taps.update_value(|taps| *taps += 1);
        if taps.get_value() > 1 {
            open.set(true);
        }
    });
    on_cleanup(move || {
        let _ = shown.try_set(None);
    });
    let body = live(move || {
        let sheet = sheets.iter().find(|(seat, _)| Some(*seat) == shown.get());
        sheet.map(|(seat, sheet)| explained(board, *seat, *sheet, round)).into_any()
    });
    let sheet = view! {
        <section class="sheet downwards" class:is-open=open role="status">
            {body}
            <button type="button" class="button sheet__close" on:click=move |_| open.set(false)>
                {shared(lang).close}
            </button>
        </section>
    };
    Some(sheet.into_any())
}

/// One seat's sheet.
fn explained(board: MatchUi<DuckThatGoose>, seat: Seat, sheet: Sheet, round: u8) -> AnyView {
    let lang = board.app.lang();
    let lines = sheet_lines(sheet, &board.say());
    let lines = lines.into_iter().map(|sheet_line| line(board, sheet_line, lang)).collect_any();
    html! {
        <ol class="lines fades" tabindex="0">{lines}</ol>
        <p class="sheet__result across apart rigid">
            <span>{(text(lang).sheet.sheet_result)(&board.name(seat), round)}</span>
            <b>{signed(sheet.result())}</b>
        </p>
    }
}

fn line(board: MatchUi<DuckThatGoose>, line: SheetLine, lang: Lang) -> AnyView {
    let (class, shown) = match line.source {
        Source::Cards(kinds) => {
            ("", kinds.into_iter().map(|kind| kind_picture(kind, lang)).collect_any().into_any())
        }
        Source::Devils(other) => {
            let duck = board.duck(other);
            let who = view! { <Avatar duck/> {kind_picture(Kind::Devil, lang)} };
            ("line--from", who.into_any())
        }
        Source::Sum => ("line--sum", ().into_any()),
    };
    html! {
        <li class=format!("line stacked {class}")>
            <span class="line__cards across">{shown}</span>
            <span>{line.label}</span>
            <b>{line.points}</b>
        </li>
    }
}
