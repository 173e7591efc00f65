//! The track: the match from its deal to its end, with its turning points on it, the rounds
//! below and the milestones above.

use super::state::ReplayState;
use super::turning_points::marks;
use crate::session::Milestone;
use crate::ui::kit::{live, live_text};
use crate::words::back_text;
use leptos::prelude::*;

/// Most numbers below the track.
const NUMBERED: usize = 18;

pub(super) fn track(looking: ReplayState) -> AnyView {
    let ReplayState { app, walk, story, .. } = looking;
    let last = walk.get_untracked().last();
    let slide = move |event| {
        if let Ok(step) = event_target_value(&event).parse() {
            looking.move_cursor(|walk| walk.to(step));
        }
    };
    let drops = live(move || {
        let milestones = story.with(|story| story.milestones.clone()).into_iter();
        milestones.map(|milestone| drop_of(looking, milestone, last)).collect_view().into_any()
    });
    let rounds = live(move || {
        let rounds = story.with(|story| story.rounds.clone());
        let mut numbered = None::<usize>;
        let tick = |(number, step): (usize, usize)| {
            // A number is shown only if it fits next to the one before.
            let fits = numbered.is_none_or(|before| (step - before) * NUMBERED >= last);
            if fits {
                numbered = Some(step);
            }
            view! { <i style:--x=track_offset(step, last)>{fits.then_some(number + 1)}</i> }
        };
        rounds.into_iter().enumerate().map(tick).collect_view().into_any()
    });
    view! {
        <div class="track">
            <ul class="track__milestones" aria-label=live_text(move || back_text(app.lang()).milestones.to_owned())>
                {drops}
            </ul>
            <input
                type="range"
                min="0"
                max=last
                step="1"
                aria-label=live_text(move || back_text(app.lang()).slider.to_owned())
                aria-valuetext=live_text(move || {
                    let walk = walk.get();
                    (back_text(app.lang()).step)(walk.at(), walk.last())
                })
                prop:value=move || walk.get().at().to_string()
                style:--x=live_text(move || track_offset(walk.get().at(), last))
                on:input=slide
            />
            {marks(looking, track_offset)}
            <div class="track__rounds muted" aria-hidden="true">{rounds}</div>
        </div>
    }
    .into_any()
}

fn drop_of(looking: ReplayState, milestone: Milestone, last: usize) -> AnyView {
    let Milestone { step, label } = milestone;
    let here = live_text(move || (looking.walk.get().at() == step).to_string());
    let title = label.clone();
    view! {
        <li style:--x=track_offset(step, last)>
            <button
                type="button"
                class="centred"
                aria-label=label
                title=title
                aria-current=here
                on:click=move |_| looking.move_cursor(|walk| walk.to(step))
            >
                <svg viewBox="0 0 24 28" aria-hidden="true"><use href="#drop"></use></svg>
            </button>
        </li>
    }
    .into_any()
}

/// The position of a step along the track, in thousandths.
fn track_offset(step: usize, last: usize) -> String {
    (step * 1000 / last.max(1)).to_string()
}
