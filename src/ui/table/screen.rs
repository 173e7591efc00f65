//! The layout of the table.

use super::bar::bar;
use super::between::between;
use super::curtain::curtain;
use super::dock::dock;
use super::focus::keep_focus;
use super::keys::listen;
use super::log::log_drawer;
use super::menu::{menu, moves};
use super::motion::move_things;
use super::plates::plates;
use super::result::result;
use super::rules_drawer::RulesDrawer;
use super::session::Session;
use super::stage::Stage;
use crate::ui::face::Face;
use leptos::prelude::*;

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
pub(super) fn table_screen<G: Face>(session: Session<G>) -> AnyView {
    let open = Open {
        log: RwSignal::new(false),
        rules: RwSignal::new(false),
        menu: RwSignal::new(false),
        moves: RwSignal::new(false),
        last_table: RwSignal::new(false),
    };
    listen(session, open);
    keep_focus(session);
    move_things(session);
    let app = session.app;
    Effect::new(move |_| app.device().title(&format!("{} · Mallard", G::about(app.lang()).name)));

    let shown = move || match session.stage.get() {
        Stage::Curtain(seat) => curtain(session, open, seat),
        Stage::Over(standing) if !open.last_table.get() => result(session, open, standing),
        Stage::Over(_) | Stage::Play => table(session, open, false),
        Stage::Pause => table(session, open, true),
    };
    view! {
        {shown}
        {menu(session, open)}
        {moves(session, open)}
    }
    .into_any()
}

fn table<G: Face>(session: Session<G>, open: Open, paused: bool) -> AnyView {
    let board = session.board();
    let middle = if paused { between(session) } else { G::pond(board) };
    let scrim = move || {
        let class = match (open.log.get(), open.rules.get()) {
            (true, _) => "scrim scrim--log",
            (_, true) => "scrim scrim--rules",
            _ => return None,
        };
        Some(view! { <div class=class on:click=move |_| open.close_drawers()></div> })
    };
    view! {
        <div class=format!("t {}", G::SLUG)>
            {bar(session, open)}
            <main class="pond">
                {banner(session)}
                {plates(session)}
                {middle}
            </main>
            {(!paused).then(|| dock(session, open))}
            {scrim}
            {log_drawer(session, open)}
            <RulesDrawer
                open=open.rules
                about=G::about
                slug=G::SLUG
                this_table=Signal::derive(move || {
                    session.view.with(|view| G::this_table(view, session.app.lang()))
                })
            />
        </div>
    }
    .into_any()
}

/// Says that something is wrong with saving, as long as it is.
fn banner<G: Face>(session: Session<G>) -> impl IntoView {
    let app = session.app;
    let words = move || {
        let saves = &app.text().saves;
        if !session.kept.get() {
            return Some(saves.not_saved.to_owned());
        }
        if let Some(damage) = session.damage.get_value() {
            return Some((saves.damaged_step)(damage.good));
        }
        (!app.device().lasting()).then(|| saves.not_lasting.to_owned())
    };
    move || {
        words().map(|words| {
            let again = !session.kept.get();
            view! {
                <div class="banner" role="alert">
                    <p>{words}</p>
                    {again.then(|| view! {
                        <button type="button" class="btn" on:click=move |_| session.save()>
                            {app.text().saves.try_again}
                        </button>
                    })}
                </div>
            }
        })
    }
}
