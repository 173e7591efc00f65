//! A seat's score if the round ended now.

use crate::DuckAndCover;
use crate::words::{counted, counts_splashes};
use mallard_board::MatchUi;
use mallard_engine::Seat;
use mallard_kit::prelude::*;

/// A seat's score if the round ended now, as a number; under a drop if it counts splashes.
pub(super) fn splashes(board: MatchUi<DuckAndCover>, seat: Seat) -> AnyView {
    let figure =
        live_text(move || board.view.with(|view| view.score(seat)).to_string().replace('-', "−"));
    let label = live_text(move || board.view.with(|view| counted(view, seat, board.app.lang())));
    let splashes = move || board.view.with(|view| counts_splashes(view.public.variants()));
    let drop = live_if(splashes, || {
        html! {
            <svg class="icon--small" viewBox="0 0 24 28" aria-hidden="true"><use href="#drop"></use></svg>
        }
    });
    html! {
        <span class="splashes across">
            {drop}
            <span aria-hidden="true">{figure}</span>
            <span class="visually-hidden">{label}</span>
        </span>
    }
}
