//! The state of the panel.

use leptos::prelude::*;
use mallard_engine::Seat;
use mallard_session::Reanalysis;
use std::sync::Arc;

pub(crate) const PANEL_ID: &str = "why";

/// Begins to analyze the decision of a step.
pub(crate) type StartAnalysis = Arc<dyn Fn(usize) -> Option<Reanalysis> + Send + Sync>;

/// The step whose decision is explained. A handle: copy it freely.
#[derive(Clone, Copy)]
pub(crate) struct ExplanationPanel {
    pub(crate) open: RwSignal<Option<usize>>,
    /// The steps at which bots with a choice decided, with their seats; and the function that analyzes one.
    known: StoredValue<(Vec<(usize, Seat)>, StartAnalysis)>,
}

impl ExplanationPanel {
    pub(crate) fn new(chosen: Vec<(usize, Seat)>, asks: StartAnalysis) -> Self {
        Self { open: RwSignal::new(None), known: StoredValue::new((chosen, asks)) }
    }

    /// The bot that decided with this step, if it had a choice.
    pub(crate) fn bot_at(self, step: usize) -> Option<Seat> {
        self.known.with_value(|(chosen, _)| {
            let place = chosen.binary_search_by_key(&step, |&(step, _)| step).ok()?;
            Some(chosen[place].1)
        })
    }

    pub(crate) fn begin(self, step: usize) -> Option<Reanalysis> {
        self.known.with_value(|(_, asks)| asks(step))
    }

    /// Closes the panel. False if it was not open.
    pub(crate) fn close(self) -> bool {
        let open = self.open.get_untracked().is_some();
        self.open.set(None);
        open
    }
}
