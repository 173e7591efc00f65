//! A phone that is away: the match waits for it, and the tablet offers what else can be done.

use super::hub;
use crate::engine::Seat;
use crate::session::Change;
use crate::ui::kit::{App, Icon, live};
use crate::ui::table::drawers::panels::Open;
use crate::ui::table::play::desk::Desk;
use crate::words::hands_text;
use leptos::prelude::*;

/// Says whose phone is away, with the ways on.
pub(in crate::ui::table) fn gone(desk: Desk, open: Open) -> AnyView {
    live(move || match desk.away.get().first() {
        Some(seat) if !desk.is_over() => strip(desk, open, seat),
        None if desk.refused.get() => moved_on(desk.app),
        _ => ().into_any(),
    })
}

/// On a phone: the tablet did not take what its person asked for.
fn moved_on(app: App) -> AnyView {
    view! {
        <div class="gone across" role="status">
            <Icon name="info"/>
            <p>{hands_text(app.lang()).moved_on}</p>
        </div>
    }
    .into_any()
}

fn strip(desk: Desk, open: Open, seat: Seat) -> AnyView {
    let words = hands_text(desk.app.lang());
    let again = move |_| open.hands.set(true);
    let here = move |_| hub::release(seat);
    let bot = move |_| {
        // The middle level, as where a person leaves the seat.
        let level = desk.ask(|table| table.levels()).get(1).map(|level| level.id.to_owned());
        desk.faced().change_seat(seat, Change::Leave(level.unwrap_or_default()));
        hub::release(seat);
    };
    view! {
        <div class="gone across" role="status">
            <Icon name="phone"/>
            <p>{(words.is_away)(&desk.name(seat))}</p>
            <button type="button" class="button button--primary" on:click=again>{words.code_again}</button>
            <button type="button" class="button" on:click=here>{words.play_here}</button>
            <button type="button" class="button" on:click=bot>{words.bot_for_now}</button>
        </div>
    }
    .into_any()
}
