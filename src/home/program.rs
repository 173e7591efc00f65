//! The home program's screen for each address.

use super::screen::HomePage;
use super::setup::setup_page;
use leptos::prelude::*;
use mallard_codes::Route;
use mallard_kit::{App, SettingsDialog, live};

/// The home screen and the setup of a match.
pub fn home(app: App) -> AnyView {
    let screen = live(move || match app.route.get() {
        Route::Home => view! { <HomePage/> }.into_any(),
        Route::Setup(game) => with_game!(game, G => setup_page::<G>(app, game)),
        _ => ().into_any(),
    });
    view! { {screen} <SettingsDialog/> }.into_any()
}
