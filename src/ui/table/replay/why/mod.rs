//! "Why?": a bot's analysis before the current step, once the match is over.

mod panel;
mod thinking;

pub(super) use panel::panel;

use super::state::ReplayState;
use crate::engine::Seat;
use crate::session::Reanalysis;
use crate::ui::kit::{live_if, live_text, watch};
use crate::words::why_messages;
use leptos::prelude::*;
use std::sync::Arc;

/// The id of the panel in the page.
const PANEL: &str = "why";

/// Begins to analyze the decision of a step.
pub(super) type StartAnalysis = Arc<dyn Fn(usize) -> Option<Reanalysis> + Send + Sync>;

/// The step whose decision is explained. A handle: copy it freely.
#[derive(Clone, Copy)]
pub(in crate::ui::table) struct ExplanationPanel {
    open: RwSignal<Option<usize>>,
    /// The steps at which bots with a choice decided, with their seats; and the function that analyzes one.
    known: StoredValue<(Vec<(usize, Seat)>, StartAnalysis)>,
}

impl ExplanationPanel {
    pub(super) fn new(chosen: Vec<(usize, Seat)>, asks: StartAnalysis) -> Self {
        Self { open: RwSignal::new(None), known: StoredValue::new((chosen, asks)) }
    }

    /// The bot that decided with this step, if it had a choice.
    pub(in crate::ui::table) fn bot_at(self, step: usize) -> Option<Seat> {
        self.known.with_value(|(chosen, _)| {
            let place = chosen.binary_search_by_key(&step, |&(step, _)| step).ok()?;
            Some(chosen[place].1)
        })
    }

    /// Begins to analyze the decision of this step.
    fn begin(self, step: usize) -> Option<Reanalysis> {
        self.known.with_value(|(_, asks)| asks(step))
    }

    /// Closes the panel. False if it was not open.
    pub(super) fn close(self) -> bool {
        let open = self.open.get_untracked().is_some();
        self.open.set(None);
        open
    }
}

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
        view! {
            <button type="button" class="button why" aria-expanded=open aria-controls=PANEL on:click=press>
                {live_text(move || why_messages(app.lang()).why.to_owned())}
            </button>
        }
        .into_any()
    };
    live_if(move || why.bot_at(cursor.get().at()).is_some(), button)
}
