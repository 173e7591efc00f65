//! The layout of the table.

use super::awake::{ask_to_keep, keep_awake};
use super::bar::bar;
use super::between::between;
use super::curtain::curtain;
use super::desk::Desk;
use super::dock::dock;
use super::fingers;
use super::flaw::Flaw;
use super::focus::{keep_focus, lend_focus};
use super::keys::listen;
use super::log::log_drawer;
use super::menu::{menu, moves};
use super::motion::move_things;
use super::plates::plates;
use super::result::result;
use super::rules_drawer::RulesDrawer;
use super::stage::Stage;
use super::who::who;
use crate::ui::live::{flag, live, watch};
use crate::ui::route::Route;
use leptos::prelude::*;
use std::sync::Arc;

/// What of the table's own screen is open.
#[derive(Clone, Copy, Debug)]
pub(super) struct Open {
    pub(super) log: RwSignal<bool>,
    pub(super) rules: RwSignal<bool>,
    pub(super) menu: RwSignal<bool>,
    pub(super) moves: RwSignal<bool>,
    /// After the match: is the table looked at instead of the result?
    pub(super) last_table: RwSignal<bool>,
}

impl Open {
    /// Opens one drawer; the other closes.
    pub(super) fn toggle(self, drawer: RwSignal<bool>) {
        let open = !drawer.get_untracked();
        self.close_drawers();
        drawer.set(open);
    }

    pub(super) fn close_drawers(self) {
        self.log.set(false);
        self.rules.set(false);
    }
}

/// The screen of a match.
pub(super) fn table_screen(desk: Desk) -> AnyView {
    let open = Open {
        log: RwSignal::new(false),
        rules: RwSignal::new(false),
        menu: RwSignal::new(false),
        moves: RwSignal::new(false),
        last_table: RwSignal::new(false),
    };
    listen(desk, open);
    fingers::listen();
    keep_focus(desk);
    lend_focus(open.log, ".drawer--log");
    lend_focus(open.rules, ".drawer--rules");
    move_things(desk);
    keep_awake(desk);
    ask_to_keep(desk.app);
    let Desk { app, about, stage, .. } = desk;
    watch(move || app.device().title(&format!("{} · Mallard", about(app.lang()).name)));

    // The table stays, whoever plays on it: somebody's finger may be on a piece.
    let scene = Memo::new(move |_| match stage.get() {
        Stage::Play(_) => Stage::Play(None),
        Stage::Over(_) if open.last_table.get() => Stage::Play(None),
        other => other,
    });
    let shown = live(move || match scene.get() {
        Stage::Curtain(seat) => curtain(desk, open, seat),
        Stage::Who => who(desk, open),
        Stage::Over(standing) => result(desk, open, standing),
        Stage::Play(_) | Stage::Watch => table(desk, open, false),
        Stage::Pause => table(desk, open, true),
    });
    view! {
        {shown}
        {menu(desk, open)}
        {moves(desk, open)}
    }
    .into_any()
}

fn table(desk: Desk, open: Open, paused: bool) -> AnyView {
    let tab = desk.tab;
    let middle = if paused { between(desk) } else { desk.ask().pond() };
    let scrim = live(move || {
        let class = match (open.log.get(), open.rules.get()) {
            (true, _) => "scrim scrim--log",
            (_, true) => "scrim scrim--rules",
            _ => return ().into_any(),
        };
        view! { <div class=class on:click=move |_| open.close_drawers()></div> }.into_any()
    });
    let slug = desk.game.slug();
    view! {
        <div class=format!("t {slug}") class:is-watched=flag(move || tab.is_elsewhere())>
            {bar(desk, open, paused)}
            <main class="pond">
                {banner(desk)}
                {(!desk.seats_in_pond).then(|| plates(desk))}
                {middle}
            </main>
            {(!paused).then(|| dock(desk, open))}
            {scrim}
            {log_drawer(desk, open)}
            <RulesDrawer open=open.rules about=desk.about slug this_table=Arc::new(move || desk.ask().this_table())/>
        </div>
    }
    .into_any()
}

/// Says that something is wrong with saving, as long as it is.
pub(super) fn banner(desk: Desk) -> AnyView {
    let Desk { app, tab, kept, flaw, .. } = desk;
    live(move || {
        let saves = &app.text().saves;
        let save_again = Callback::new(move |()| desk.ask().save());
        let go_on = Callback::new(move |()| flaw.set(None));
        let play_here = Callback::new(move |()| tab.take_over());
        let (words, remedy) = match flaw.get() {
            _ if tab.is_elsewhere() => {
                (saves.elsewhere.to_owned(), Some((saves.play_here, play_here)))
            }
            _ if !kept.get() => (saves.not_saved.to_owned(), Some((saves.try_again, save_again))),
            Some(Flaw::Step(damage)) => {
                ((saves.damaged_step)(damage.good), Some((saves.go_on, go_on)))
            }
            Some(Flaw::Slot) => (saves.damaged_slot.to_owned(), Some((saves.go_on, go_on))),
            None if app.device().lasting() => return ().into_any(),
            None => (saves.not_lasting.to_owned(), None),
        };
        let remedy = remedy.map(|(words, act)| {
            view! { <button type="button" class="btn" on:click=move |_| act.run(())>{words}</button> }
        });
        let full = !kept.get() && !tab.is_elsewhere();
        let make_room =
            full.then(|| view! { <a class="btn" href=Route::Home.hash()>{saves.make_room}</a> });
        view! { <div class="banner" role="alert"><p>{words}</p>{make_room}{remedy}</div> }
            .into_any()
    })
}
