//! The layout of the table.

use crate::session::Stage;
use crate::ui::kit::{flag, live, live_text, watch};
use crate::ui::table::awake::{ask_to_keep, close_after_absence, keep_awake};
use crate::ui::table::drawers::both::drawers;
use crate::ui::table::drawers::panels::OpenPanels;
use crate::ui::table::drawers::pinned::pinned;
use crate::ui::table::flat::fingers;
use crate::ui::table::flat::sides::flat_sides;
use crate::ui::table::motion::focus::{keep_focus, lend_focus};
use crate::ui::table::motion::follow::animate_steps;
use crate::ui::table::phone::{disconnected_notice, hands_sheet, readers};
use crate::ui::table::play::handle::{Command, MatchUiHandle};
use crate::ui::table::play::match_ui::MatchUiCommon;
use crate::ui::table::screen::across::across;
use crate::ui::table::screen::banner::banner;
use crate::ui::table::screen::bar::bar;
use crate::ui::table::screen::between::{pause, revealed};
use crate::ui::table::screen::curtain::{closed, curtain};
use crate::ui::table::screen::daily::daily;
use crate::ui::table::screen::dock::dock;
use crate::ui::table::screen::ending::middle;
use crate::ui::table::screen::keys::listen;
use crate::ui::table::screen::menu::{menu, moves, questions};
use crate::ui::table::screen::plates::player_badges;
use crate::ui::table::screen::result::result;
use crate::ui::table::screen::voice::voice;
use crate::ui::table::screen::who::interrupt_question;
use crate::ui::table::seats::seats_sheet;
use crate::ui::table::share::{asked_to_share, share_dialog};
use crate::web;
use leptos::prelude::*;

/// The screen of a match.
pub(in crate::ui::table) fn table_screen(desk: MatchUiHandle) -> AnyView {
    let open = OpenPanels::all_closed();
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
    animate_steps(desk);
    keep_awake(desk);
    close_after_absence(desk);
    ask_to_keep();
    let MatchUiCommon { app, game, .. } = *desk;
    watch(move || web::title(&format!("{} · Mallard", game.about(app.lang()).name)));

    // The table remains, no matter who plays on it: a finger may be on a piece.
    let scene = Memo::new(move |_| match desk.stage() {
        Stage::Play(_)
        | Stage::Landing(_)
        | Stage::Ask(_)
        | Stage::Curtain(_)
        | Stage::TurnedUp
        | Stage::Over(_)
        | Stage::Ended => Stage::Play(None),
        Stage::Pause if desk.turns_up || desk.ask(|table| table.keeps_table()) => Stage::Play(None),
        Stage::Flat(_) => Stage::Flat(None),
        other => other,
    });
    let over = overlay_stage(desk, open);
    let shown = live(move || match scene.get() {
        Stage::Closed(seat) => closed(desk, open, seat),
        Stage::Who => interrupt_question(desk, open),
        Stage::Flat(_) => flat_sides(desk, open),
        // The next deal is on the table already, and no one may see it.
        Stage::Pause => table(desk, open, over, ().into_any(), pause(desk)),
        _ => table(desk, open, over, middle(desk, open), own_side(desk, open, over)),
    });
    view! {
        {shown}
        {voice(desk)}
        {menu(desk, open)}
        {moves(desk, open)}
        {share_dialog(desk, open.share)}
        {questions(desk, open)}
        {seats_sheet(desk, open)}
        {hands_sheet(desk, open)}
    }
    .into_any()
}

/// The cover of the dock: the curtain, a question, a pause, the result.
fn overlay_stage(desk: MatchUiHandle, open: OpenPanels) -> Memo<Stage> {
    Memo::new(move |_| match desk.stage() {
        Stage::Over(_) | Stage::Ended if open.last_table.get() => Stage::Play(None),
        stage @ (Stage::Curtain(_)
        | Stage::Ask(_)
        | Stage::Pause
        | Stage::Over(_)
        | Stage::Ended) => stage,
        _ => Stage::Play(None),
    })
}

/// The dock, or its cover.
fn own_side(desk: MatchUiHandle, open: OpenPanels, over: Memo<Stage>) -> AnyView {
    let date = desk.daily();
    live(move || match over.get() {
        Stage::Curtain(seat) => curtain(desk, seat),
        Stage::Ask(asked) => across(desk, asked),
        Stage::Pause if desk.turns_up => revealed(desk, open),
        Stage::Pause => pause(desk),
        Stage::Over(standing) => match (date, desk.people.first()) {
            (Some(date), Some(seat)) => daily(desk, (date, seat), standing),
            _ => result(desk, open, Some(standing)),
        },
        Stage::Ended => result(desk, open, untrack(|| desk.ask(|table| table.stood()))),
        _ if desk.in_the_middle => ().into_any(),
        _ => dock(desk, open),
    })
}

fn table(
    desk: MatchUiHandle,
    open: OpenPanels,
    over: Memo<Stage>,
    pond: AnyView,
    dock: AnyView,
) -> AnyView {
    let tab = desk.tab;
    // A tap anywhere goes from the last card to the result.
    let skip = move |_| {
        if desk.ask(|table| table.is_resting()) {
            desk.dispatch(Command::Settle);
        }
    };
    let slug = desk.game.slug();
    let in_the_middle = desk.in_the_middle;
    let has_plates = !in_the_middle && !untrack(|| desk.plates.with(Vec::is_empty));
    let decides_for = flag(move || {
        let asks = !in_the_middle && matches!(desk.stage(), Stage::Play(_));
        asks && desk.prompt.get().1.decides_for.is_some()
    });
    // `:has()` in the style would match against all of it at each change.
    view! {
        <div
            class=format!("table {slug}")
            class:is-watched=flag(move || tab.is_elsewhere())
            class:is-lesson=flag(move || desk.is_taught())
            class:is-middle=in_the_middle
            class:is-paused=flag(move || over.get() == Stage::Pause && !desk.turns_up)
            class:is-for=decides_for
            class:is-over=flag(move || matches!(over.get(), Stage::Over(_) | Stage::Ended))
            class:has-log=pinned()
            data-shows=live_text(move || desk.faced().layout_classes())
            on:click=skip
        >
            {bar(desk, open)}
            <main class="pond">
                {banner(desk)}
                {disconnected_notice(desk, open)}
                {has_plates.then(|| player_badges(desk))}
                {pond}
                {in_the_middle.then(|| readers(desk))}
            </main>
            {dock}
            {drawers(desk, open)}
        </div>
    }
    .into_any()
}
