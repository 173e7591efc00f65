//! A card that can be chosen alone, and the result of choosing it.

use super::super::board::chosen;
use super::super::card::face;
use super::super::upshot::named;
use crate::words::{card, kind_label, text};
use crate::{Action, DuckThatGoose, Kind};
use mallard_board::MatchUi;
use mallard_kit::prelude::*;

/// A card that can be chosen alone.
pub(super) fn choice(
    board: MatchUi<DuckThatGoose>,
    kind: Kind,
    action: Option<Action>,
    copies: u8,
) -> AnyView {
    let lang = board.app.lang();
    let selected = flag(move || action.is_some() && board.screen.chosen.get() == action);
    let label = if copies > 1 {
        (text(lang).label.yellow_label)(card(kind, lang).name, copies)
    } else {
        kind_label(kind, lang)
    };
    let press = move |_| {
        if action.is_some() {
            board.screen.chosen.set(action);
        }
    };
    html! {
        <button
            type="button"
            class="card goose"
            class:is-selected=selected
            class:is-off=action.is_none()
            aria-label=label
            aria-pressed=live_text(move || selected.get().to_string())
            aria-disabled=action.is_none().to_string()
            on:click=press
        >
            {face(kind, false, lang)}
            {(copies > 1).then(|| view! { <span class="copies">{copies}</span> })}
        </button>
    }
}

pub(super) fn chosen_upshot(board: MatchUi<DuckThatGoose>) -> AnyView {
    match chosen(board) {
        Some(action @ (Action::Give { kind, .. } | Action::Name(kind))) => {
            named(board, kind, action)
        }
        _ => ().into_any(),
    }
}
