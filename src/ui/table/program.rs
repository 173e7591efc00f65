//! The table's screen for each address.

use crate::device::Route;
use crate::ui::kit::{App, live};
use crate::ui::settings::SettingsDialog;
use crate::ui::table::back::open_back;
use crate::ui::table::come::import::import_page;
use crate::ui::table::come::linked::linked_page;
use crate::ui::table::lesson::open::open_lesson;
use crate::ui::table::opening::open_match;
use crate::ui::table::past::past_page;
use crate::ui::table::rules::rules_page;
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
