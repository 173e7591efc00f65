//! Searches for the moments of a match, above the screens: it goes on while its people look at the result or elsewhere,
//! and ends when another match begins. The bots' worker judges the decisions.

use super::whole_of;
use crate::games::wait_for;
use leptos::task::spawn_local;
use mallard_codes::Route;
use mallard_device::{PastMatch, add_moments, past_matches};
use mallard_kit::current_route;
use mallard_kit::prelude::*;
use mallard_session::MomentSearch;
use mallard_web as web;
use mallard_words::Lang;
use std::cell::RefCell;
use std::sync::LazyLock;

/// Rises whenever the moments of a match have been found.
static FOUND: LazyLock<ArcRwSignal<u32>> = LazyLock::new(|| ArcRwSignal::new(0));

/// How many steps of a review the page computes at once, without a worker.
const STEPS_PER_SLICE: u32 = 8;

/// The result is shown first: how long the search waits, in milliseconds.
const SEARCH_DELAY_MS: i32 = 400;

thread_local! {
    /// The id of the match that is searched now.
    static SEARCHED: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// The entry of a match in the history. A reactive caller reads it again when its moments have been found.
pub(super) fn past_match(id: &str) -> Option<PastMatch> {
    FOUND.track();
    past_matches(web::storage()).latest().find(|played| played.id == id).cloned()
}

/// Searches for the moments of a match, unless that has been done, or is being done. No screen's signal is read later.
pub(super) fn search(lang: Lang, id: String) {
    let is_open = untrack(|| past_match(&id)).is_some_and(|played| played.moments.is_none());
    let is_new = SEARCHED.with_borrow_mut(|searched| {
        let is_new = is_open && searched.as_ref() != Some(&id);
        if is_new {
            *searched = Some(id.clone());
        }
        is_new
    });
    if is_new {
        spawn_local(async move {
            find(lang, &id).await;
            SEARCHED.with_borrow_mut(|searched| {
                if searched.as_ref() == Some(&id) {
                    *searched = None;
                }
            });
        });
    }
}

async fn find(lang: Lang, id: &str) {
    web::rest(SEARCH_DELAY_MS).await;
    let Some(played) = untrack(|| past_match(id)) else { return };
    let Some(game) = played.game() else { return };
    let module = wait_for(game).await;
    let mut search = None;
    if let Some(saved) = whole_of(&played) {
        module.read_match(saved, lang, &mut |table| search = table.moments());
    }
    let mut found = Vec::new();
    if let Some(mut search) = search {
        while let Some(question) = search.next_question() {
            if plays_another(id) {
                return;
            }
            answer(&mut search, game.slug(), question).await;
        }
        found = search.found();
    }
    add_moments(web::storage(), id, found);
    FOUND.update(|count| *count += 1);
}

/// Is another match on the screen, whose bots need the worker?
fn plays_another(id: &str) -> bool {
    matches!(current_route(), Route::Match(other) if other != id)
}

/// Asks the worker; without one, computes the answer here in slices.
async fn answer(search: &mut MomentSearch, game: &'static str, question: String) {
    if let Some(answer) = web::bot_answer(game, question).await
        && search.read(&answer)
    {
        return;
    }
    while !search.advance(STEPS_PER_SLICE) {
        web::rest(0).await;
    }
}
