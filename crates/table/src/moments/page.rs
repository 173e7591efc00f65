//! The page of a person's moments, once they have been found.

use super::screen::{Opening, screen};
use super::search::{is_lacking, past_match, search};
use super::{translate, whole_of};
use crate::games::game_module::MomentsRequest;
use crate::games::module;
use crate::parts::open_error::unopened;
use crate::parts::to_replay::return_route;
use mallard_codes::Route;
use mallard_device::{PastMatch, PastMoment};
use mallard_engine::Seat;
use mallard_kit::prelude::*;
use mallard_session::OpenError;
use mallard_texts::MomentsMessages;

/// The moments of the player at this seat of a match; with a step, that moment is asked at once.
pub(crate) fn moments_page(app: App, id: &str, seat: Seat, step: Option<u32>) -> AnyView {
    let played = untrack(|| past_match(id));
    let back = match return_route(app, id) {
        Route::Match(_) if played.is_none() => Route::Past,
        route => route,
    };
    let close = Callback::new(move |()| app.go(back.clone()));
    if let Some(played) = &played {
        search(app.lang_now(), played);
    }
    let id = StoredValue::new(id.to_owned());
    let find = move || id.with_value(|id| past_match(id));
    // Solving one later does not open the page again.
    let is_searched = memo(move || find().map(|played| played.moments.is_some()));
    live(move || match is_searched.get() {
        Some(true) => match untrack(find) {
            Some(played) => opened(app, &played, seat, step, close),
            None => unopened(app, OpenError::Missing),
        },
        Some(false) if is_lacking() => told(app, |words| words.lacking, close),
        Some(false) => told(app, |words| words.looking, close),
        None => unopened(app, OpenError::Missing),
    })
}

/// A sentence in place of the moments, and the way back.
fn told(app: App, pick: fn(&MomentsMessages) -> &'static str, close: Callback<()>) -> AnyView {
    let leave = live_text(move || app.text().close.to_owned());
    html! {
        <div class="table">
            <header class="bar across">
                <IconButton name="x" label=leave on_press=close/>
                <div class="bar__title grows"><h1>{translate(app, |words| words.title)}</h1></div>
            </header>
            <main class="pond open-error">
                <div class="panel open-error__panel stacked" role="status">
                    <p>{translate(app, pick)}</p>
                    <button type="button" class="button button--primary" on:click=move |_| close.run(())>
                        {translate(app, |words| words.done)}
                    </button>
                </div>
            </main>
        </div>
    }
}

fn opened(
    app: App,
    played: &PastMatch,
    seat: Seat,
    step: Option<u32>,
    close: Callback<()>,
) -> AnyView {
    let all = played.moments.iter().flatten();
    let moments: Vec<PastMoment> = all.filter(|own| own.moment.seat == seat).cloned().collect();
    let Some(game) = played.game() else { return unopened(app, OpenError::UnknownGame) };
    let Some(module) = module(game) else { return ().into_any() };
    if moments.is_empty() {
        return told(app, |words| words.none, close);
    }
    let Some(saved) = whole_of(played) else { return unopened(app, OpenError::Damaged) };
    let asked = step.and_then(|step| moments.iter().position(|own| own.moment.step == step));
    let at = asked.unwrap_or(0);
    let first = moments[at].moment.clone();
    let opening = Opening {
        id: played.id.clone(),
        ended_at: played.ended_at,
        moments,
        at,
        asks: asked.is_some(),
        close,
    };
    let render = Box::new(move |table| screen(table, opening));
    module.open_moments(app, MomentsRequest { saved, first, render })
}
