//! The result of a choice on the board, before it is confirmed.

use super::board::chosen;
use crate::words::{self, card, value};
use crate::{Action, DuckThatGoose, Kind};
use mallard_board::MatchUi;
use mallard_kit::prelude::*;

/// The totals that this action would change, as sentences.
pub(super) fn upshot(board: MatchUi<DuckThatGoose>, action: Action) -> String {
    board.view.with(|view| words::upshot(view, action, &board.say()))
}

/// A card's name with the result of choosing it.
pub(super) fn named(board: MatchUi<DuckThatGoose>, kind: Kind, action: Action) -> AnyView {
    html! {
        <b>{card(kind, board.app.lang()).name}" "{value(kind)}</b>
        <span>{upshot(board, action)}</span>
    }
}

/// For prompts: the totals that the current choice would change.
pub(super) fn consequence(board: MatchUi<DuckThatGoose>) -> Option<String> {
    let action = chosen(board)?;
    let telling = matches!(action, Action::Card(_) | Action::Seat(_));
    let sentence = if telling { upshot(board, action) } else { String::new() };
    (!sentence.is_empty()).then_some(sentence)
}
