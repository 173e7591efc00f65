//! The page of a person's moments, once they have been found.

use super::screen::{Opening, screen};
use super::search::{is_lacking, past_match, search};
use super::{translate, whole_of};
use crate::games::game_module::MomentsRequest;
use crate::games::module;
use crate::parts::branch::BranchDialog;
use crate::parts::open_error::unopened;
use crate::parts::to_replay::return_route;
use mallard_board::MomentsTable;
use mallard_codes::Route;
use mallard_device::{PastMatch, PastMoment, solve_moment};
use mallard_engine::Seat;
use mallard_kit::prelude::*;
use mallard_session::{Moment, OpenError};
use mallard_texts::MomentsMessages;
use mallard_web as web;

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
pub(super) fn told(
    app: App,
    pick: fn(&MomentsMessages) -> &'static str,
    close: Callback<()>,
) -> AnyView {
    let leave = live_text(move || app.text().close.to_owned());
    html! {
        <div class="table is-told">
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
    let saved = match whole_of(played) {
        Ok(saved) => saved,
        Err(why) => return unopened(app, why),
    };
    if moments.is_empty() {
        return match module.read_match(saved, app.lang_now(), &mut |_| {}) {
            Ok(()) => told(app, |words| words.none, close),
            Err(why) => unopened(app, why),
        };
    }
    let asked = step.and_then(|step| moments.iter().position(|own| own.moment.step == step));
    let at = asked.unwrap_or(0);
    let solved = moments.iter().map(|own| own.solved).collect();
    let moments: Vec<Moment> = moments.into_iter().map(|own| own.moment).collect();
    let (id, all) = (played.id.clone(), moments.clone());
    let ended_at = Some(played.ended_at);
    let whole = saved.clone();
    let opening = move |handle| Opening {
        seat,
        ended_at,
        solved: RwSignal::new(solved),
        solve: Callback::new(move |at: usize| solve_moment(web::storage(), &id, &all[at])),
        at,
        asks: asked.is_some(),
        close,
        branch: Some(BranchDialog::new(handle, Some(whole))),
    };
    let render = Box::new(move |table: MomentsTable| screen(table, opening(table.handle)));
    module.open_moments(app, MomentsRequest { saved, moments, at, render })
}
