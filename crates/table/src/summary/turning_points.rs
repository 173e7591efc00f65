//! Searches for the turning points of a match, for its replay.

use super::seek::seek;
use leptos::task::spawn_local_scoped_with_cancellation;
use mallard_kit::prelude::*;
use mallard_session::{TurningPoint, TurningPointSearch};
use mallard_web as web;

/// The visible parts are shown first: how long the search waits for them, in milliseconds.
const SEARCH_DELAY_MS: i32 = 400;

/// Searches for them as long as the screen is shown, if the match has any.
pub(crate) fn search_turning_points(
    seeking: Box<dyn Fn() -> Option<TurningPointSearch>>,
    found: RwSignal<Option<Vec<TurningPoint>>>,
) {
    spawn_local_scoped_with_cancellation(async move {
        web::rest(SEARCH_DELAY_MS).await;
        if let Some(search) = seeking() {
            let points = seek(search).await;
            // The screen may be gone by now.
            let _ = found.try_set(Some(points));
        }
    });
}
