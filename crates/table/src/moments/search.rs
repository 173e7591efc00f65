//! Searches for the moments of a match, above the screens: it goes on while its people look at the result or elsewhere,
//! and ends when another match begins. The bots' worker judges the decisions.

use super::whole_of;
use crate::games::wait_for;
use leptos::task::spawn_local;
use mallard_codes::Route;
use mallard_device::{PastMatch, add_moments, past_matches};
use mallard_kit::current_route;
use mallard_kit::prelude::*;
use mallard_session::{Moment, MomentSearch};
use mallard_web as web;
use mallard_words::Lang;
use std::cell::{Cell, RefCell};
use std::sync::LazyLock;

/// Rises whenever the moments of a match have been found.
static FOUND: LazyLock<ArcRwSignal<u32>> = LazyLock::new(|| ArcRwSignal::new(0));

/// How often the worker is asked the same, and how long the search waits in between, in milliseconds.
const MAX_TRIES: u32 = 10;
const RETRY_DELAY_MS: i32 = 1_000;

/// The result is shown first: how long the search waits, in milliseconds.
const SEARCH_DELAY_MS: i32 = 400;

thread_local! {
    /// The id of the match that is searched now.
    static SEARCHED: RefCell<Option<String>> = const { RefCell::new(None) };
    /// Has the browser no worker for the bots?
    static LACKING: Cell<bool> = const { Cell::new(false) };
}

/// The entry of a match in the history. A reactive caller reads it again when its moments have been found.
pub(super) fn past_match(id: &str) -> Option<PastMatch> {
    FOUND.track();
    past_matches(web::storage()).latest().find(|played| played.id == id).cloned()
}

/// The moments of a match, once they have been found. A reactive caller reads them again then.
pub(crate) fn found_moments(id: &str) -> Option<Vec<Moment>> {
    let moments = past_match(id)?.moments?;
    Some(moments.into_iter().map(|own| own.moment).collect())
}

/// Can this browser not search? A reactive caller asks again when a search has ended.
pub(super) fn is_lacking() -> bool {
    FOUND.track();
    LACKING.get()
}

/// Searches for the moments of a match, unless that has been done, or is being done. No screen's signal is read later.
pub(super) fn search(lang: Lang, played: &PastMatch) {
    let id = Some(played.id.clone());
    if played.moments.is_some() || SEARCHED.with_borrow(|searched| *searched == id) {
        return;
    }
    SEARCHED.set(id.clone());
    let played = played.clone();
    spawn_local(async move {
        find(lang, &played).await;
        SEARCHED.with_borrow_mut(|searched| {
            // Another search may have begun.
            if *searched == id {
                *searched = None;
            }
        });
    });
}

async fn find(lang: Lang, played: &PastMatch) {
    web::rest(SEARCH_DELAY_MS).await;
    let Some(game) = played.game() else { return };
    let module = wait_for(game).await;
    let mut search = None;
    if let Ok(saved) = whole_of(played) {
        // A match of other rules has none, and its page says why.
        let _ = module.read_match(saved, lang, &mut |table| search = table.moments());
    }
    let mut found = Vec::new();
    if let Some(mut search) = search {
        while let Some(question) = search.next_question() {
            if plays_another(&played.id) {
                return;
            }
            if !answer(&mut search, game.slug(), &question).await {
                LACKING.set(true);
                return FOUND.update(|count| *count += 1);
            }
        }
        found = search.found();
    }
    add_moments(web::storage(), &played.id, found);
    FOUND.update(|count| *count += 1);
}

/// Is another match on the screen, whose bots need the worker?
fn plays_another(id: &str) -> bool {
    matches!(current_route(), Route::Match(other) if other != id)
}

/// Asks the worker, which may still load. False if it gives no answer.
async fn answer(search: &mut MomentSearch, game: &'static str, question: &str) -> bool {
    for _ in 0..MAX_TRIES {
        let answer = web::bot_answer(game, question.to_owned()).await;
        if answer.is_some_and(|answer| search.read(&answer)) {
            return true;
        }
        web::rest(RETRY_DELAY_MS).await;
    }
    false
}
