//! What the shelf shows at which address.

use super::home::HomePage;
use super::rules::RulesPage;
use super::setup::setup_page;
use crate::games::{GameId, GameVisitor, Shelved};
use crate::session::Route;
use crate::ui::kit::{App, live};
use crate::ui::settings::SettingsDialog;
use leptos::prelude::*;

/// The shelf, the setup of a match, the rules.
pub fn shelf(app: App) -> AnyView {
    let screen = live(move || match app.route.get() {
        Route::Home => view! { <HomePage/> }.into_any(),
        Route::Setup(game) => game.visit(SetupVisitor(app, game)),
        Route::Rules(game) => game.visit(RulesVisitor(game)),
        Route::Match(_)
        | Route::Back(..)
        | Route::Import
        | Route::Link(_)
        | Route::Lesson(_)
        | Route::Past => ().into_any(),
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

struct RulesVisitor(GameId);

impl GameVisitor for RulesVisitor {
    type Output = AnyView;

    fn visit<G: Shelved>(self) -> AnyView {
        view! { <RulesPage game=self.0 about=G::about/> }.into_any()
    }
}
