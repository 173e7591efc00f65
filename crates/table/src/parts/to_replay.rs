//! From the table to the replay, and from there back to the page before.

use mallard_board::MatchUiHandle;
use mallard_codes::Route;
use mallard_engine::Seat;
use mallard_kit::prelude::*;
use mallard_session::Stage;

/// Leaves the table for the replay, at this step or at the last. The seat whose cards were open is passed along; no
/// other cards open there.
pub(crate) fn look_back(handle: MatchUiHandle, step: Option<usize>) {
    let (app, id, now) = (handle.app, handle.tab().id(), handle.now.get_untracked());
    let looker = now.open_hand.filter(|_| matches!(now.stage, Stage::Play(_) | Stage::Landing(_)));
    app.left.update_value(|left| {
        left.replay_viewer = looker.map(|seat| (id.clone(), seat));
        left.replay_return = None;
    });
    app.go(Route::Replay(id, step));
}

/// The seat whose cards were open when the user left the table of this match. Reading it deletes it.
pub(crate) fn saved_viewer(app: App, id: &str) -> Option<Seat> {
    let (of, seat) = app.left.update_value(|left| left.replay_viewer.take())?;
    (of == id).then_some(seat)
}

/// The page to return to: the one that was left for it, else the table of the match.
pub(crate) fn return_route(app: App, id: &str) -> Route {
    let left = app.left.update_value(|left| left.replay_return.take());
    left.unwrap_or_else(|| Route::Match(id.to_owned()))
}
