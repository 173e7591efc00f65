//! The track: the match from its deal to its end, with its turning points on it, the rounds
//! below and the milestones above.

use super::state::ReplayState;
use super::turning_points::marks;
use mallard_kit::prelude::*;
use mallard_session::Milestone;
use mallard_texts::{replay_messages, summary_messages};

const MAX_NUMBERS: usize = 18;

pub(super) fn track(replay: ReplayState) -> AnyView {
    let ReplayState { app, cursor, timeline, .. } = replay;
    let last = cursor.get_untracked().last();
    let slide = move |event| {
        if let Ok(step) = event_target_value(&event).parse() {
            replay.move_cursor(|cursor| cursor.to(step));
        }
    };
    let drops = live(move || {
        let milestones = timeline.with(|timeline| timeline.milestones.clone()).into_iter();
        milestones.map(|milestone| drop_of(replay, milestone, last)).collect_any().into_any()
    });
    let rounds = live(move || {
        let rounds = timeline.with(|timeline| timeline.rounds.clone());
        let mut numbered = None::<usize>;
        let tick = |(number, step): (usize, usize)| {
            // A number is shown only if it fits next to the one before.
            let fits = numbered.is_none_or(|before| (step - before) * MAX_NUMBERS >= last);
            if fits {
                numbered = Some(step);
            }
            view! { <i style:--x=track_offset(step, last)>{fits.then_some(number + 1)}</i> }
        };
        rounds.into_iter().enumerate().map(tick).collect_any().into_any()
    });
    html! {
        <div class="track">
            <ul class="track__milestones" aria-label=live_text(move || replay_messages(app.lang()).milestones.to_owned())>
                {drops}
            </ul>
            <input
                type="range"
                min="0"
                max=last
                step="1"
                aria-label=live_text(move || replay_messages(app.lang()).slider.to_owned())
                aria-valuetext=live_text(move || {
                    let cursor = cursor.get();
                    (replay_messages(app.lang()).step)(cursor.at(), cursor.last())
                })
                prop:value=move || cursor.get().at().to_string()
                style:--x=live_text(move || track_offset(cursor.get().at(), last))
                on:input=slide
            />
            {marks(replay, track_offset)}
            <div class="track__rounds muted" aria-hidden="true">{rounds}</div>
            {legend(replay)}
        </div>
    }
}

/// The meaning of the marks on the track. Their lists have the same names for screen readers.
fn legend(replay: ReplayState) -> AnyView {
    let ReplayState { app, timeline, turning_points, .. } = replay;
    live(move || {
        let drops = timeline.with(|timeline| !timeline.milestones.is_empty()).then(|| {
            view! { <svg viewBox="0 0 24 28"><use href="#drop"></use></svg> {replay_messages(app.lang()).milestones} }
        });
        let diamonds = turning_points.with(|found| found.as_ref().is_some_and(|it| !it.is_empty()));
        let diamonds =
            diamonds.then(|| view! { <i></i> {summary_messages(app.lang()).turning_points} });
        html! { <p class="track__legend across wrapped muted" aria-hidden="true">{drops} {diamonds}</p> }
    })
}

fn drop_of(replay: ReplayState, milestone: Milestone, last: usize) -> AnyView {
    let Milestone { step, label } = milestone;
    let here = live_text(move || (replay.cursor.get().at() == step).to_string());
    let title = label.clone();
    html! {
        <li style:--x=track_offset(step, last)>
            <button
                type="button"
                class="centred"
                aria-label=label
                title=title
                aria-current=here
                on:click=move |_| replay.move_cursor(|cursor| cursor.to(step))
            >
                <svg viewBox="0 0 24 28" aria-hidden="true"><use href="#drop"></use></svg>
            </button>
        </li>
    }
}

/// The position of a step along the track, in thousandths.
fn track_offset(step: usize, last: usize) -> String {
    (step * 1000 / last.max(1)).to_string()
}
