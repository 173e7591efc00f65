//! The buttons for moving through the match.

use super::state::ReplayState;
use super::turning_points::next_turning_point;
use crate::session::ReplayCursor;
use crate::ui::kit::{App, Icon, IconButton, flag, live, live_text, settled, translate};
use crate::words::{BackText, back_text};
use leptos::prelude::*;

pub(super) fn controls(looking: ReplayState) -> AnyView {
    let ReplayState { app, walk, close, .. } = looking;
    let rounds = move || looking.story.with_untracked(|story| story.rounds.clone());
    let playing = settled(move || walk.get().is_playing());
    let play = live(move || {
        let (name, says): (_, fn(&BackText) -> _) = if playing.get() {
            ("pause", |words| words.pause)
        } else {
            ("play", |words| words.play)
        };
        let on_press = Callback::new(move |()| looking.move_cursor(ReplayCursor::played));
        view! { <IconButton name class="controls__step" label=translate_replay(app, says) on_press/> }
            .into_any()
    });
    view! {
        <div class="controls stacked">
            <div class="controls__left across">{next_point(looking)}</div>
            <div class="controls__middle across">
                {button(looking, "skip", "is-back-to", |words| words.round_back, move |walk| walk.round_back(&rounds()))}
                {button(looking, "back", "", |words| words.step_back, ReplayCursor::back)}
                {play}
                {button(looking, "chev", "", |words| words.step_on, ReplayCursor::on)}
                {button(looking, "skip", "", |words| words.round_on, move |walk| walk.round_on(&rounds()))}
            </div>
            <div class="controls__right across">
                {my_move(looking)}
                <button type="button" class="button controls__close" on:click=move |_| close.run(())>
                    {translate(app, |text| text.close)}
                </button>
            </div>
        </div>
    }
    .into_any()
}

/// A text of the replay screen, in the current language.
fn translate_replay(app: App, says: fn(&BackText) -> &'static str) -> Signal<String> {
    live_text(move || says(back_text(app.lang())).to_owned())
}

fn button(
    looking: ReplayState,
    name: &'static str,
    class: &'static str,
    says: fn(&BackText) -> &'static str,
    go: impl Fn(ReplayCursor) -> ReplayCursor + Send + Sync + 'static,
) -> AnyView {
    let on_press = Callback::new(move |()| looking.move_cursor(&go));
    view! { <IconButton name class label=translate_replay(looking.app, says) on_press/> }.into_any()
}

/// Goes to the next milestone or turning point, and names it.
fn next_point(looking: ReplayState) -> AnyView {
    let ReplayState { app, walk, story, .. } = looking;
    live(move || {
        let at = walk.get().at();
        let milestone = story.with(|story| {
            let next = story.milestones.iter().find(|milestone| milestone.step > at);
            next.map(|milestone| (milestone.step, milestone.label.clone()))
        });
        let next = milestone.into_iter().chain(next_turning_point(looking, at));
        let Some((step, label)) = next.min_by_key(|(step, _)| *step) else {
            return ().into_any();
        };
        let label = (back_text(app.lang()).next_point)(&label);
        view! {
            <button
                type="button"
                class="button controls__named"
                on:click=move |_| looking.move_cursor(|walk| walk.to(step))
            >
                <Icon name="drop" small=true/>
                <span>{label}</span>
            </button>
        }
        .into_any()
    })
}

/// Goes to the viewer's last move, then to the one before.
fn my_move(looking: ReplayState) -> AnyView {
    let ReplayState { app, walk, .. } = looking;
    live(move || {
        let own = looking.own_steps();
        let Some(&first) = own.first() else { return ().into_any() };
        let none = flag(move || walk.get().at() <= first);
        let go = move |_| {
            if let Some(step) = walk.get_untracked().previous_of(&own) {
                looking.move_cursor(|walk| walk.to(step));
            }
        };
        view! {
            <button type="button" class="button controls__named" disabled=none on:click=go>
                <Icon name="undo" small=true/>
                <span>{back_text(app.lang()).my_move}</span>
            </button>
        }
        .into_any()
    })
}
