//! The middle of the table.

use super::last_trick::{last_trick, looked_at};
use super::round::{pot, turned};
use super::ruler::ruler;
use super::trick::trick;
use crate::games::duckit::Duckit;
use crate::ui::Board;
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
