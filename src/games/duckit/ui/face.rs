//! The face of Duckit: its board on the shared table.

use super::board::Screen;
use super::{account, buttons, facts, hand, pond};
use crate::engine::Seat;
use crate::games::duckit::{Action, Duckit, Event};
use crate::ui::{Board, Button, Face};
use leptos::prelude::*;

impl Face for Duckit {
    type Screen = Screen;

    fn screen() -> Screen {
        Screen::new()
    }

    fn pond(board: Board<Self>) -> AnyView {
        pond::pond(board)
    }

    fn hand(board: Board<Self>) -> Option<AnyView> {
        Some(hand::hand(board))
    }

    fn beside(board: Board<Self>) -> Option<AnyView> {
        Some(facts::own_facts(board))
    }

    fn facts(board: Board<Self>, seat: Seat) -> Option<AnyView> {
        Some(facts::facts(board, seat))
    }

    fn account(board: Board<Self>, history: &[Event]) -> Option<AnyView> {
        account::account(board, history)
    }

    fn buttons(board: Board<Self>) -> Vec<Button<Action>> {
        buttons::buttons(board)
    }
}
