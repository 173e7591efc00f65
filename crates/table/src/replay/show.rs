//! Shows a match to replay it.

use super::screen::back_screen;
use super::state::ReplayState;
use super::why::ExplanationPanel;
use crate::open_error::unopened;
use crate::play::match_ui::{GameUi, MatchUi};
use crate::play::tab::Tab;
use crate::summary::search_turning_points;
use leptos::prelude::*;
use mallard_device::{GameId, SavedMatch};
use mallard_engine::{Checkpoints, Seat};
use mallard_kit::{App, memo, watch};
use mallard_session::{MatchLog, OpenError, ReplayCursor, Results};
use std::sync::Arc;

/// A match to replay.
pub(crate) struct ReplayRequest {
    pub(crate) saved: SavedMatch,
    /// The step to begin with, if not the end.
    pub(crate) step: Option<usize>,
    /// The seat that looked at it when it was left.
    pub(crate) looker: Option<Seat>,
    pub(crate) close: Callback<()>,
}

/// The replay screen of a match.
pub(crate) fn show_replay<G: GameUi>(app: App, game: GameId, shown: ReplayRequest) -> AnyView {
    let ReplayRequest { saved, step, looker, close } = shown;
    // Of a damaged match, the part that can be replayed is shown.
    let whole = match saved.open::<G>(app.lang_now()) {
        Ok((whole, _)) => whole,
        Err(why) => return unopened(app, why),
    };
    let Ok(past) = Checkpoints::new(whole.table().clone()) else {
        return unopened(app, OpenError::Damaged);
    };
    let (eyes, first) = whole.viewers(looker);
    let own = eyes.iter().map(|&viewer| (viewer, whole.own_steps(&past, viewer))).collect();
    let steps = past.steps();
    let cursor = RwSignal::new(ReplayCursor::new(step.unwrap_or(steps), steps));
    let seen = RwSignal::new(first);

    let mut shown = whole.clone();
    shown.show_step(&past, untrack(|| cursor.get()).at(), eyes[first]);
    let board = MatchUi::new(app, game, Tab::unsaved(), None, shown);
    let (past, whole) = (Arc::new(past), Arc::new(whole));
    let (looked, asked) = (Arc::clone(&past), Arc::clone(&whole));
    let why = ExplanationPanel::new(
        whole.chosen_by_bots(&past),
        Arc::new(move |step| asked.reconsider(&looked, step)),
    );
    let (played, turning_points) = (Arc::clone(&whole), RwSignal::new(None));
    let telling = (Arc::clone(&past), Arc::clone(&whole));
    let timeline = memo(move || telling.1.timeline(&telling.0, app.lang()));
    watch(move || {
        let (at, viewer) = (cursor.get().at(), eyes[seen.get()]);
        board.session.update(|session| session.show_step(&past, at, viewer));
    });
    // As far back as the current step, and the lines before it.
    let log = move |more: usize| {
        let back = steps - cursor.try_get_untracked().map_or(steps, ReplayCursor::at);
        whole.in_words(whole.situation(false), app.lang()).log(back + more)
    };
    let log = StoredValue::new(Arc::new(log) as _);
    let seeking = move || played.in_words(played.situation(false), app.lang_now()).seeking();
    search_turning_points(Box::new(seeking), turning_points);
    let (handle, eyes) = (board.handle(), StoredValue::new(own));
    back_screen(ReplayState {
        app,
        handle,
        cursor,
        timeline,
        turning_points,
        viewers: eyes,
        seen,
        log,
        why,
        close,
    })
}
