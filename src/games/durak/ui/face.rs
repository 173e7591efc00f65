//! The face of Durak: its board on the shared table.

use super::{buttons, hand, pond};
use crate::games::durak::{Action, Durak};
use crate::ui::{Board, Button, Face, HandScreen};
use leptos::prelude::*;

impl Face for Durak {
    type Screen = HandScreen;

    fn screen() -> HandScreen {
        HandScreen::new()
    }

    fn pond(board: Board<Self>) -> AnyView {
        pond::pond(board)
    }

    fn hand(board: Board<Self>) -> Option<AnyView> {
        Some(hand::hand(board))
    }

    fn buttons(board: Board<Self>) -> Vec<Button<Action>> {
        buttons::buttons(board)
    }
}
