//! What a game shows: its board on the shared table.

mod board;

use crate::engine::{Plain, Seat};
use crate::ui::kit::Ask;
use crate::words::{Lang, Worded};
pub use board::Board;

use leptos::prelude::*;
use std::fmt::{self, Debug, Formatter};

/// The board of a game, as parts of the shared table. What is said on it are the game's words; all is
/// made from views and redacted events, so a face cannot show what it must not.
pub trait Face: Worded {
    /// Screen state of the board (which card is raised): may be thrown away at any time.
    type Screen: Plain + Copy;

    /// A fresh screen state.
    fn screen() -> Self::Screen;
    /// The middle of the table: only what everybody sees.
    fn pond(board: Board<Self>) -> AnyView;
    /// The viewer's own area, where there is one beside the pond.
    fn hand(_board: Board<Self>) -> Option<AnyView> {
        None
    }
    /// What stands between the prompt and its buttons: what the viewer owns, the steps of a turn.
    fn beside(_board: Board<Self>) -> Option<AnyView> {
        None
    }
    /// What a seat owns, in place of the backs of its cards.
    fn facts(_board: Board<Self>, _seat: Seat) -> Option<AnyView> {
        None
    }
    /// How the last round came to its result, in the game's own form: shown in the pause after it
    /// and at the end.
    fn account(_board: Board<Self>, _history: &[Self::Event]) -> Option<AnyView> {
        None
    }
    /// What a pause shows across the pond, above a dock with its words, where the shared panel would
    /// be too small; `score` makes the table of scores.
    fn spread(_board: Board<Self>, _score: Ask<AnyView>) -> Option<Spread> {
        None
    }
    /// What the prompt says where that depends on what is chosen on the board. Called in a reactive
    /// place.
    fn prompt_on(_board: Board<Self>) -> Option<String> {
        None
    }
    /// A piece of the rules' figures, as it looks on the table; nothing if there is none of this name.
    fn drawn(name: &str, lang: Lang) -> AnyView;
    /// What there is to read about the piece of this number in [`Worded::named`].
    fn about_named(_number: usize, _lang: Lang) -> AnyView {
        ().into_any()
    }
    /// The buttons beside the prompt, at most two, the primary one last. Called in a reactive place.
    fn buttons(board: Board<Self>) -> Vec<Button<Self::Action>>;
}

/// What a pause shows across the pond.
pub struct Spread {
    /// What there is to see.
    pub shown: AnyView,
    /// The table as it lay at the end, for whoever wants to look back; nothing if all of it is shown.
    pub table: Option<Ask<AnyView>>,
}

impl Debug for Spread {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_struct("Spread").finish_non_exhaustive()
    }
}

/// A button beside the prompt.
#[derive(Clone, PartialEq, Debug)]
pub struct Button<A> {
    /// What it does, in words.
    pub label: String,
    /// What it plays.
    pub action: A,
    /// Is it the amber one? At most one is.
    pub primary: bool,
}
