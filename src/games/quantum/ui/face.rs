//! The UI of Quantum: its board on the shared table. A seat has only its sheet, which is on the table, so it has no
//! hand.

use super::board::{Screen, secret};
use super::figured::figured;
use super::{buttons, pond, steps};
use crate::games::quantum::{Action, Quantum};
use crate::ui::{Board, Button, Face, Part};
use crate::words::Lang;
use leptos::prelude::*;

impl Face for Quantum {
    type Screen = Screen;

    fn part(board: Board<Self>, part: Part) -> Option<AnyView> {
        match part {
            Part::Pond => Some(pond::pond(board)),
            Part::Beside => Some(steps::steps(board)),
            Part::Hand | Part::Facts(_) | Part::Ending | Part::Account | Part::Won(_) => None,
        }
    }

    fn shows(board: Board<Self>) -> String {
        let word = match () {
            () if secret(board) => "secret",
            () if board.is_revealing() => "revealed",
            () if board.goes_to().is_some() => "handed",
            () => "",
        };
        word.to_owned()
    }

    fn lower(screen: Screen) {
        screen.lower();
    }

    fn prompt_on(board: Board<Self>) -> Option<String> {
        buttons::prompt_on(board)
    }

    fn drawn(name: &str, lang: Lang) -> AnyView {
        figured(name, lang)
    }

    fn buttons(board: Board<Self>) -> Vec<Button<Action>> {
        buttons::buttons(board)
    }
}
