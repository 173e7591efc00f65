//! The face of Duck & Cover: its boards on the shared table.

use super::screen::Screen;
use super::stack::figured;
use super::{beside, buttons, ends, pond};
use crate::games::duck_and_cover::{Action, DuckAndCover};
use crate::ui::{Board, Button, Face, Part};
use crate::words::Lang;
use leptos::prelude::*;

// There is nothing to hold in a hand: all ducks are in the pond.
impl Face for DuckAndCover {
    type Screen = Screen;

    fn part(board: Board<Self>, part: Part) -> Option<AnyView> {
        match part {
            Part::Pond => Some(pond::pond(board)),
            Part::Beside => beside::beside(board),
            Part::Account => ends::ends(board),
            Part::Hand | Part::Facts(_) | Part::Ending | Part::Spread => None,
        }
    }

    fn drawn(name: &str, _: Lang) -> AnyView {
        figured(name)
    }

    fn buttons(board: Board<Self>) -> Vec<Button<Action>> {
        buttons::buttons(board)
    }
}
