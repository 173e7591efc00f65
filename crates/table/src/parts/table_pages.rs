//! What the table takes from the chunk of the pages, which has the code: the table has its buttons and its places.

use mallard_board::MatchUiHandle;
use mallard_kit::prelude::*;

/// The parts of the table in the chunk of the pages; the program passes them on.
#[derive(Clone, Copy)]
pub(crate) struct TablePages {
    /// The score of the night of a match, by its id, for its result.
    pub(crate) night_score: fn(App, String) -> AnyView,
    /// The way from a result to the moments of its people.
    pub(crate) moment_doors: fn(OwnMoments) -> AnyView,
    /// The moments of the player on a phone, over its table.
    pub(crate) phone_moments: fn(OwnMoments) -> AnyView,
    /// The steps since the last decision of a player, over the table.
    pub(crate) again: fn(ShownAgain) -> AnyView,
}

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

/// The moments of a match, as its table has them. A handle: copy it freely.
#[derive(Clone, Copy)]
pub(crate) struct OwnMoments {
    /// The table, which stays as it is.
    pub(crate) handle: MatchUiHandle,
    /// On a phone: are its player's moments shown?
    pub(crate) open: RwSignal<bool>,
}
