//! The events as all may know them, or one seat.

use mallard_engine::{Game, GameEvent, Viewer};

/// The public events: the tablet goes round, so no one receives more than the table.
pub fn public<'a, G: Game>(events: impl IntoIterator<Item = &'a G::Event>) -> Vec<G::Event> {
    redacted::<G>(events, Viewer::Table)
}

pub(super) fn redacted<'a, G: Game>(
    events: impl IntoIterator<Item = &'a G::Event>,
    viewer: Viewer,
) -> Vec<G::Event> {
    events.into_iter().map(|event| event.redacted(viewer)).collect()
}
