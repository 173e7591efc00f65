//! The UI of Quantum: its board on the shared table. A seat has only its sheet, which is on the table, so it has no
//! hand.

use super::board::{Screen, secret};
use super::figured::figured;
use super::{buttons, pond, steps};
use crate::{Action, Quantum};
use leptos::prelude::*;
use mallard_board::{ActionButton, GameUi, MatchUi, TablePart};
use mallard_words::Lang;

impl GameUi for Quantum {
    type Screen = Screen;

    fn part(board: MatchUi<Self>, part: TablePart) -> Option<AnyView> {
        match part {
            TablePart::Pond => Some(pond::pond(board)),
            TablePart::Beside => Some(steps::steps(board)),
            TablePart::Hand
            | TablePart::Facts(_)
            | TablePart::Ending
            | TablePart::Account
            | TablePart::Won(_) => None,
        }
    }

    fn layout_classes(board: MatchUi<Self>) -> String {
        let word = match () {
            () if secret(board) => "secret",
            () if board.is_revealing() => "revealed",
            () if board.next_holder().is_some() => "handed",
            () => "",
        };
        word.to_owned()
    }

    fn clear_selection(screen: Screen) {
        screen.lower();
    }

    fn prompt_on(board: MatchUi<Self>) -> Option<String> {
        buttons::prompt_on(board)
    }

    fn drawn(name: &str, lang: Lang) -> AnyView {
        figured(name, lang)
    }

    fn buttons(board: MatchUi<Self>) -> Vec<ActionButton<Action>> {
        buttons::buttons(board)
    }
}
