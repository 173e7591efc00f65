//! The page of a person's moments, once they have been found.

use super::screen::{Opening, screen};
use super::search::{is_lacking, past_match, search};
use super::whole_of;
use crate::games::game_module::MomentsRequest;
use crate::games::module;
use crate::parts::open_error::unopened;
use crate::parts::to_replay::return_route;
use mallard_codes::Route;
use mallard_device::{PastMatch, PastMoment};
use mallard_engine::Seat;
use mallard_kit::prelude::*;
use mallard_session::OpenError;
use mallard_texts::{MomentsMessages, moments_messages};

/// The moments of the player at this seat of a match; with a step, that moment is asked at once.
pub(crate) fn moments_page(app: App, id: &str, seat: Seat, step: Option<u32>) -> AnyView {
    let left_from = return_route(app, id);
    let back = match left_from {
        // The search may have begun on a page without a match.
        Route::Match(_) if untrack(|| past_match(id)).is_none() => Route::Past,
        route => route,
    };
    let close = Callback::new(move |()| app.go(back.clone()));
    search(app.lang_now(), id.to_owned());
    let id = id.to_owned();
    // Solving one later does not open the page again.
    let found = Memo::new_with_compare(
        move |_| past_match(&id),
        |before, after| {
            let of =
                |found: Option<&Option<PastMatch>>| is_searched(found.and_then(Option::as_ref));
            before.is_none() || of(before) != of(after)
        },
    );
    live(move || match found.get() {
        None => unopened(app, OpenError::Missing),
        Some(PastMatch { moments: None, .. }) if is_lacking() => {
            told(app, |words| words.lacking, close)
        }
        Some(PastMatch { moments: None, .. }) => told(app, |words| words.looking, close),
        Some(played) => opened(app, &played, seat, step, close),
    })
}

fn is_searched(played: Option<&PastMatch>) -> Option<bool> {
    played.map(|played| played.moments.is_some())
}

/// A sentence in place of the moments, and the way back.
fn told(app: App, pick: fn(&MomentsMessages) -> &'static str, close: Callback<()>) -> AnyView {
    let word = move |pick: fn(&MomentsMessages) -> &'static str| {
        live_text(move || pick(moments_messages(app.lang())).to_owned())
    };
    html! {
        <div class="table">
            <header class="bar across">
                <IconButton name="x" label=word(|words| words.leave) on_press=close/>
                <div class="bar__title grows"><h1>{word(|words| words.title)}</h1></div>
            </header>
            <main class="pond open-error">
                <div class="panel open-error__panel stacked" role="status">
                    <p>{word(pick)}</p>
                    <button type="button" class="button button--primary" on:click=move |_| close.run(())>
                        {word(|words| words.done)}
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
    let Some(module) = played.game().map(module) else {
        return unopened(app, OpenError::UnknownGame);
    };
    let Some(module) = module else { return ().into_any() };
    if moments.is_empty() {
        return told(app, |words| words.none, close);
    }
    let Some(saved) = whole_of(played) else { return unopened(app, OpenError::Damaged) };
    let asked = step.and_then(|step| moments.iter().position(|own| own.moment.step == step));
    let opening = Opening {
        id: played.id.clone(),
        ended_at: played.ended_at,
        moments: moments.clone(),
        at: asked.unwrap_or(0),
        asks: asked.is_some(),
        close,
    };
    module.open_moments(
        app,
        MomentsRequest {
            saved,
            at: opening.at,
            moments,
            render: Box::new(move |table| screen(table, opening)),
        },
    )
}
