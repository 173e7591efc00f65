//! Opens a lesson. It is loaded on demand, so that it costs nothing before.

use crate::games::module;
use crate::parts::open_error::{stopped, unopened};
use leptos::task::spawn_local_scoped_with_cancellation;
use mallard_board::Coach;
use mallard_codes::GameId;
use mallard_kit::prelude::*;
use mallard_session::OpenError;
use mallard_web as web;
use mallard_words::{LessonText, draft_messages};

pub(crate) fn open_lesson(app: App, game: GameId) -> AnyView {
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
    live(move || match (module(game), script.get()) {
        (_, Some(None)) if game.is_draft() => {
            stopped(app, live_text(move || draft_messages(app.lang()).no_lesson.to_owned()))
        }
        (_, Some(None)) => unopened(app, OpenError::Lesson),
        (Some(module), Some(Some(script))) => module.open_lesson(app, coach, &script),
        _ => ().into_any(),
    })
}

/// Loads a file of the lesson; `None` if it cannot be loaded.
fn fetch(game: GameId, file: String, told: impl FnOnce(Option<String>) + 'static) {
    // The page contains the path of the files: the name of the folder has a hash (scripts/content-hashes.mjs).
    let folder = web::root_mark("data-lessons").unwrap_or_default();
    let text = web::fetch(&format!("{folder}/{}/{file}", game.slug()));
    spawn_local_scoped_with_cancellation(async move { told(text.await) });
}
