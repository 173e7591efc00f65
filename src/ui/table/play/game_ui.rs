//! A game's UI: its board on the shared table.

use crate::engine::{Plain, Seat};
use crate::ui::table::play::match_ui::MatchUi;
use crate::words::{GameText, Lang};
use leptos::prelude::*;

/// The board of a game, as parts of the shared table. Its texts are the game's words; all of it is made from views and
/// redacted events, so it cannot show a secret.
pub trait GameUi: GameText {
    /// Screen state of the board (such as the raised card): may be thrown away at any time. Its
    /// default is a fresh one.
    type Screen: Plain + Copy + Default;

    /// A part of the table, if the game draws it; each game draws the pond.
    fn part(board: MatchUi<Self>, part: TablePart) -> Option<AnyView>;
    /// The table's state, in words for its style (`data-shows`), such as `around`. Called in a reactive place.
    fn layout_classes(_board: MatchUi<Self>) -> String {
        String::new()
    }
    /// Lowers the piece that was chosen on the board: the player at the tablet decides now.
    fn clear_selection(_screen: Self::Screen) {}
    /// The actions that let the player see cards until the next tap: the app has one look button for them, and runs any
    /// of them. Called in a reactive place.
    fn peek_actions(_board: MatchUi<Self>) -> Vec<Self::Action> {
        Vec::new()
    }
    /// The prompt, if it depends on the choice on the board. Called in a reactive place.
    fn prompt_on(_board: MatchUi<Self>) -> Option<String> {
        None
    }
    /// A piece of the rules' figures, as it looks on the table; empty if no piece has this name.
    fn drawn(name: &str, lang: Lang) -> AnyView;
    /// The text about the piece with this number in [`StatusText::named`](crate::words::StatusText::named).
    fn about_named(_number: usize, _lang: Lang) -> AnyView {
        ().into_any()
    }
    /// The buttons next to the prompt, at most two, the primary one last. Called in a reactive place.
    fn buttons(board: MatchUi<Self>) -> Vec<ActionButton<Self::Action>>;
}

/// A part of the table that a game draws itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TablePart {
    /// The middle of the table: only public information.
    Pond,
    /// The viewer's own area, if it is not in the pond.
    Hand,
    /// Between the prompt and its buttons: the viewer's pieces, the steps of a turn.
    Beside,
    /// A seat's pieces in the public view: in place of the backs of its cards, and on the curtain that waits for its
    /// player.
    Facts(Seat),
    /// The cards that the end of a deal or match reveals, in place of the middle: `None` if the middle shows them.
    /// Called in a reactive place.
    Ending,
    /// The explanation of the last round's result: for the pause after it and the end of the match.
    Account,
    /// The cards that a seat won in the round before a pause, as cells of the table of scores; without a seat their
    /// headings.
    Won(Option<Seat>),
}

/// A button next to the prompt.
#[derive(Clone, PartialEq, Debug)]
pub struct ActionButton<A> {
    /// Its label.
    pub label: String,
    /// The action that it plays.
    pub action: A,
    /// Is it the amber one? At most one is.
    pub primary: bool,
}
