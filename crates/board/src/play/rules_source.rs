//! The parts of a game that the rules' texts need.

use crate::play::GameUi;
use leptos::prelude::*;
use mallard_codes::GameId;
use mallard_device::{GameRules, TypedGame};
use mallard_words::Lang;

/// The parts of a game that the rules' texts need. A handle: copy it freely.
#[derive(Clone, Copy, Debug)]
pub struct RulesSource {
    /// The game.
    pub game: GameId,
    /// Draws a piece of a figure.
    pub drawn: fn(&str, Lang) -> AnyView,
    /// The names with a separate text.
    pub named: fn(Lang) -> Vec<&'static str>,
    /// The text of a name, by its number.
    pub about_named: fn(usize, Lang) -> AnyView,
}

impl RulesSource {
    /// The rules' parts of a game.
    pub fn new<G: GameUi>() -> Self {
        let game = TypedGame::<G>::GAME.game();
        Self { game, drawn: G::drawn, named: G::named, about_named: G::about_named }
    }
}
