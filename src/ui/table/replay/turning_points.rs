//! The turning points of a match, in its replay. None names a card: as a player, the viewer sees no more than in play.

use super::state::ReplayState;
use crate::session::TurningPoint;
use crate::ui::kit::{live, live_text};
use crate::words::story_text;
use leptos::prelude::*;

const fn step_of(point: &TurningPoint) -> usize {
    point.steps.end
}

/// The next of them after a step, with a short text about the change.
pub(super) fn next_turning_point(looking: ReplayState, at: usize) -> Option<(usize, String)> {
    let short = |point: &TurningPoint| {
        let TurningPoint { seat, before, after, .. } = *point;
        (step_of(point), format!("{} {before} → {after}%", looking.desk.name(seat)))
    };
    looking
        .turning_points
        .with(|found| found.iter().flatten().find(|it| step_of(it) > at).map(short))
}

/// The change at the current step; empty if it decided nothing.
pub(super) fn turning_point_at(looking: ReplayState, at: usize) -> String {
    let here = |found: &Vec<TurningPoint>| found.iter().find(|it| step_of(it) == at).cloned();
    let here = looking.turning_points.with(|found| found.as_ref().and_then(here));
    here.map(|point| changed(looking, &point)).unwrap_or_default()
}

fn changed(looking: ReplayState, point: &TurningPoint) -> String {
    let TurningPoint { seat, before, after, .. } = *point;
    let ReplayState { app, desk, .. } = looking;
    (story_text(app.lang()).chance)(
        &desk.name(seat),
        desk.ask(|table| table.spares()),
        before,
        after,
    )
}

/// A mark for each on the track; a tap there moves the slider below.
pub(super) fn marks(looking: ReplayState, part_of: fn(usize, usize) -> String) -> AnyView {
    let ReplayState { app, walk, turning_points, .. } = looking;
    let last = walk.get_untracked().last();
    let mark = move |point: &TurningPoint| {
        let step = (story_text(app.lang()).step)(step_of(point));
        let says = app.text().value(&step, &changed(looking, point));
        view! { <li style:--x=part_of(step_of(point), last)><span class="visually-hidden">{says}</span></li> }
    };
    let label = live_text(move || story_text(app.lang()).turning_points.to_owned());
    live(move || {
        turning_points.with(|found| match found {
            Some(found) if !found.is_empty() => view! {
                <ul class="track__turning-points" aria-label=label>{found.iter().map(mark).collect_view()}</ul>
            }
            .into_any(),
            _ => ().into_any(),
        })
    })
}
