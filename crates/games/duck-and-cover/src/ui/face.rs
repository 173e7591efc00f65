//! The UI of Duck & Cover: its boards on the shared table.

use super::around::is_crowded;
use super::screen::{Screen, is_around};
use super::stack::figured;
use super::{beside, buttons, pond};
use crate::{Action, DuckAndCover};
use leptos::prelude::*;
use mallard_board::{ActionButton, GameUi, MatchUi, TablePart};
use mallard_words::Lang;

// Players have no hand: all ducks are in the pond.
impl GameUi for DuckAndCover {
    type Screen = Screen;

    fn part(board: MatchUi<Self>, part: TablePart) -> Option<AnyView> {
        match part {
            TablePart::Pond => Some(pond::pond(board)),
            TablePart::Beside => beside::beside(board),
            // At the end of a round the boards themselves are in view.
            TablePart::Hand
            | TablePart::Facts(_)
            | TablePart::Ending
            | TablePart::Account
            | TablePart::Won(_) => None,
        }
    }

    fn layout_classes(board: MatchUi<Self>) -> String {
        match (is_around(board), is_crowded(board)) {
            (true, true) => "around around-many",
            (true, false) => "around",
            _ => "",
        }
        .to_owned()
    }

    fn drawn(name: &str, _: Lang) -> AnyView {
        figured(name)
    }

    fn buttons(board: MatchUi<Self>) -> Vec<ActionButton<Action>> {
        buttons::buttons(board)
    }
}
