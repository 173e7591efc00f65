//! The face of Duck That Goose!: its board on the shared table.

use super::board::{self, Screen};
use super::{account, buttons, hand, pond, spread, upshot};
use crate::games::duck_that_goose::{Action, DuckThatGoose, Event};
use crate::ui::{Ask, Board, Button, Face, Spread};
use leptos::prelude::*;

impl Face for DuckThatGoose {
    type Screen = Screen;

    fn screen() -> Screen {
        board::screen()
    }

    fn pond(board: Board<Self>) -> AnyView {
        pond::pond(board)
    }

    fn hand(board: Board<Self>) -> Option<AnyView> {
        Some(hand::hand(board))
    }

    fn account(board: Board<Self>, history: &[Event]) -> Option<AnyView> {
        account::account(board, history)
    }

    fn spread(board: Board<Self>, score: Ask<AnyView>) -> Option<Spread> {
        spread::spread(board, score)
    }

    fn prompt_on(board: Board<Self>) -> Option<String> {
        upshot::consequence(board)
    }

    fn buttons(board: Board<Self>) -> Vec<Button<Action>> {
        buttons::buttons(board)
    }
}
