//! The way to the next match, and what stays as it is.

use super::next_game::NextGame;
use super::sentences::{names, translate};
use leptos::html;
use leptos::prelude::*;
use mallard_device::{NextMatch, Route, next_note, restore_setup};
use mallard_kit::{focus_when_shown, live_text};
use mallard_web as web;
use mallard_words::night_messages;

/// Who plays, the button that opens the setup, and the one that begins.
pub(super) fn dock(page: NextGame) -> AnyView {
    let app = page.app;
    let button = NodeRef::<html::Button>::new();
    focus_when_shown(button);
    let title = live_text(move || {
        let playing = names(app, &page.line_up(None).playing);
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
    let line_up = page.line_up(None);
    let last = page.with_last(page.game.get(), &line_up, |_| ()).is_some();
    let phones = line_up.playing.iter().any(|player| page.phone_of(player) == Some(true));
    let said: Vec<&str> = [(last, words.same_rules), (phones, words.phones_stay)]
        .into_iter()
        .filter_map(|(holds, says)| holds.then_some(says))
        .collect();
    page.app.text().sentences(&said)
}

/// Leaves the next match to the setup, with the options of the group's last match of this game.
fn go(page: NextGame, begins: bool) {
    let (game, line_up) = untrack(|| (page.game.get(), page.line_up(None)));
    let profile = page.app.profile(game);
    page.with_last(game, &line_up, |last| restore_setup(web::storage(), last, profile));
    let next = NextMatch::new(&line_up, begins);
    web::set_note(&next_note(game.slug()), Some(&next.text()));
    page.app.go(Route::Setup(game));
}
