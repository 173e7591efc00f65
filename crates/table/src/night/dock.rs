//! The way to the next match, and what stays as it is.

use super::next_game::NextGame;
use super::sentences::{names, translate};
use crate::games::wait_for;
use leptos::html;
use leptos::task::spawn_local_scoped_with_cancellation;
use mallard_board::connections;
use mallard_codes::{GameId, Route};
use mallard_device::{NextMatch, find_match, setup_of, stop_offering_lesson};
use mallard_kit::focus_when_shown;
use mallard_kit::prelude::*;
use mallard_texts::night_messages;
use mallard_web as web;

/// Who plays, the button that opens the setup, and the one that begins.
pub(super) fn dock(page: NextGame) -> AnyView {
    let app = page.app;
    let button = NodeRef::<html::Button>::new();
    focus_when_shown(button);
    // A game that loads takes a moment, and a second tap begins no second match.
    let begun = RwSignal::new(false);
    let title = live_text(move || {
        let playing = names(app, &page.line_up(None).playing);
        app.text().value(app.about(page.game.get()).name, &playing)
    });
    let deal = live_text(move || app.about(page.game.get()).deal.to_owned());
    html! {
        <footer class="dock next-game__dock across">
            <p class="grows" role="status"><b>{title}</b> <span>{live_text(move || same(page))}</span></p>
            <button type="button" class="button button--big" on:click=move |_| change(page)>
                {translate(app, |words| words.change)}
            </button>
            <button
                type="button"
                class="button button--primary button--big"
                node_ref=button
                disabled=move || begun.get()
                on:click=move |_| {
                    begun.set(true);
                    begin(page);
                }
            >
                {deal}
            </button>
        </footer>
    }
}

/// What stays as it was.
fn same(page: NextGame) -> String {
    let words = night_messages(page.app.lang());
    let line_up = page.line_up(None);
    let last = page.with_last(page.game.get(), &line_up, |_| ()).is_some();
    let phones = line_up.playing.iter().any(|player| page.phone_of(player) == Some(true));
    let notes: Vec<&str> = [(last, words.same_rules), (phones, words.phones_stay)]
        .into_iter()
        .filter_map(|(applies, note)| applies.then_some(note))
        .collect();
    page.app.text().sentences(&notes)
}

/// The next match as it is chosen now.
fn chosen(page: NextGame) -> (GameId, NextMatch) {
    let (game, line_up) = untrack(|| (page.game.get(), page.line_up(None)));
    let rules = page.app.profile(game).rules;
    let last = page.with_last(game, &line_up, |last| setup_of(web::storage(), last, rules));
    (game, NextMatch::new(&line_up, last.flatten()))
}

/// Leaves the next match to the setup.
fn change(page: NextGame) {
    let (game, next) = chosen(page);
    page.app.left.update_value(|left| left.next_match = Some((game, next)));
    page.app.go(Route::Setup(game));
}

/// Begins it as soon as its game is loaded.
fn begin(page: NextGame) {
    let (app, storage) = (page.app, web::storage());
    let (game, next) = chosen(page);
    spawn_local_scoped_with_cancellation(async move {
        let begun = wait_for(game).await.begin_next(storage, app.lang_now(), next);
        let Some(id) = begun else { return change(page) };
        stop_offering_lesson(storage, game.slug());
        if let Some(saved) = find_match(storage, &id).value() {
            connections::invite(&id, connections::seats_with_phones(&saved.players));
        }
        app.go(Route::Match(id));
    });
}
