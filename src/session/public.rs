//! What everybody may know of what happened.

use crate::engine::{Game, Viewer};

/// The events as they are told to all: the tablet goes round, so nobody hears more than the table.
pub(super) fn public<'a, G: Game>(events: impl IntoIterator<Item = &'a G::Event>) -> Vec<G::Event> {
    events.into_iter().filter_map(|event| G::redact(event, Viewer::Table)).collect()
}
