//! The table's screen for each address.

use super::back::open_back;
use super::import::import_page;
use super::lesson::open_lesson;
use super::linked::linked_page;
use super::opening::open_match;
use super::past::past_page;
use super::rules::rules_page;
use crate::session::Route;
use crate::ui::kit::{App, live};
use crate::ui::settings::SettingsDialog;
use leptos::prelude::*;

/// The matches, the lessons and the rules.
pub fn table(app: App) -> AnyView {
    let screen = live(move || match app.route.get() {
        Route::Match(id) => open_match(app, &id),
        Route::Back(id, step) => open_back(app, &id, step),
        Route::Import => import_page(app),
        Route::Lesson(game) => open_lesson(app, game),
        Route::Link(link) => linked_page(app, &link),
        Route::Past => past_page(app),
        Route::Rules(game, number) => rules_page(game, number),
        Route::Home | Route::Setup(_) => ().into_any(),
    });
    view! { {screen} <SettingsDialog/> }.into_any()
}
