//! The layout of the table.

use super::awake::{ask_to_keep, keep_awake};
use super::banner::banner;
use super::bar::bar;
use super::between::{Between, between};
use super::board::Common;
use super::curtain::curtain;
use super::desk::{Desk, Part};
use super::dock::dock;
use super::drawers::drawers;
use super::fingers;
use super::flat::flat;
use super::focus::{keep_focus, lend_focus};
use super::keys::listen;
use super::menu::{menu, moves, questions};
use super::motion::move_things;
use super::open::Open;
use super::plates::plates;
use super::result::result;
use super::seats::seats_sheet;
use super::share::{asked_to_share, share_dialog};
use super::voice::voice;
use super::who::who;
use crate::session::Stage;
use crate::ui::kit::{flag, live, watch};
use crate::web;
use leptos::prelude::*;

/// The screen of a match.
pub(super) fn table_screen(desk: Desk) -> AnyView {
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
    ask_to_keep(desk.app);
    let Common { app, about, .. } = *desk;
    watch(move || web::title(&format!("{} · Mallard", about(app.lang()).name)));

    // The table stays, no matter who plays on it: a finger may be on a piece.
    let scene = Memo::new(move |_| match desk.stage() {
        Stage::Play(_) | Stage::Ask(_) => Stage::Play(None),
        Stage::Flat(_) => Stage::Flat(None),
        Stage::Over(_) | Stage::Ended if open.last_table.get() => Stage::Play(None),
        other => other,
    });
    let shown = live(move || match scene.get() {
        Stage::Curtain(seat) => curtain(desk, open, seat),
        Stage::Who => who(desk, open),
        Stage::Over(standing) => result(desk, open, Some(standing)),
        Stage::Ended => result(desk, open, untrack(|| desk.ask(|table| table.stood()))),
        Stage::Flat(_) => flat(desk, open),
        Stage::Play(_) | Stage::Ask(_) | Stage::Watch => table(desk, open, false),
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

fn table(desk: Desk, open: Open, paused: bool) -> AnyView {
    let tab = desk.tab;
    let Between { pond, dock } = if paused {
        between(desk)
    } else {
        Between { pond: desk.faced().part(Part::Pond).into_any(), dock: dock(desk, open) }
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
