//! The screen for each address of the table.

use super::pages::{TABLE_PAGES, open_page};
use super::{open_lesson, open_match, open_replay};
use crate::rules::rules_page;
use mallard_codes::Route;
use mallard_kit::prelude::*;

/// The matches, the lessons and the rules.
pub fn table(app: App) -> AnyView {
    provide_context(TABLE_PAGES);
    live(move || match app.route.get() {
        Route::Match(id) => {
            app.left.update_value(|left| left.match_before = Some(Route::Match(id.clone())));
            open_match(app, &id)
        }
        Route::Replay(id, step) => open_replay(app, &id, step),
        Route::Lesson(game) => open_lesson(app, game),
        Route::Rules(game, number) => rules_page(game, number),
        Route::Home | Route::Setup(_) => ().into_any(),
        page => open_page(app, &page),
    })
}
