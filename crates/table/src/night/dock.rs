//! The way to the next match, and what stays as it is.

use super::next_game::NextGame;
use super::sentences::{names, translate};
use leptos::html;
use leptos::prelude::*;
use mallard_device::{NextMatch, Route, next_note};
use mallard_kit::{focus_when_shown, live_text};
use mallard_web as web;
use mallard_words::night_messages;

/// Who plays, the button that opens the setup, and the one that begins.
pub(super) fn dock(page: NextGame) -> AnyView {
    let app = page.app;
    let button = NodeRef::<html::Button>::new();
    focus_when_shown(button);
    let title = live_text(move || {
        let playing = page.line_up.with(|line_up| names(app, &line_up.playing));
        app.text().value(app.about(page.game.get()).name, &playing)
    });
    let deal = live_text(move || app.about(page.game.get()).deal.to_owned());
    view! {
        <footer class="dock next-game__dock across">
            <p class="grows" role="status"><b>{title}</b> <span>{live_text(move || same(page))}</span></p>
            <button type="button" class="button button--big" on:click=move |_| go(page, false)>
                {translate(app, |words| words.change)}
            </button>
            <button
                type="button"
                class="button button--primary button--big"
                node_ref=button
                on:click=move |_| go(page, true)
            >
                {deal}
            </button>
        </footer>
    }
    .into_any()
}

/// What stays as it was.
fn same(page: NextGame) -> String {
    let words = night_messages(page.app.lang());
    let last = page.line_up.with(|line_up| {
        page.history.with_value(|history| history.last_of(page.game.get(), line_up).is_some())
    });
    let phones =
        page.line_up.with(|line_up| line_up.playing.iter().any(|player| page.has_phone(player)));
    let said: Vec<&str> = [(last, words.same_rules), (phones, words.phones_stay)]
        .into_iter()
        .filter_map(|(holds, says)| holds.then_some(says))
        .collect();
    page.app.text().sentences(&said)
}

/// Leaves the next match to the setup.
fn go(page: NextGame, begins: bool) {
    let game = page.game.get_untracked();
    let profile = (game, page.app.profile(game));
    let next = page.history.with_value(|history| {
        page.line_up.with_untracked(|line_up| {
            NextMatch::new(web::storage(), history, profile, line_up, begins)
        })
    });
    web::set_note(&next_note(game.slug()), Some(&next.text()));
    page.app.go(Route::Setup(game));
}
