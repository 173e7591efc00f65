//! Chunks of the program (`src/main.rs`): files that the page fetches when a screen needs them.

use super::live::live;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::SplitLoaderError;
use mallard_web as web;
use std::pin::Pin;
use std::sync::{LazyLock, OnceLock};

/// How long a screen waits before it fetches a chunk again that did not come.
const RETRY_DELAY_MS: i32 = 10_000;

/// A chunk could not be fetched. The page says so (`assets/page/program.js`).
#[derive(Clone, Copy, Debug)]
pub struct ChunkError;

impl From<SplitLoaderError> for ChunkError {
    fn from(_: SplitLoaderError) -> Self {
        Self
    }
}

type Fetched<T> = Pin<Box<dyn Future<Output = Result<T, ChunkError>>>>;

/// A chunk, by the one value with which the rest of the program reaches its code.
#[derive(Debug)]
pub struct Chunk<T: 'static> {
    fetch: fn() -> Fetched<T>,
    code: OnceLock<T>,
}

impl<T: Copy + Send + Sync> Chunk<T> {
    pub const fn new(fetch: fn() -> Fetched<T>) -> Self {
        Self { fetch, code: OnceLock::new() }
    }

    pub fn loaded(&self) -> Option<T> {
        self.code.get().copied()
    }

    /// The code; `None` while it loads. The caller is a part of a page: it is rendered again when the code is here.
    pub fn get(&'static self) -> Option<T> {
        let code = self.loaded();
        if code.is_none() {
            render_after(async move { self.load().await.map(drop) });
        }
        code
    }

    /// Loads it.
    ///
    /// # Errors
    /// [`ChunkError`] if it could not be fetched; the next call tries again.
    pub async fn load(&'static self) -> Result<T, ChunkError> {
        if let Some(code) = self.loaded() {
            return Ok(code);
        }
        let code = (self.fetch)().await?;
        Ok(*self.code.get_or_init(|| code))
    }

    /// Loads it, however often it takes.
    pub async fn wait(&'static self) -> T {
        loop {
            match self.load().await {
                Ok(code) => return code,
                Err(ChunkError) => web::rest(RETRY_DELAY_MS).await,
            }
        }
    }

    /// A part of the page, such as a dialog, that needs the chunk from the moment when it is first wanted.
    pub fn render_when(
        &'static self,
        is_wanted: impl Fn() -> bool + Send + Sync + 'static,
        part: impl Fn(T) -> AnyView + Send + 'static,
    ) -> AnyView {
        let was_wanted = Memo::new(move |before| before == Some(&true) || is_wanted());
        live(move || was_wanted.get().then(|| self.get().map(&part)).into_any())
    }
}

/// Notifies the parts of the page that wait for a chunk: one has come, or it is time to fetch it again.
static NEWS: LazyLock<ArcTrigger> = LazyLock::new(ArcTrigger::new);

/// Loads a chunk, and lets the part of the page that calls it be rendered again then.
fn render_after(load: impl Future<Output = Result<(), ChunkError>> + 'static) {
    NEWS.track();
    spawn_local(async move {
        if load.await.is_err() {
            web::rest(RETRY_DELAY_MS).await;
        }
        NEWS.notify();
    });
}
