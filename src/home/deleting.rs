//! Deletes a match only after a confirmation.

use mallard_device::SavedSummary;
use mallard_kit::Question;
use mallard_kit::prelude::*;
use mallard_texts::home_messages;
use mallard_words::text;

/// The match to delete, once the user confirms it. A handle: copy it freely.
#[derive(Clone, Copy, Debug)]
pub(super) struct PendingDeletion {
    doomed: RwSignal<Option<SavedSummary>>,
    asking: RwSignal<bool>,
}

impl PendingDeletion {
    pub(super) fn nothing() -> Self {
        Self { doomed: RwSignal::new(None), asking: RwSignal::new(false) }
    }

    pub(super) fn is_asking(self) -> bool {
        self.asking.get()
    }

    pub(super) fn ask(self, summary: SavedSummary) {
        self.doomed.set(Some(summary));
        self.asking.set(true);
    }

    /// The question; a yes passes on the id of the match.
    pub(super) fn question(self, app: App, on_delete: Callback<String>) -> AnyView {
        let Self { doomed, asking } = self;
        let asks = live_text(move || {
            let title = doomed.with(|doomed| doomed.as_ref().map(|summary| summary.title.clone()));
            (home_messages(app.lang()).delete_ask)(&title.unwrap_or_default())
        });
        let delete = move |()| {
            if let Some(summary) = doomed.get_untracked() {
                on_delete.run(summary.id);
            }
        };
        html! {
            <Question
                open=asking
                asks
                follows=live_text(String::new)
                yes=translate(app, |lang| text(lang).delete)
                on_yes=Callback::new(delete)
            />
        }
    }
}
