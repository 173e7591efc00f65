//! "Show again", between the table, which has its buttons and its place, and the chunk of the pages, which has its code.

use mallard_board::MatchUiHandle;
use mallard_kit::prelude::*;

/// What is shown again at a table. A handle: copy it freely.
#[derive(Clone, Copy)]
pub(crate) struct ShownAgain {
    /// The table, which stays as it is.
    pub(crate) handle: MatchUiHandle,
    /// Is it shown? Setting this to false ends it.
    pub(crate) open: RwSignal<bool>,
    /// The sentence for players who cannot see the table, which the announcer reads.
    pub(crate) said: RwSignal<String>,
}

/// Renders it; the program passes this on.
#[derive(Clone, Copy)]
pub(crate) struct AgainPage(pub(crate) fn(ShownAgain) -> AnyView);
