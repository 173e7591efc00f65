//! The two programs the page is made of.
//!
//! The shelf is what a visitor meets, so it carries no rules and no boards and arrives soon. The
//! table carries all games and is fetched behind the shelf. Both stand on the same storage; the
//! address says whose turn it is.

use super::app::App;
use super::home::HomePage;
use super::live::live;
use super::route::Route;
use super::rules::RulesPage;
use super::settings::SettingsDialog;
use super::setup::setup_page;
use super::table::open_match;
use super::transfer::import_page;
use crate::games::{GameId, GameVisitor, Shelved};
use leptos::prelude::*;

/// The shelf, the setup of a match, the rules.
pub fn shelf(app: App) -> AnyView {
    let screen = live(move || match app.route.get() {
        Route::Home => view! { <HomePage/> }.into_any(),
        Route::Setup(game) => game.visit(SetupVisitor(app, game)),
        Route::Rules(game) => game.visit(RulesVisitor(game)),
        Route::Match(_) | Route::Import => ().into_any(),
    });
    view! { {screen} <SettingsDialog/> }.into_any()
}

/// The matches.
pub fn table(app: App) -> AnyView {
    let screen = live(move || match app.route.get() {
        Route::Match(id) => open_match(app, &id),
        Route::Import => import_page(app),
        Route::Home | Route::Setup(_) | Route::Rules(_) => ().into_any(),
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
