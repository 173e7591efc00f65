//! The games of the table's program: the only place in it that names them all, so that all other code is in the program
//! once and not once for each game (`scripts/games.test.mjs`).

use crate::device::{GameRules, TypedGame};
use crate::games::GameId;
use crate::ui::table::game_module::GameModule;

/// The module of a game.
pub(super) fn load(game: GameId) -> &'static dyn GameModule {
    with_game!(game, G => TypedGame::<G>::GAME)
}

/// The rules of a game.
pub(super) fn rules(game: GameId) -> &'static dyn GameRules {
    load(game)
}
