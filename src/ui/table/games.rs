//! The games that are loaded. The code of each is a chunk of the table's program (`src/bin/table.rs`), a file that the
//! page fetches when a screen needs the game.

use crate::device::{GameRules, TypedGame};
use crate::engine::FromPosition;
use crate::games::GameId;
use crate::ui::table::game_module::GameModule;
use crate::ui::table::play::match_ui::GameUi;
use crate::web;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::SplitLoaderError;
use std::fmt;
use std::pin::Pin;
use std::sync::{LazyLock, OnceLock};

/// How long a screen waits before it fetches a chunk again that did not come, in milliseconds.
const PATIENCE: i32 = 10_000;

type Module = &'static dyn GameModule;

/// The games whose chunks are here.
static MODULES: [OnceLock<Module>; GameId::ALL.len()] =
    [const { OnceLock::new() }; GameId::ALL.len()];

/// Notifies the screens that wait for a chunk: one has come, or it is time to fetch it again.
static NEWS: LazyLock<ArcTrigger> = LazyLock::new(ArcTrigger::new);

/// Fetches the code of a game.
static FETCH: OnceLock<FetchGame> = OnceLock::new();

/// Fetches the chunk of a game.
pub type FetchGame = fn(GameId) -> Pin<Box<dyn Future<Output = Result<GameCode, ChunkError>>>>;

/// The code of a game for the table.
#[derive(Clone, Copy)]
pub struct GameCode(Module);

impl GameCode {
    /// The code of the game `G`.
    pub const fn new<G: GameUi + FromPosition>() -> Self {
        Self(TypedGame::<G>::GAME)
    }
}

impl fmt::Debug for GameCode {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_tuple("GameCode").field(&self.0.game()).finish()
    }
}

/// A chunk could not be fetched. The page says so (`assets/page/programs.js`).
#[derive(Clone, Copy, Debug)]
pub struct ChunkError;

impl From<SplitLoaderError> for ChunkError {
    fn from(_: SplitLoaderError) -> Self {
        Self
    }
}

/// Sets the function that fetches the chunks, once.
pub fn fetch_games_by(fetch: FetchGame) {
    let _ = FETCH.set(fetch);
}

/// The module of a game that is loaded already.
pub(super) fn loaded(game: GameId) -> Option<Module> {
    MODULES[game as usize].get().copied()
}

/// Loads a game.
///
/// # Errors
/// [`ChunkError`] if its chunk could not be fetched; the next call tries again.
pub(super) async fn load(game: GameId) -> Result<Module, ChunkError> {
    if let Some(module) = loaded(game) {
        return Ok(module);
    }
    let fetch = FETCH.get().expect("the program has set it");
    let GameCode(module) = fetch(game).await?;
    Ok(*MODULES[game as usize].get_or_init(|| module))
}

/// Loads a game, however often it takes.
pub(super) async fn wait_for(game: GameId) -> Module {
    loop {
        match load(game).await {
            Ok(module) => return module,
            Err(ChunkError) => web::rest(PATIENCE).await,
        }
    }
}

/// The module of a game; `None` while it loads. The caller is a part of a page: it is rendered again when the game
/// is here.
pub(super) fn module(game: GameId) -> Option<Module> {
    let module = loaded(game);
    if module.is_none() {
        NEWS.track();
        spawn_local(async move {
            if load(game).await.is_err() {
                web::rest(PATIENCE).await;
            }
            NEWS.notify();
        });
    }
    module
}

/// Are the modules of these games here? It loads one after the other. As with [`module`], the part of the page is
/// rendered again.
pub(super) fn have(games: impl IntoIterator<Item = GameId>) -> bool {
    games.into_iter().all(|game| module(game).is_some())
}

/// The rules of a game.
///
/// # Panics
/// If the game is not loaded.
pub(super) fn rules(game: GameId) -> &'static dyn GameRules {
    loaded(game).expect("the screen has loaded the game")
}
