//! Offers the lesson when a game is opened for the first time, and only once.

use mallard_codes::{GameId, Route};
use mallard_device::{lesson_progress, stop_offering_lesson};
use mallard_kit::prelude::*;
use mallard_texts::lesson_messages;
use mallard_web as web;

/// The offer, until the user takes it, declines it or deals.
pub(super) fn offer(app: App, game: GameId) -> AnyView {
    let stands = RwSignal::new(lesson_progress(web::storage(), game.slug()).is_none());
    let decline = Callback::new(move |()| {
        stop_offering_lesson(web::storage(), game.slug());
        stands.set(false);
    });
    let asks = live_text(move || (lesson_messages(app.lang()).new_to)(app.about(game).name));
    let row = move || {
        html! {
            <section class="lesson-offer across rigid">
                <svg class="rigid" viewBox="0 0 160 112" aria-hidden="true"><use href="#drake"></use></svg>
                <div class="grows">
                    <b>{asks}</b>
                    <p>{translate(app, |lang| lesson_messages(lang).offer)}</p>
                </div>
                <a class="button" href=Route::Lesson(game).hash()>
                    {translate(app, |lang| lesson_messages(lang).start)}
                </a>
                <IconButton name="x" label=translate(app, |lang| lesson_messages(lang).not_now) on_press=decline/>
            </section>
        }
    };
    live_if(move || stands.get(), row)
}
