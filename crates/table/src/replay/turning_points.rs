//! The turning points of a match, in its replay. None names a card: as a player, the viewer sees no more than in play.

use super::state::ReplayState;
use mallard_kit::prelude::*;
use mallard_session::TurningPoint;
use mallard_texts::summary_messages;

const fn step_of(point: &TurningPoint) -> usize {
    point.steps.end
}

/// The next of them after a step, with a short text about the change.
pub(super) fn next_turning_point(replay: ReplayState, at: usize) -> Option<(usize, String)> {
    let short = |point: &TurningPoint| {
        let TurningPoint { seat, before, after, .. } = *point;
        (step_of(point), format!("{} {before} → {after}%", replay.handle.name(seat)))
    };
    replay
        .turning_points
        .with(|found| found.iter().flatten().find(|it| step_of(it) > at).map(short))
}

/// The change at the current step; empty if it decided nothing.
pub(super) fn turning_point_at(replay: ReplayState, at: usize) -> String {
    let here = |found: &Vec<TurningPoint>| found.iter().find(|it| step_of(it) == at).cloned();
    let here = replay.turning_points.with(|found| found.as_ref().and_then(here));
    here.map(|point| changed(replay, &point)).unwrap_or_default()
}

fn changed(replay: ReplayState, point: &TurningPoint) -> String {
    let TurningPoint { seat, before, after, .. } = *point;
    let ReplayState { app, handle, .. } = replay;
    (summary_messages(app.lang()).chance)(
        &handle.name(seat),
        handle.ask(|table| table.spares()),
        before,
        after,
    )
}

/// A mark for each on the track; a tap there moves the slider below.
pub(super) fn marks(replay: ReplayState, part_of: fn(usize, usize) -> String) -> AnyView {
    let ReplayState { app, cursor, turning_points, .. } = replay;
    let last = cursor.get_untracked().last();
    let mark = move |point: &TurningPoint| {
        let step = (summary_messages(app.lang()).step)(step_of(point));
        let label = app.text().value(&step, &changed(replay, point));
        view! { <li style:--x=part_of(step_of(point), last)><span class="visually-hidden">{label}</span></li> }
    };
    let label = live_text(move || summary_messages(app.lang()).turning_points.to_owned());
    live(move || {
        turning_points.with(|found| match found {
            Some(found) if !found.is_empty() => html! {
                <ul class="track__turning-points" aria-label=label>{found.iter().map(mark).collect_any()}</ul>
            },
            _ => ().into_any(),
        })
    })
}
