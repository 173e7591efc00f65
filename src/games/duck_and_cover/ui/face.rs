//! The face of Duck & Cover: its boards on the shared table.

use super::screen::Screen;
use super::stack::figured;
use super::{beside, buttons, ends, pond};
use crate::games::duck_and_cover::{Action, DuckAndCover, Event};
use crate::ui::{Board, Button, Face};
use crate::words::Lang;
use leptos::prelude::*;

// There is nothing to hold in a hand: all ducks are in the pond.
impl Face for DuckAndCover {
    type Screen = Screen;

    fn screen() -> Screen {
        Screen::new()
    }

    fn pond(board: Board<Self>) -> AnyView {
        pond::pond(board)
    }

    fn beside(board: Board<Self>) -> Option<AnyView> {
        beside::beside(board)
    }

    fn account(board: Board<Self>, history: &[Event]) -> Option<AnyView> {
        ends::ends(board, history)
    }

    fn drawn(name: &str, _: Lang) -> AnyView {
        figured(name)
    }

    fn buttons(board: Board<Self>) -> Vec<Button<Action>> {
        buttons::buttons(board)
    }
}
