//! Searches for the turning points, one evaluation per event-loop turn. An evaluation takes a few milliseconds, too few
//! to be worth a place in the bots' program.

use mallard_session::{TurningPoint, TurningPointSearch};
use mallard_web as web;

/// Searches for the turning points. Drop the future to stop.
pub(crate) async fn seek(mut search: TurningPointSearch) -> Vec<TurningPoint> {
    while let Some(request) = search.next_request() {
        search.evaluate(request);
        web::rest(0).await;
    }
    search.found()
}
