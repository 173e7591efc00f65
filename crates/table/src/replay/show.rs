//! Shows a match to replay it.

use super::screen::back_screen;
use super::state::ReplayState;
use crate::games::game_module::ReplayRequest;
use crate::parts::branch::BranchDialog;
use crate::parts::explanation_panel::ExplanationPanel;
use crate::parts::open_error::unopened;
use crate::summary::search_turning_points;
use mallard_board::{GameUi, MatchUi, Tab};
use mallard_kit::prelude::*;
use mallard_session::{MatchLog, ReplayCursor, Results};
use std::sync::Arc;

#[expect(clippy::disallowed_methods, reason = "this is the table")]
pub(crate) fn show_replay<G: GameUi>(app: App, shown: ReplayRequest) -> AnyView {
    let ReplayRequest { saved, step, looker, close } = shown;
    let whole = saved.clone();
    let replay = match saved.replay::<G>(app.lang_now()) {
        Ok(replay) => Arc::new(replay),
        Err(why) => return unopened(app, why),
    };
    let (viewers, first) = replay.viewers(looker);
    let own = viewers.iter().map(|&viewer| (viewer, replay.own_steps(viewer))).collect();
    let steps = replay.steps();
    let cursor = RwSignal::new(ReplayCursor::new(step.unwrap_or(steps), steps));
    let viewpoint = RwSignal::new(first);
    let session = replay.session(untrack(|| cursor.get()).at(), viewers[first]);
    let board = MatchUi::new(app, Tab::unsaved(), session, None, None);
    let shown = Arc::clone(&replay);
    watch(move || {
        let (at, viewer) = (cursor.get().at(), viewers[viewpoint.get()]);
        board.show_step(&shown, at, viewer);
    });
    let asked = Arc::clone(&replay);
    let reconsider = Arc::new(move |step| asked.reconsider(step));
    let why = ExplanationPanel::new(replay.chosen_by_bots(), reconsider);
    let source = Arc::clone(&replay);
    let timeline = memo(move || source.timeline(app.lang()));
    let source = Arc::clone(&replay);
    // As far back as the current step, and the lines before it.
    let log = move |more: usize| {
        let back = steps - cursor.try_get_untracked().map_or(steps, ReplayCursor::at);
        source.in_words(app.lang()).log(back + more)
    };
    let log = StoredValue::new(Arc::new(log) as _);
    let handle = board.handle();
    let branch = BranchDialog::new(handle, replay.is_over().then_some(whole));
    let turning_points = RwSignal::new(None);
    search_turning_points(
        Box::new(move || replay.in_words(app.lang_now()).seeking()),
        turning_points,
    );
    let viewers = StoredValue::new(own);
    back_screen(ReplayState {
        app,
        handle,
        cursor,
        timeline,
        turning_points,
        viewers,
        viewpoint,
        log,
        why,
        branch,
        close,
    })
}
