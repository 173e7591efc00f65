//! The screen for each address that has none of the table.

use super::deferred::DEFERRED;
use super::screen::HomePage;
use mallard_codes::Route;
use mallard_kit::prelude::*;

/// The home screen and the setup of a match.
pub fn home(app: App) -> AnyView {
    live(move || match app.route.get() {
        Route::Home => html! { <HomePage/> },
        Route::Setup(game) => DEFERRED.get().map(|code| (code.setup)(app, game)).into_any(),
        _ => ().into_any(),
    })
}
