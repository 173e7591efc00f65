//! What stands between the prompt and its button.

use super::splashes::splashes;
use crate::games::duck_and_cover::DuckAndCover;
use crate::games::duck_and_cover::words::{quacks, text};
use crate::ui::{Board, live, live_text};
use leptos::prelude::*;

/// One's own splashes, counted live, and "Quack!" with its reason.
pub(super) fn beside(board: Board<DuckAndCover>) -> Option<AnyView> {
    // Where only bots play nobody has ducks of their own.
    board.people.first()?;
    let said = move || text(board.app.lang());
    let own = board.screen.large;
    let counted = live(move || own.get().map(|seat| splashes(board, seat)).into_any());
    let quack = live(move || {
        let number = own.get().and_then(|seat| board.view.with(|view| quacks(view, seat)));
        let Some(number) = number else { return ().into_any() };
        let why = move |_| {
            let reason = (text(board.app.lang_now()).refusal.covered)(number.into());
            board.screen.refused.say(String::from(".quack"), reason);
        };
        view! {
            <button type="button" class="btn quack" on:click=why>{said().table.quack}</button>
        }
        .into_any()
    });
    let title = live_text(move || said().table.your_splashes.to_owned());
    Some(view! { {quack} <div class="own"><small>{title}</small>{counted}</div> }.into_any())
}
