//! "Why?": a bot's analysis before the current step, once the match is over.

mod panel;
mod thinking;

pub(super) use panel::panel;

use super::looking::Looking;
use crate::engine::Seat;
use crate::session::Reconsidering;
use crate::ui::kit::{live_if, live_text, watch};
use crate::words::why_text;
use leptos::prelude::*;
use std::sync::Arc;

/// The id of the panel in the page.
const PANEL: &str = "why";

/// Begins to analyze the decision of a step.
pub(super) type Asks = Arc<dyn Fn(usize) -> Option<Reconsidering> + Send + Sync>;

/// The step whose decision is explained. A handle: copy it freely.
#[derive(Clone, Copy)]
pub(in crate::ui::table) struct Why {
    open: RwSignal<Option<usize>>,
    /// The steps at which bots with a choice decided, with their seats; and the function that analyzes one.
    known: StoredValue<(Vec<(usize, Seat)>, Asks)>,
}

impl Why {
    pub(super) fn new(chosen: Vec<(usize, Seat)>, asks: Asks) -> Self {
        Self { open: RwSignal::new(None), known: StoredValue::new((chosen, asks)) }
    }

    /// The bot that decided with this step, if it had a choice.
    pub(in crate::ui::table) fn whose(self, step: usize) -> Option<Seat> {
        self.known.with_value(|(chosen, _)| {
            let place = chosen.binary_search_by_key(&step, |&(step, _)| step).ok()?;
            Some(chosen[place].1)
        })
    }

    /// Begins to analyze the decision of this step.
    fn begin(self, step: usize) -> Option<Reconsidering> {
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
pub(super) fn tell(looking: Looking, step: usize) {
    looking.goes(|walk| walk.to(step));
    looking.why.open.set(Some(step));
}

/// Closes the panel when the viewer leaves its step.
pub(super) fn follow(looking: Looking) {
    let Looking { walk, why, .. } = looking;
    watch(move || {
        let at = walk.get().at();
        if why.open.get_untracked().is_some_and(|step| step != at) {
            why.open.set(None);
        }
    });
}

/// The button next to the sentence of a step at which a bot decided.
pub(super) fn button(looking: Looking) -> AnyView {
    let Looking { app, walk, why, .. } = looking;
    let press = move |_| {
        if !why.close() {
            tell(looking, walk.get_untracked().at());
        }
    };
    let button = move || {
        let open = live_text(move || why.open.get().is_some().to_string());
        view! {
            <button type="button" class="button why" aria-expanded=open aria-controls=PANEL on:click=press>
                {live_text(move || why_text(app.lang()).why.to_owned())}
            </button>
        }
        .into_any()
    };
    live_if(move || why.whose(walk.get().at()).is_some(), button)
}
