//! The middle of the table.

use super::last_trick::{last_trick, looked_at};
use super::round::{pot, turned};
use super::ruler::ruler;
use super::trick::trick;
use crate::Duckit;
use leptos::ev::KeyboardEvent;
use mallard_board::MatchUi;
use mallard_kit::prelude::*;

pub(super) fn pond(board: MatchUi<Duckit>) -> AnyView {
    let close = move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            board.screen.set(None);
        }
    };
    html! {
        <div class="play-area stacked" data-drop="table">
            <div class="round stacked" on:keydown=close>
                <div class="round__facts across wrapped">{turned(board)} {pot(board)}</div>
                {trick(board)} {last_trick(board)} {looked_at(board)}
            </div>
            {ruler(board)}
        </div>
    }
}
