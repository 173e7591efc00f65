//! A seat's score if the round ended now.

use crate::engine::Seat;
use crate::games::duck_and_cover::DuckAndCover;
use crate::games::duck_and_cover::words::text;
use crate::ui::{Board, live_text};
use leptos::prelude::*;

/// A seat's score if the round ended now, as a number under a drop.
pub(super) fn splashes(board: Board<DuckAndCover>, seat: Seat) -> AnyView {
    let points = move || board.view.with(|view| view.tableau(seat).points());
    let figure = live_text(move || points().to_string().replace('-', "−"));
    let label = live_text(move || (text(board.app.lang()).label.splashes)(points()));
    view! {
        <span class="spl">
            <svg class="ic--s" viewBox="0 0 24 28" aria-hidden="true"><use href="#drop"></use></svg>
            <span aria-hidden="true">{figure}</span>
            <span class="vh">{label}</span>
        </span>
    }
    .into_any()
}
