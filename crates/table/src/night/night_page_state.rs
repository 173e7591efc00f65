//! The state of a night's page.

use super::night_data::NightData;
use super::sentences::{self, day_of};
use mallard_device::Night;
use mallard_kit::prelude::*;
use mallard_web as web;
use std::sync::Arc;

/// A handle: copy it freely.
#[derive(Clone, Copy)]
pub(super) struct NightPageState {
    pub(super) app: App,
    night: StoredValue<Arc<NightData>>,
    pub(super) is_over: RwSignal<bool>,
}

impl NightPageState {
    pub(super) fn night(self) -> Arc<NightData> {
        self.night.get_value()
    }

    /// The day on which it began.
    pub(super) fn day(self) -> String {
        day_of(self.app, &self.night().matches[0])
    }

    pub(super) fn open(app: App, night: &Night) -> Self {
        let is_over = RwSignal::new(!night.is_open(web::storage().now()));
        Self { app, night: StoredValue::new(Arc::new(NightData::new(night))), is_over }
    }
}

/// Who wins the night, or leads it.
pub(super) fn heading(state: NightPageState) -> String {
    sentences::heading(state.app, &state.night().score, state.is_over.get())
}
