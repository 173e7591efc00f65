//! The face of Quantum: its board on the shared table. A seat has only its sheet, which is on the
//! table, so there is no hand.

use super::board::Screen;
use super::figured::figured;
use super::{buttons, pond, reveal, steps};
use crate::games::quantum::{Action, Quantum};
use crate::ui::{Board, Button, Face};
use crate::words::Lang;
use leptos::prelude::*;

impl Face for Quantum {
    type Screen = Screen;

    fn screen() -> Screen {
        Screen::new()
    }

    fn pond(board: Board<Self>) -> AnyView {
        pond::pond(board)
    }

    fn beside(board: Board<Self>) -> Option<AnyView> {
        Some(steps::steps(board))
    }

    fn spread(board: Board<Self>) -> Option<AnyView> {
        reveal::reveal(board)
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
