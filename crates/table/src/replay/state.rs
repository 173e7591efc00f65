//! The replay of a match, without the type of its game.

use crate::parts::branch::BranchDialog;
use crate::parts::explanation_panel::ExplanationPanel;
use leptos::leptos_dom::helpers::set_interval_with_handle;
use mallard_board::MatchUiHandle;
use mallard_device::Speed;
use mallard_engine::Viewer;
use mallard_kit::prelude::*;
use mallard_session::{LogPart, ReplayCursor, ReplayTimeline, TurningPoint};
use mallard_web::DropGuard;
use std::sync::Arc;
use std::time::Duration;

/// Milliseconds to read a sentence, on top of a bot's delay.
const READING_MS: u64 = 400;

/// The replay of a match. A handle: copy it freely.
#[derive(Clone, Copy)]
pub(super) struct ReplayState {
    pub(super) app: App,
    /// The table of the step that is shown.
    pub(super) handle: MatchUiHandle,
    pub(super) cursor: RwSignal<ReplayCursor>,
    pub(super) timeline: Memo<ReplayTimeline>,
    /// The turning points of the match, once they are found.
    pub(super) turning_points: RwSignal<Option<Vec<TurningPoint>>>,
    /// The possible viewers, and the steps in which each of them decided.
    pub(super) viewers: StoredValue<Vec<(Viewer, Vec<usize>)>>,
    /// The index of the chosen one.
    pub(super) viewpoint: RwSignal<usize>,
    pub(super) log: StoredValue<Arc<dyn Fn(usize) -> LogPart + Send + Sync>>,
    /// The bots' analyses, on request.
    pub(super) why: ExplanationPanel,
    pub(super) branch: BranchDialog,
    pub(super) close: Callback<()>,
}

impl ReplayState {
    /// Goes to another step.
    pub(super) fn move_cursor(self, go: impl FnOnce(ReplayCursor) -> ReplayCursor) {
        self.cursor.update(|cursor| *cursor = go(*cursor));
    }

    /// The steps in which the chosen player decided.
    pub(super) fn own_steps(self) -> Vec<usize> {
        let viewpoint = self.viewpoint.get();
        self.viewers.with_value(|eyes| eyes[viewpoint].1.clone())
    }

    /// Plays automatically while the user wants that.
    pub(super) fn play_automatically(self) {
        let Self { app, cursor, .. } = self;
        let playing = settled(move || cursor.get().is_playing());
        let beating = StoredValue::new_local(None::<DropGuard>);
        watch(move || {
            let speed = app.settings.with(|settings| settings.speed);
            // The old timer is dropped outside: it may touch the value stored here.
            drop(beating.try_update_value(Option::take));
            beating.set_value(playing.get().then(|| beat(cursor, speed)));
        });
    }
}

/// How long a step is shown, in milliseconds.
pub(super) const fn step_time(speed: Speed) -> u64 {
    READING_MS + 2 * speed.bot_delay()
}

/// Plays one step after another, until this is dropped.
fn beat(cursor: RwSignal<ReplayCursor>, speed: Speed) -> DropGuard {
    let pace = Duration::from_millis(step_time(speed));
    let on = move || {
        // The screen may be gone by now.
        let _ = cursor.try_update(|cursor| *cursor = cursor.beat());
    };
    // Every browser has timers.
    let Ok(timer) = set_interval_with_handle(on, pace) else { return DropGuard::ever() };
    DropGuard::dropped(move || timer.clear())
}
