//! The moments that decided a match, while looking back at it. None names a card: through a
//! person's own eyes no more is seen than in play.

use super::looking::Looking;
use crate::session::Moment;
use crate::ui::kit::{live, live_text};
use crate::words::story_text;
use leptos::prelude::*;

/// The step of a moment.
const fn step_of(moment: &Moment) -> usize {
    moment.steps.end
}

/// The next of them after a step, with a short text about the change.
pub(super) fn next_decided(looking: Looking, at: usize) -> Option<(usize, String)> {
    let short = |moment: &Moment| {
        let Moment { seat, before, after, .. } = *moment;
        (step_of(moment), format!("{} {before} → {after}%", looking.desk.name(seat)))
    };
    looking.decided.with(|found| found.iter().flatten().find(|it| step_of(it) > at).map(short))
}

/// The change at the step that is shown; empty if it decided nothing.
pub(super) fn decided_at(looking: Looking, at: usize) -> String {
    let here = |found: &Vec<Moment>| found.iter().find(|it| step_of(it) == at).cloned();
    let here = looking.decided.with(|found| found.as_ref().and_then(here));
    here.map(|moment| changed(looking, &moment)).unwrap_or_default()
}

fn changed(looking: Looking, moment: &Moment) -> String {
    let Moment { seat, before, after, .. } = *moment;
    let Looking { app, desk, .. } = looking;
    (story_text(app.lang()).chance)(
        &desk.name(seat),
        desk.ask(|table| table.spares()),
        before,
        after,
    )
}

/// A mark for each on the track; a tap there moves the slider below.
pub(super) fn marks(looking: Looking, part_of: fn(usize, usize) -> String) -> AnyView {
    let Looking { app, walk, decided, .. } = looking;
    let last = walk.get_untracked().last();
    let mark = move |moment: &Moment| {
        let step = (story_text(app.lang()).step)(step_of(moment));
        let says = app.text().value(&step, &changed(looking, moment));
        view! { <li style:--x=part_of(step_of(moment), last)><span class="visually-hidden">{says}</span></li> }
    };
    let label = live_text(move || story_text(app.lang()).moments.to_owned());
    live(move || {
        decided.with(|found| match found {
            Some(found) if !found.is_empty() => view! {
                <ul class="track__decided" aria-label=label>{found.iter().map(mark).collect_view()}</ul>
            }
            .into_any(),
            _ => ().into_any(),
        })
    })
}
