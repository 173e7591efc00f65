//! The chunks that belong to the table: a game each, and the pages that a match does not need (`src/main.rs`).

use crate::games::game_module::GameCode;
use crate::parts::table_pages::{OwnMoments, ShownAgain};
use mallard_codes::{GameId, Route};
use mallard_kit::Chunk;
use mallard_kit::prelude::*;
use std::sync::OnceLock;

/// The pages that a match does not need.
#[derive(Clone, Copy, Debug)]
pub struct Pages {
    pub page: fn(App, &Route) -> AnyView,
    /// Renders the score of the night of a match, by its id, for its result.
    pub night_score: fn(App, &str) -> AnyView,
    /// Renders the doors to the moments of a match, for its result.
    pub(crate) moment_doors: fn(OwnMoments) -> AnyView,
    /// Renders the moments of the player on a phone, over the table.
    pub(crate) phone_moments: fn(OwnMoments) -> AnyView,
    /// Renders the steps since the last decision of a player, over the table.
    pub(crate) again: fn(ShownAgain) -> AnyView,
}

#[derive(Clone, Copy, Debug)]
pub struct Chunks {
    pub game: fn(GameId) -> &'static Chunk<GameCode>,
    pub pages: &'static Chunk<Pages>,
}

static CHUNKS: OnceLock<Chunks> = OnceLock::new();

/// Sets the chunks, once.
pub fn use_chunks(chunks: Chunks) {
    let _ = CHUNKS.set(chunks);
}

pub(crate) fn chunks() -> Chunks {
    *CHUNKS.get().expect("the program has set them")
}
