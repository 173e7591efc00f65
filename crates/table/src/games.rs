//! The games that are loaded. The code of each is a chunk of the table's program (`src/bin/table.rs`), a file that the
//! page fetches when a screen needs the game.

use crate::chunk::{ChunkError, PATIENCE, chunks, render_after};
use crate::game_module::{GameCode, Module};
use mallard_device::{GameId, GameRules};
use mallard_web as web;
use std::sync::OnceLock;

/// The games whose chunks are here.
static MODULES: [OnceLock<Module>; GameId::ALL.len()] =
    [const { OnceLock::new() }; GameId::ALL.len()];

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
    let GameCode(module) = (chunks().game)(game).await?;
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
        render_after(async move { load(game).await.map(|_| ()) });
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
