//! The chunks that belong to the table: a game each, and the pages that a match does not need (`src/main.rs`).

use crate::games::game_module::GameCode;
use leptos::prelude::*;
use mallard_codes::{GameId, Route};
use mallard_kit::App;
use mallard_web as web;
use std::pin::Pin;
use std::sync::{LazyLock, OnceLock};

/// How long a screen waits before it fetches a chunk again that did not come, in milliseconds.
pub(crate) const RETRY_DELAY_MS: i32 = 10_000;

/// A chunk could not be fetched. The page says so (`assets/page/programs.js`).
#[derive(Clone, Copy, Debug)]
pub struct ChunkError;

impl From<SplitLoaderError> for ChunkError {
    fn from(_: SplitLoaderError) -> Self {
        Self
    }
}

/// A chunk that is being fetched.
pub type Fetched<T> = Pin<Box<dyn Future<Output = Result<T, ChunkError>>>>;

/// The pages that a match does not need.
#[derive(Clone, Copy, Debug)]
pub struct Pages {
    /// Renders the page of an address.
    pub page: fn(App, &Route) -> AnyView,
    /// Renders the score of the night of a match, by its id, for its result.
    pub night_score: fn(App, &str) -> AnyView,
}

/// The functions that fetch the chunks.
#[derive(Clone, Copy, Debug)]
pub struct Chunks {
    /// Fetches the code of a game.
    pub game: fn(GameId) -> Fetched<GameCode>,
    /// Fetches the pages that a match does not need.
    pub pages: fn() -> Fetched<Pages>,
}

static CHUNKS: OnceLock<Chunks> = OnceLock::new();

/// Sets the functions that fetch the chunks, once.
pub fn use_chunks(chunks: Chunks) {
    let _ = CHUNKS.set(chunks);
}

/// The functions that fetch the chunks.
pub(crate) fn chunks() -> Chunks {
    *CHUNKS.get().expect("the program has set them")
}

/// Notifies the parts of the page that wait for a chunk: one has come, or it is time to fetch it again.
static NEWS: LazyLock<ArcTrigger> = LazyLock::new(ArcTrigger::new);

/// Loads a chunk, and lets the part of the page that calls it be rendered again then.
pub(crate) fn render_after(load: impl Future<Output = Result<(), ChunkError>> + 'static) {
    NEWS.track();
    spawn_local(async move {
        if load.await.is_err() {
            web::rest(RETRY_DELAY_MS).await;
        }
        NEWS.notify();
    });
}
