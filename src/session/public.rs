//! The events as all may know them.

use crate::engine::{Game, Viewer};

/// The events as all may hear them: the tablet goes round, so no one hears more than the table.
pub fn public<'a, G: Game>(events: impl IntoIterator<Item = &'a G::Event>) -> Vec<G::Event> {
    events.into_iter().filter_map(|event| G::redact(event, Viewer::Table)).collect()
}
