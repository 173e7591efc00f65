//! From the table to where one looks back, and from there to where one came from.

use super::desk::Desk;
use crate::engine::Seat;
use crate::session::{CAME_FROM, LOOKER, Route, Stage};
use crate::ui::kit::App;
use leptos::prelude::*;

/// Leaves the table to look back, at this step or at the last. Whose cards were open there goes along, and nobody
/// else's are.
pub(super) fn look_back(desk: Desk, step: Option<usize>) {
    let (app, id, now) = (desk.app, desk.tab.id(), desk.now.get_untracked());
    let looker = now.seen.filter(|_| matches!(now.stage, Stage::Play(_)));
    let note = looker.map(|seat| format!("{id} {}", seat.index()));
    app.device().set_note(LOOKER, note.as_deref());
    app.device().set_note(CAME_FROM, None);
    app.go(Route::Back(id, step));
}

/// Whose cards were open to whoever left the table of this match. It is asked once.
pub(super) fn looker(app: App, id: &str) -> Option<Seat> {
    let note = app.device().note(LOOKER)?;
    app.device().set_note(LOOKER, None);
    let (left, seat) = note.split_once(' ')?;
    Seat::try_from(seat.parse::<u8>().ok()?).ok().filter(|_| left == id)
}

/// Where one came from: the page that said so, else the table of the match.
pub(super) fn came_from(app: App, id: &str) -> Route {
    let note = app.device().note(CAME_FROM);
    app.device().set_note(CAME_FROM, None);
    note.map_or_else(|| Route::Match(id.to_owned()), |hash| Route::from_hash(&hash))
}
