//! Opens a lesson. It is loaded on demand, so that it costs nothing before.

use crate::device::{lesson_progress, save_lesson_progress};
use crate::engine::FromPosition;
use crate::games::GameId;
use crate::session::{Lesson, OpenError, Session};
use crate::ui::kit::{App, live, watch};
use crate::ui::table::lesson::coach::Coach;
use crate::ui::table::open_error::unopened;
use crate::ui::table::play::match_ui::GameUi;
use crate::ui::table::play::match_ui::MatchUi;
use crate::ui::table::play::tab::Tab;
use crate::ui::table::screen::layout::table_screen;
use crate::web;
use crate::words::LessonText;
use leptos::prelude::*;
use leptos::task::spawn_local_scoped_with_cancellation;

/// The screen of a game's lesson.
pub(in crate::ui::table) fn open_lesson(app: App, game: GameId) -> AnyView {
    let coach = Coach::silent();
    let script = RwSignal::new(None::<Option<String>>);
    fetch(game, String::from("script.json"), move |text| {
        let _ = script.try_set(Some(text));
    });
    watch(move || {
        fetch(game, format!("{}.json", app.lang().tag()), move |text| {
            coach.learn(text.and_then(|text| LessonText::parse(&text).ok()));
        });
    });
    live(move || match script.get() {
        None => ().into_any(),
        Some(None) => unopened(app, OpenError::Lesson),
        Some(Some(script)) => with_game!(game, G => show::<G>(app, game, coach, &script)),
    })
}

/// Loads a file of the lesson; `None` if it cannot be loaded.
fn fetch(game: GameId, file: String, told: impl FnOnce(Option<String>) + 'static) {
    // The page contains the path of the files: the name of the folder has a hash (scripts/content-hashes.mjs).
    let folder = web::root_mark("data-lessons").unwrap_or_default();
    let text = web::fetch(&format!("{folder}/{}/{file}", game.slug()));
    spawn_local_scoped_with_cancellation(async move { told(text.await) });
}

fn show<G: GameUi + FromPosition>(app: App, game: GameId, coach: Coach, script: &str) -> AnyView {
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
