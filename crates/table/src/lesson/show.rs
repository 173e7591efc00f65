//! Shows a lesson.

use crate::lesson::coach::Coach;
use crate::open_error::unopened;
use crate::play::match_ui::{GameUi, MatchUi};
use crate::play::tab::Tab;
use crate::screen::layout::table_screen;
use leptos::prelude::*;
use mallard_device::{GameId, lesson_progress, save_lesson_progress};
use mallard_engine::FromPosition;
use mallard_kit::App;
use mallard_session::{Lesson, OpenError, Session};
use mallard_web as web;

/// The table of a lesson with this script.
pub(crate) fn show_lesson<G: GameUi + FromPosition>(
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
