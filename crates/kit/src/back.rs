//! The ways back.

use super::app::{App, use_app};
use super::icon::Icon;
use super::translate::translate;
use leptos::prelude::*;
use mallard_codes::{GameId, Route};
use mallard_words::text;

/// The way back to the home screen. The match is saved already.
#[component]
pub fn BackToShelf() -> impl IntoView {
    let label = translate(use_app(), |lang| text(lang).back_to_shelf);
    view! {
        <a class="icon-button centred" href=Route::Home.hash() aria-label=label title=label><Icon name="back"/></a>
    }
}

/// The way back from the rules or the lesson of a game: to the setup, where all input is still there, or to the match
/// from which the lesson was opened.
#[component]
pub fn BackToGame(game: GameId) -> impl IntoView {
    let app = use_app();
    let label = translate(app, |lang| text(lang).back);
    view! {
        <a class="icon-button centred" href=way_back(app, game) aria-label=label title=label><Icon name="back"/></a>
    }
}

/// The address of that way back.
pub fn way_back(app: App, game: GameId) -> String {
    app.left.with_value(|left| left.match_before.clone()).unwrap_or(Route::Setup(game)).hash()
}
