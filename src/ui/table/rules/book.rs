//! The parts of a game that the rules' texts need.

use crate::games::GameId;
use crate::ui::table::play::match_ui::GameUi;
use crate::words::Lang;
use leptos::prelude::*;

/// The parts of a game that the rules' texts need. A handle: copy it freely.
#[derive(Clone, Copy, Debug)]
pub(in crate::ui::table) struct RulesSource {
    pub(super) game: GameId,
    /// Draws a piece of a figure.
    pub(super) drawn: fn(&str, Lang) -> AnyView,
    /// The names with a separate text.
    pub(super) named: fn(Lang) -> Vec<&'static str>,
    /// The text of a name, by its number.
    pub(super) about_named: fn(usize, Lang) -> AnyView,
}

impl RulesSource {
    /// The rules' parts of a game.
    pub(in crate::ui::table) fn new<G: GameUi>(game: GameId) -> Self {
        Self { game, drawn: G::drawn, named: G::named, about_named: G::about_named }
    }
}
