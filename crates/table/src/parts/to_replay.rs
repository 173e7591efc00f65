//! From the table to the replay, and from there back to the page before.

use leptos::prelude::*;
use mallard_board::MatchUiHandle;
use mallard_codes::Route;
use mallard_device::Note;
use mallard_engine::Seat;
use mallard_session::Stage;
use mallard_web as web;

/// Leaves the table for the replay, at this step or at the last. The seat whose cards were open is passed along; no
/// other cards open there.
pub(crate) fn look_back(handle: MatchUiHandle, step: Option<usize>) {
    let (app, id, now) = (handle.app, handle.tab().id(), handle.now.get_untracked());
    let looker = now.open_hand.filter(|_| matches!(now.stage, Stage::Play(_) | Stage::Landing(_)));
    let note = looker.map(|seat| format!("{id} {}", seat.index()));
    web::set_note(Note::ReplayViewer, note.as_deref());
    web::set_note(Note::ReplayReturn, None);
    app.go(Route::Replay(id, step));
}

/// The seat whose cards were open when the user left the table of this match. Reading it deletes it.
pub(crate) fn saved_viewer(id: &str) -> Option<Seat> {
    let note = web::take_note(Note::ReplayViewer)?;
    let (left, seat) = note.split_once(' ')?;
    Seat::try_from(seat.parse::<u8>().ok()?).ok().filter(|_| left == id)
}

/// The page to return to: the page that left a note, else the table of the match.
pub(crate) fn return_route(id: &str) -> Route {
    let note = web::take_note(Note::ReplayReturn);
    note.map_or_else(|| Route::Match(id.to_owned()), |hash| Route::from_hash(&hash))
}
