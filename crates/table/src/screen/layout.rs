//! The layout of the table.

use crate::drawers::both::drawers;
use crate::flat::fingers;
use crate::flat::sides::{flat_sides, practice_sides};
use crate::parts::awake::{ask_to_keep, keep_awake};
use crate::parts::banner::banner;
use crate::parts::branch::uncounted_word;
use crate::parts::cover::cover_while_away;
use crate::parts::focus::{keep_focus, lend_focus};
use crate::parts::keys::listen;
use crate::parts::panels::OpenPanels;
use crate::parts::pinned::pinned;
use crate::parts::player_badges::player_badges;
use crate::parts::voice::provide_voice;
use crate::phone::{disconnected_notice, phones_sheet, readers};
use crate::screen::across::across;
use crate::screen::again::{again, own_moments};
use crate::screen::announcer::voice;
use crate::screen::bar::bar;
use crate::screen::between::{pause, revealed};
use crate::screen::curtain::{closed, curtain};
use crate::screen::daily::daily;
use crate::screen::dock::dock;
use crate::screen::ending::middle;
use crate::screen::help::help_sheet;
use crate::screen::interrupt_question::interrupt_question;
use crate::screen::menu::{menu, moves, questions};
use crate::screen::motion::animate_steps;
use crate::screen::result::result;
use crate::seats::{return_sheet, seats_sheet};
use crate::share::{asked_to_share, share_dialog};
use mallard_board::{MatchUiCommon, MatchUiHandle, TurnCommand};
use mallard_kit::prelude::*;
use mallard_kit::{ALL_EDGES_QUERY, watch_media};
use mallard_session::Stage;
use mallard_web as web;

pub(crate) fn table_screen(handle: MatchUiHandle) -> AnyView {
    let open = OpenPanels::all_closed();
    open.share.set(asked_to_share(handle));
    listen(handle, open);
    fingers::listen();
    keep_focus(handle);
    lend_focus(open.log, ".drawer--log");
    lend_focus(open.rules, ".drawer--rules");
    watch(move || {
        if handle.app.rule.get().is_some() {
            open.log.set(false);
            open.rules.set(true);
        }
    });
    provide_voice(handle);
    animate_steps(handle);
    keep_awake(handle);
    cover_while_away(
        handle,
        move || handle.now.get().private,
        move || handle.dispatch(TurnCommand::Close),
    );
    ask_to_keep();
    let MatchUiCommon { app, game, .. } = *handle;
    watch(move || {
        let name = app.about(game).name;
        let mark = uncounted_word(handle, app.lang()).map(|word| format!(" · {word}"));
        web::title(&format!("{name}{} · Mallard", mark.unwrap_or_default()));
    });

    // The open hands are at the edges, where the game has hands and the screen has room.
    let has_hands = !untrack(|| handle.badges.with(Vec::is_empty));
    let has_edges = watch_media(ALL_EDGES_QUERY);
    let around = settled(move || has_hands && has_edges.get() && handle.now.get().practice);
    // The table remains, no matter who plays on it: a finger may be on a piece.
    let scene = Memo::new(move |_| match handle.stage() {
        Stage::Play(_) | Stage::Landing(_) if around.get() => Stage::Flat(None),
        Stage::Play(_)
        | Stage::Landing(_)
        | Stage::Ask(_)
        | Stage::Curtain(_)
        | Stage::TurnedUp
        | Stage::Over(_)
        | Stage::Ended => Stage::Play(None),
        Stage::Pause if handle.turns_up() || handle.ask(|table| table.keeps_table()) => {
            Stage::Play(None)
        }
        Stage::Flat(_) => Stage::Flat(None),
        other => other,
    });
    let over = overlay_stage(handle, open);
    let shown = live(move || match scene.get() {
        Stage::Closed(seat) => closed(handle, open, seat),
        Stage::Who => interrupt_question(handle, open),
        Stage::Flat(_) if handle.is_practice() => practice_sides(handle, open),
        Stage::Flat(_) => flat_sides(handle, open),
        // The next deal is on the table already, and no one may see it.
        Stage::Pause => table(handle, open, over, ().into_any(), pause(handle)),
        _ => table(handle, open, over, middle(handle, open), own_side(handle, open, over)),
    });
    html! {
        {shown}
        {again(handle, open)}
        {own_moments(handle, open)}
        {voice(handle, open.said)}
        {menu(handle, open)}
        {moves(handle, open)}
        {help_sheet(handle, open)}
        {share_dialog(handle, open.share)}
        {questions(handle, open)}
        {seats_sheet(handle, open)}
        {return_sheet(handle)}
        {phones_sheet(handle, open)}
    }
}

/// The cover of the dock: the curtain, a question, a pause, the result.
fn overlay_stage(handle: MatchUiHandle, open: OpenPanels) -> Memo<Stage> {
    Memo::new(move |_| match handle.stage() {
        Stage::Over(_) | Stage::Ended if open.last_table.get() => Stage::Play(None),
        stage @ (Stage::Curtain(_)
        | Stage::Ask(_)
        | Stage::Pause
        | Stage::Over(_)
        | Stage::Ended) => stage,
        _ => Stage::Play(None),
    })
}

/// Does the result cover the sides of the table?
const fn covers(over: Stage) -> bool {
    matches!(over, Stage::Over(_) | Stage::Ended)
}

/// The dock, or its cover.
fn own_side(handle: MatchUiHandle, open: OpenPanels, over: Memo<Stage>) -> AnyView {
    let date = handle.daily();
    live(move || match over.get() {
        Stage::Curtain(seat) => curtain(handle, open, seat),
        Stage::Ask(asked) => across(handle, asked),
        Stage::Pause if handle.turns_up() => revealed(handle, open),
        Stage::Pause => pause(handle),
        Stage::Over(standing) => match (date, handle.people().first()) {
            (Some(date), Some(seat)) => daily(handle, open, (date, seat), standing),
            _ => result(handle, open, Some(standing)),
        },
        Stage::Ended => {
            result(handle, open, untrack(|| handle.ask(|table| table.final_standing())))
        }
        _ if handle.in_the_middle() => ().into_any(),
        _ => dock(handle, open),
    })
}

fn table(
    handle: MatchUiHandle,
    open: OpenPanels,
    over: Memo<Stage>,
    pond: AnyView,
    dock: AnyView,
) -> AnyView {
    let tab = handle.tab();
    // A tap anywhere goes from the last card to the result.
    let skip = move |_| {
        if handle.ask(|table| table.is_resting()) {
            handle.dispatch(TurnCommand::Settle);
        }
    };
    let slug = handle.game.slug();
    let has_badges = !untrack(|| handle.badges.with(Vec::is_empty));
    let decides_for = flag(move || {
        let asks = !handle.in_the_middle() && matches!(handle.stage(), Stage::Play(_));
        asks && handle.prompt.get().1.decides_for.is_some()
    });
    // `:has()` in the style would match against all of it at each change.
    html! {
        <div
            class=format!("table {slug}")
            class:is-watched=flag(move || tab.is_elsewhere())
            class:is-lesson=flag(move || handle.is_taught())
            class:is-open=flag(move || handle.now.get().practice)
            class:is-middle=flag(move || handle.in_the_middle())
            class:is-cut-off=flag(move || handle.devices.tablet.get().is_cut_off())
            class:is-paused=flag(move || over.get() == Stage::Pause && !handle.turns_up())
            class:is-for=decides_for
            class:is-over=flag(move || covers(over.get()))
            class:has-log=pinned()
            data-shows=live_text(move || handle.dyn_ui().layout_classes())
            on:click=skip
        >
            {bar(handle, open)}
            <main class="pond">
                {banner(handle)}
                {disconnected_notice(handle, open)}
                {live_if(move || has_badges && !handle.in_the_middle(), move || player_badges(handle))}
                {pond}
                {live_if(move || handle.in_the_middle(), move || readers(handle))}
            </main>
            {dock}
            {drawers(handle, open)}
        </div>
    }
}
