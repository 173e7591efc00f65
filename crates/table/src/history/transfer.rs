//! The open dialogs of export, import and deletion.

use leptos::prelude::*;
use mallard_kit::{App, Exporter};

/// The dialogs of the page. A handle: copy it freely.
#[derive(Clone, Copy)]
pub(super) struct Transfer {
    pub(super) sharing: RwSignal<bool>,
    /// The link of the match that is shared.
    pub(super) shared: StoredValue<String>,
    pub(super) exporter: Exporter,
    pub(super) bringing: RwSignal<bool>,
    pub(super) clearing: RwSignal<bool>,
    pub(super) deleting: RwSignal<bool>,
    /// The id of the match to delete, and its description in the question.
    pub(super) doomed: RwSignal<(String, String)>,
}

impl Transfer {
    pub(super) fn closed(app: App) -> Self {
        Self {
            sharing: RwSignal::new(false),
            shared: StoredValue::new(String::new()),
            exporter: Exporter::new(app),
            bringing: RwSignal::new(false),
            clearing: RwSignal::new(false),
            deleting: RwSignal::new(false),
            doomed: RwSignal::new((String::new(), String::new())),
        }
    }

    pub(super) fn share(self, link: String) {
        self.shared.set_value(link);
        self.sharing.set(true);
    }

    pub(super) fn import(self) {
        self.bringing.set(true);
    }

    pub(super) fn delete(self, id: String, title: String) {
        self.doomed.set((id, title));
        self.deleting.set(true);
    }

    pub(super) fn clear(self) {
        self.clearing.set(true);
    }
}
