//! The layout of the table.

use crate::session::Stage;
use crate::ui::kit::{flag, live, watch};
use crate::ui::table::awake::{ask_to_keep, keep_awake};
use crate::ui::table::drawers::both::drawers;
use crate::ui::table::drawers::panels::Open;
use crate::ui::table::flat::fingers;
use crate::ui::table::flat::sides::flat;
use crate::ui::table::motion::focus::{keep_focus, lend_focus};
use crate::ui::table::motion::follow::move_things;
use crate::ui::table::play::board::Common;
use crate::ui::table::play::desk::{Desk, Part};
use crate::ui::table::screen::banner::banner;
use crate::ui::table::screen::bar::bar;
use crate::ui::table::screen::between::{Between, between};
use crate::ui::table::screen::curtain::{closed, curtain};
use crate::ui::table::screen::dock::dock;
use crate::ui::table::screen::keys::listen;
use crate::ui::table::screen::menu::{menu, moves, questions};
use crate::ui::table::screen::plates::plates;
use crate::ui::table::screen::result::result;
use crate::ui::table::screen::voice::voice;
use crate::ui::table::screen::who::who;
use crate::ui::table::seats::seats_sheet;
use crate::ui::table::share::{asked_to_share, share_dialog};
use crate::web;
use leptos::prelude::*;

/// The screen of a match.
pub(in crate::ui::table) fn table_screen(desk: Desk) -> AnyView {
    let open = Open::nothing();
    open.share.set(asked_to_share(desk));
    listen(desk, open);
    fingers::listen();
    keep_focus(desk);
    lend_focus(open.log, ".drawer--log");
    lend_focus(open.rules, ".drawer--rules");
    watch(move || {
        if desk.app.rule.get().is_some() {
            open.log.set(false);
            open.rules.set(true);
        }
    });
    move_things(desk);
    keep_awake(desk);
    ask_to_keep();
    let Common { app, game, .. } = *desk;
    watch(move || web::title(&format!("{} · Mallard", game.about(app.lang()).name)));

    // The table stays, no matter who plays on it: a finger may be on a piece.
    let scene = Memo::new(move |_| match desk.stage() {
        Stage::Play(_) | Stage::Ask(_) | Stage::Curtain(_) => Stage::Play(None),
        Stage::Flat(_) => Stage::Flat(None),
        Stage::Over(_) | Stage::Ended if open.last_table.get() => Stage::Play(None),
        other => other,
    });
    let shown = live(move || match scene.get() {
        Stage::Closed(seat) => closed(desk, open, seat),
        Stage::Who => who(desk, open),
        Stage::Over(standing) => result(desk, open, Some(standing)),
        Stage::Ended => result(desk, open, untrack(|| desk.ask(|table| table.stood()))),
        Stage::Flat(_) => flat(desk, open),
        Stage::Play(_) | Stage::Ask(_) | Stage::Curtain(_) | Stage::Watch => {
            table(desk, open, false)
        }
        Stage::Pause => table(desk, open, true),
    });
    view! {
        {shown}
        {voice(desk)}
        {menu(desk, open)}
        {moves(desk, open)}
        {share_dialog(desk, open.share)}
        {questions(desk, open)}
        {seats_sheet(desk, open)}
    }
    .into_any()
}

/// The dock, or the curtain over it.
fn own_side(desk: Desk, open: Open) -> AnyView {
    let next = Memo::new(move |_| match desk.stage() {
        Stage::Curtain(seat) => Some(seat),
        _ => None,
    });
    live(move || match next.get() {
        Some(seat) => curtain(desk, seat),
        None => dock(desk, open),
    })
}

fn table(desk: Desk, open: Open, paused: bool) -> AnyView {
    let tab = desk.tab;
    let Between { pond, dock } = if paused {
        between(desk)
    } else {
        Between { pond: desk.faced().part(Part::Pond).into_any(), dock: own_side(desk, open) }
    };
    let slug = desk.game.slug();
    let has_plates = !untrack(|| desk.plates.with(Vec::is_empty));
    view! {
        <div class=format!("t {slug}") class:is-watched=flag(move || tab.is_elsewhere()) class:is-lesson=flag(move || desk.is_taught())>
            {bar(desk, open, paused)}
            <main class="pond">
                {banner(desk)}
                {has_plates.then(|| plates(desk))}
                {pond}
            </main>
            {dock}
            {drawers(desk, open)}
        </div>
    }
    .into_any()
}
