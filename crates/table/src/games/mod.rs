//! The games that are loaded. The code of each is a chunk (`src/main.rs`), a file that the page fetches when a screen
//! needs the game.

pub(crate) mod chunk;
pub(crate) mod game_module;

use crate::parts::open_error::unopened;
use chunk::chunks;
use game_module::{GameCode, Module};
use mallard_codes::GameId;
use mallard_device::GameRules;
use mallard_device::SavedMatch;
use mallard_device::Stored;
use mallard_kit::prelude::*;
use mallard_session::OpenError;

pub(crate) fn loaded(game: GameId) -> Option<Module> {
    (chunks().game)(game).loaded().map(|GameCode(module)| module)
}

/// Loads a game, however often it takes.
pub(crate) async fn wait_for(game: GameId) -> Module {
    (chunks().game)(game).wait().await.0
}

/// The module of a game; `None` while it loads. The caller is a part of a page: it is rendered again when the game
/// is here.
pub(crate) fn module(game: GameId) -> Option<Module> {
    (chunks().game)(game).get().map(|GameCode(module)| module)
}

/// Are the modules of these games here? It loads one after the other. As with [`module`], the part of the page is
/// rendered again.
pub(crate) fn have(games: impl IntoIterator<Item = GameId>) -> bool {
    games.into_iter().all(|game| module(game).is_some())
}

/// The rules of a game.
///
/// # Panics
/// If the game is not loaded.
pub(crate) fn rules(game: GameId) -> &'static dyn GameRules {
    loaded(game).expect("the screen has loaded the game")
}

/// Opens a match once its game is loaded, or shows why it cannot be opened.
pub(crate) fn open_found(
    app: App,
    stored: Stored<SavedMatch>,
    open: impl FnOnce(Module, SavedMatch) -> AnyView,
) -> AnyView {
    let saved = match stored {
        Stored::Missing => return unopened(app, OpenError::Missing),
        Stored::Damaged => return unopened(app, OpenError::Damaged),
        Stored::Newer => return unopened(app, OpenError::Newer),
        Stored::Value(saved) | Stored::Recovered(saved) => saved,
    };
    let Some(game) = saved.game() else { return unopened(app, OpenError::UnknownGame) };
    module(game).map_or_else(|| ().into_any(), |game| open(game, saved))
}
