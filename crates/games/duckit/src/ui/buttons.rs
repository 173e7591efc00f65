//! The button next to the prompt.

use super::board::HAND;
use crate::words::offer;
use crate::{Action, Duckit};
use leptos::prelude::*;
use mallard_board::{ActionButton, MatchUi};

/// The button next to the prompt: the action of the raised card.
pub(super) fn buttons(board: MatchUi<Duckit>) -> Vec<ActionButton<Action>> {
    let lang = board.app.lang();
    let button = |action| {
        let label = board.view.with(|view| offer(view, action, lang));
        ActionButton { label, action, primary: true }
    };
    HAND.raised_actions(board).into_iter().map(button).collect()
}
