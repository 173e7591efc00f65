//! The face of Duck & Cover: its boards on the shared table.

use super::around::raises;
use super::screen::{Screen, is_around};
use super::stack::figured;
use super::{beside, buttons, ends, pond};
use crate::games::duck_and_cover::{Action, DuckAndCover};
use crate::ui::{Board, Button, Face, Part};
use crate::words::Lang;
use leptos::prelude::*;

// Players have no hand: all ducks are in the pond.
impl Face for DuckAndCover {
    type Screen = Screen;

    fn part(board: Board<Self>, part: Part) -> Option<AnyView> {
        match part {
            Part::Pond => Some(pond::pond(board)),
            Part::Beside => beside::beside(board),
            // In a pause the boards themselves are in view.
            Part::Account => (!board.is_paused()).then(|| ends::ends(board)).flatten(),
            Part::Hand | Part::Facts(_) | Part::Ending | Part::Won(_) => None,
        }
    }

    fn shows(board: Board<Self>) -> String {
        match (is_around(board), raises(board)) {
            (true, true) => "around around-many",
            (true, false) => "around",
            _ => "",
        }
        .to_owned()
    }

    fn drawn(name: &str, _: Lang) -> AnyView {
        figured(name)
    }

    fn buttons(board: Board<Self>) -> Vec<Button<Action>> {
        buttons::buttons(board)
    }
}
