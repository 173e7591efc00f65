//! The buttons for moving through the match.

use super::state::ReplayState;
use super::turning_points::next_turning_point;
use mallard_kit::prelude::*;
use mallard_session::ReplayCursor;
use mallard_texts::{ReplayMessages, replay_messages};

pub(super) fn controls(replay: ReplayState) -> AnyView {
    let ReplayState { app, cursor, .. } = replay;
    let rounds = move || replay.timeline.with_untracked(|timeline| timeline.rounds.clone());
    let playing = settled(move || cursor.get().is_playing());
    let play = live(move || {
        let (name, pick): (_, fn(&ReplayMessages) -> _) = if playing.get() {
            ("pause", |words| words.pause)
        } else {
            ("play", |words| words.play)
        };
        let on_press = Callback::new(move |()| replay.move_cursor(ReplayCursor::played));
        html! { <IconButton name class="controls__step" label=translate_replay(app, pick) on_press/> }
    });
    html! {
        <div class="controls stacked">
            <div class="controls__left across">{next_point(replay)}</div>
            <div class="controls__middle across">
                {button(replay, "skip", "is-back-to", |words| words.round_back, move |cursor| cursor.round_back(&rounds()))}
                {button(replay, "back", "", |words| words.step_back, ReplayCursor::step_back)}
                {play}
                {button(replay, "chev", "", |words| words.step_on, ReplayCursor::on)}
                {button(replay, "skip", "", |words| words.round_on, move |cursor| cursor.round_on(&rounds()))}
            </div>
            <div class="controls__right across">{my_move(replay)}</div>
        </div>
    }
}

/// A text of the replay screen, in the current language.
fn translate_replay(app: App, pick: fn(&ReplayMessages) -> &'static str) -> Signal<String> {
    live_text(move || pick(replay_messages(app.lang())).to_owned())
}

fn button(
    replay: ReplayState,
    name: &'static str,
    class: &'static str,
    pick: fn(&ReplayMessages) -> &'static str,
    go: impl Fn(ReplayCursor) -> ReplayCursor + Send + Sync + 'static,
) -> AnyView {
    let on_press = Callback::new(move |()| replay.move_cursor(&go));
    html! { <IconButton name class label=translate_replay(replay.app, pick) on_press/> }
}

/// Goes to the next milestone or turning point, and names it.
fn next_point(replay: ReplayState) -> AnyView {
    let ReplayState { app, cursor, timeline, .. } = replay;
    live(move || {
        let at = cursor.get().at();
        let milestone = timeline.with(|timeline| {
            let next = timeline.milestones.iter().find(|milestone| milestone.step > at);
            next.map(|milestone| (milestone.step, milestone.label.clone()))
        });
        let next = milestone.into_iter().chain(next_turning_point(replay, at));
        let Some((step, label)) = next.min_by_key(|(step, _)| *step) else {
            return ().into_any();
        };
        let label = (replay_messages(app.lang()).next_point)(&label);
        html! {
            <button
                type="button"
                class="button controls__named"
                on:click=move |_| replay.move_cursor(|cursor| cursor.to(step))
            >
                <Icon name="drop" small=true/>
                <span>{label}</span>
            </button>
        }
    })
}

/// Goes to the viewer's last move, then to the one before.
fn my_move(replay: ReplayState) -> AnyView {
    let ReplayState { app, cursor, .. } = replay;
    live(move || {
        let own = replay.own_steps();
        let Some(&first) = own.first() else { return ().into_any() };
        let none = flag(move || cursor.get().at() <= first);
        let go = move |_| {
            if let Some(step) = cursor.get_untracked().previous_of(&own) {
                replay.move_cursor(|cursor| cursor.to(step));
            }
        };
        html! {
            <button type="button" class="button controls__named" disabled=none on:click=go>
                <Icon name="undo" small=true/>
                <span>{replay_messages(app.lang()).my_move}</span>
            </button>
        }
    })
}
