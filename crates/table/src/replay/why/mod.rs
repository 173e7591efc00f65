//! "Why?": a bot's analysis before the current step, once the match is over.

mod panel;
mod thinking;

pub(super) use panel::panel;

use super::state::ReplayState;
use crate::parts::explanation_panel::PANEL_ID;
use mallard_kit::prelude::*;
use mallard_texts::why_panel_messages;

/// Goes to a step and explains its decision.
pub(super) fn explain_step(replay: ReplayState, step: usize) {
    replay.move_cursor(|cursor| cursor.to(step));
    replay.why.open.set(Some(step));
}

/// Closes the panel when the viewer leaves its step.
pub(super) fn follow(replay: ReplayState) {
    let ReplayState { cursor, why, .. } = replay;
    watch(move || {
        let at = cursor.get().at();
        if why.open.get_untracked().is_some_and(|step| step != at) {
            why.open.set(None);
        }
    });
}

/// The button next to the sentence of a step at which a bot decided.
pub(super) fn button(replay: ReplayState) -> AnyView {
    let ReplayState { app, cursor, why, .. } = replay;
    let press = move |_| {
        if !why.close() {
            explain_step(replay, cursor.get_untracked().at());
        }
    };
    let button = move || {
        let open = live_text(move || why.open.get().is_some().to_string());
        html! {
            <button type="button" class="button why" aria-expanded=open aria-controls=PANEL_ID on:click=press>
                {live_text(move || why_panel_messages(app.lang()).why.to_owned())}
            </button>
        }
    };
    live_if(move || why.bot_at(cursor.get().at()).is_some(), button)
}
