//! The rules of every game.

use mallard::device::{GameRules, TypedGame};
use mallard::games::GameId;
use mallard::with_game;

/// The rules of a game, as the list of the table returns them.
pub fn any_rules(game: GameId) -> &'static dyn GameRules {
    with_game!(game, G => TypedGame::<G>::GAME)
}
