//! The middle of the table.

use super::pieces::piece;
use super::round::{pot, ruler, turned};
use super::trick::{last_trick, looked_at, trick};
use crate::games::duckit::{Duckit, View};
use crate::ui::{Board, Piece};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

pub(super) fn pond(board: Board<Duckit>) -> AnyView {
    let close = move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            board.screen.looked_at.set(None);
        }
    };
    view! {
        <div class="felt" data-drop="table">
            <div class="round" on:keydown=close>
                {turned(board)} {trick(board)} {pot(board)} {last_trick(board)} {looked_at(board)}
            </div>
            {ruler(board)}
        </div>
    }
    .into_any()
}

/// A small picture of the trick, for the shelf; before the first card of a round, of the card
/// that decides it.
pub(super) fn still(view: &View) -> Vec<Vec<Piece>> {
    let before = view.last_trick.filter(|_| view.tricks.iter().any(|&won| won > 0));
    let trick = match before {
        Some(last) if view.trick.lying().is_empty() => last.trick,
        _ => view.trick,
    };
    let laid: Vec<Vec<Piece>> = trick.plays().map(|(_, card)| vec![piece(card)]).collect();
    if laid.is_empty() { vec![vec![piece(view.turned_up)]] } else { laid }
}
