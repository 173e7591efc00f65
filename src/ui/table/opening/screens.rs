//! The screen for each address of the table.

use super::{open_lesson, open_match, open_replay};
use crate::device::Route;
use crate::ui::kit::{App, live};
use crate::ui::settings::SettingsDialog;
use crate::ui::table::history::past_page;
use crate::ui::table::incoming::import::import_page;
use crate::ui::table::incoming::linked::linked_page;
use crate::ui::table::phone::{join_page, phone_page};
use crate::ui::table::rules::rules_page;
use leptos::prelude::*;

/// The matches, the lessons and the rules.
pub fn table(app: App) -> AnyView {
    let screen = live(move || match app.route.get() {
        Route::Match(id) => {
            app.match_before.set_value(Some(Route::Match(id.clone())));
            open_match(app, &id)
        }
        Route::Replay(id, step) => open_replay(app, &id, step),
        Route::Import => import_page(app),
        Route::Lesson(game) => open_lesson(app, game),
        Route::Link(link) => linked_page(app, &link),
        Route::Phone(offer) => phone_page(app, &offer),
        Route::Join => join_page(app),
        Route::Past => past_page(app),
        Route::Rules(game, number) => rules_page(game, number),
        Route::Home | Route::Setup(_) => ().into_any(),
    });
    view! { {screen} <SettingsDialog/> }.into_any()
}
