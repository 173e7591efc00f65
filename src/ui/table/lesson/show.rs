//! Shows a lesson.

use crate::device::{lesson_progress, save_lesson_progress};
use crate::engine::FromPosition;
use crate::games::GameId;
use crate::session::{Lesson, OpenError, Session};
use crate::ui::kit::App;
use crate::ui::table::lesson::coach::Coach;
use crate::ui::table::open_error::unopened;
use crate::ui::table::play::match_ui::{GameUi, MatchUi};
use crate::ui::table::play::tab::Tab;
use crate::ui::table::screen::layout::table_screen;
use crate::web;
use leptos::prelude::*;

/// The table of a lesson with this script.
pub(in crate::ui::table) fn show_lesson<G: GameUi + FromPosition>(
    app: App,
    game: GameId,
    coach: Coach,
    script: &str,
) -> AnyView {
    let Ok(lesson) = Lesson::<G>::parse(script) else {
        return unopened(app, OpenError::Lesson);
    };
    let storage = web::storage();
    let progress = lesson_progress(storage, game.slug()).unwrap_or_default();
    // From now on the lesson is known here, and not offered again.
    save_lesson_progress(storage, game.slug(), progress);
    let session = Session::learning(lesson, progress, app.lang_now());
    table_screen(MatchUi::new(app, game, Tab::unsaved(), Some(coach), session).handle())
}
