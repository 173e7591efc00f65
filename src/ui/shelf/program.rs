//! The shelf's screen for each address.

use super::home::HomePage;
use super::setup::setup_page;
use crate::games::{GameId, GameVisitor, Shelved};
use crate::session::Route;
use crate::ui::kit::{App, live};
use crate::ui::settings::SettingsDialog;
use leptos::prelude::*;

/// The shelf and the setup of a match.
pub fn shelf(app: App) -> AnyView {
    let screen = live(move || match app.route.get() {
        Route::Home => view! { <HomePage/> }.into_any(),
        Route::Setup(game) => game.visit(SetupVisitor(app, game)),
        _ => ().into_any(),
    });
    view! { {screen} <SettingsDialog/> }.into_any()
}

struct SetupVisitor(App, GameId);

impl GameVisitor for SetupVisitor {
    type Output = AnyView;

    fn visit<G: Shelved>(self) -> AnyView {
        setup_page::<G>(self.0, self.1)
    }
}
