//! The replay screen: the table, one tone darker, and another dock.

use super::dock::dock;
use super::keys::listen;
use super::ring::ring;
use super::state::ReplayState;
use super::why;
use crate::drawers::both::scrim;
use crate::drawers::log::{LogDrawer, log_drawer};
use crate::parts::branch::branch_mark;
use crate::parts::cover::cover_while_away;
use crate::parts::focus::lend_focus;
use crate::parts::panels::OpenPanels;
use crate::parts::pinned::{is_pinned, pinned};
use crate::parts::player_badges::player_badges;
use mallard_board::TablePart;
use mallard_kit::prelude::*;
use mallard_texts::{replay_messages, table_messages};
use mallard_web as web;
use mallard_words::text;

/// The replay screen of a match.
pub(super) fn back_screen(replay: ReplayState) -> AnyView {
    let ReplayState { app, handle, cursor, close, .. } = replay;
    let open = OpenPanels::all_closed();
    listen(replay, open);
    lend_focus(open.log, ".drawer--log");
    replay.play_automatically();
    // After the match every player may see each hand.
    let running = replay.viewers.with_value(Vec::len) < 2;
    let leave = move || close.run(());
    cover_while_away(handle, move || running && handle.now.get().private, leave);
    ring("is-back", move || {
        replay.viewpoint.track();
        replay.timeline.with(|timeline| timeline.sentence(cursor.get().at()).0.to_owned())
    });
    why::follow(replay);
    let name = move || app.about(handle.game).name;
    let title = move || replay_messages(app.lang()).title;
    watch(move || web::title(&format!("{}: {} · Mallard", title(), name())));
    let go = Callback::new(move |step| {
        replay.move_cursor(|cursor| cursor.to(step));
        if !is_pinned() {
            open.log.set(false);
        }
    });
    let tell = Callback::new(move |step| {
        go.run(step);
        why::explain_step(replay, step);
    });
    let at = Signal::derive(move || Some(cursor.get().at()));
    let why = Some((replay.why, tell));
    let log = LogDrawer { handle, open, part: replay.log.get_value(), at, go: Some(go), why };
    let has_badges = !untrack(|| handle.badges.with(Vec::is_empty));
    html! {
        <div
            class=format!("table is-back is-open {}", handle.game.slug())
            class:has-log=pinned()
            data-shows=live_text(move || handle.dyn_ui().layout_classes())
        >
            <header class="bar across">
                <IconButton name="x" label=translate(app, |lang| text(lang).close) on_press=close/>
                <div class="bar__title grows">
                    <h1>{live_text(move || title().to_owned())}</h1>
                    <span>{live_text(move || format!("{} · {}", name(), handle.subtitle()))}</span>
                    {branch_mark(handle)}
                </div>
                <div class="bar__right beside">
                    {replay.branch.button("bar__act")}
                    <IconButton
                        name="log"
                        class="pinned"
                        label=translate(app, |lang| table_messages(lang).log)
                        on_press=Callback::new(move |()| open.toggle(open.log))
                    />
                </div>
            </header>
            <main class="pond">
                {has_badges.then(|| player_badges(handle))}
                {handle.dyn_ui().part(TablePart::Pond)}
                {why::panel(replay)}
            </main>
            {dock(replay)}
            {scrim(open)}
            {log_drawer(log)}
            {replay.branch.view()}
        </div>
    }
}
