//! The part between the prompt and its button.

use super::splashes::splashes;
use crate::DuckAndCover;
use crate::words::{own_count, quack_text, quacks};
use mallard_board::MatchUi;
use mallard_kit::prelude::*;

/// The player's own splashes, counted live, and "Quack!" during a call that the player cannot follow.
pub(super) fn beside(board: MatchUi<DuckAndCover>) -> Option<AnyView> {
    // If only bots play, no human player has ducks.
    board.people().first()?;
    let own = board.screen.large;
    let counted = live(move || own.get().map(|seat| splashes(board, seat)).into_any());
    let covered = move |seat| board.view.with(|view| quacks(view, seat)).is_some();
    let quack = live_if(
        move || own.get().is_some_and(covered),
        move || {
            let quack = live_text(move || {
                let animal = own
                    .get()
                    .and_then(|seat| board.view.with(|view| view.public.animals[seat.index()]));
                quack_text(animal, board.app.lang()).to_owned()
            });
            html! { <span class="tag tag--speculum quack">{quack}</span> }
        },
    );
    let title = live_text(move || {
        own_count(board.view.with(|view| view.public.variants()), board.app.lang()).to_owned()
    });
    Some(html! { {quack} <div class="own stacked"><small>{title}</small>{counted}</div> })
}
