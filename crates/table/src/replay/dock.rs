//! The dock: the events of the current step, and the ways to other steps.

use super::controls::controls;
use super::state::ReplayState;
use super::track::track;
use super::turning_points::turning_point_at;
use super::viewpoint::viewpoint_switch;
use super::why;
use mallard_kit::prelude::*;
use mallard_texts::{replay_messages, table_messages};

pub(super) fn dock(replay: ReplayState) -> AnyView {
    html! {
        <section class="dock" aria-label=live_text(move || replay_messages(replay.app.lang()).title.to_owned())>
            <div class="prompt across prompt--idle">{step_summary(replay)} {why::button(replay)} {viewpoint_switch(replay)}</div>
            {track(replay)}
            {controls(replay)}
        </section>
    }
}

/// The seat that acted, its step in the match, and the lines of the log.
fn step_summary(replay: ReplayState) -> AnyView {
    let ReplayState { app, handle, cursor, timeline, .. } = replay;
    let at = move || cursor.get().at();
    let whose = move || {
        let seat = timeline.with(|timeline| timeline.sentence(at()).1);
        seat.map(|seat| handle.player(seat).duck)
    };
    let duck = live_as(
        move || whose().map(|duck| duck.key().to_owned()).unwrap_or_default(),
        move || match whose() {
            Some(duck) => html! { <Avatar duck/> },
            None => html! {
                <svg class="avatar" viewBox="0 0 160 112" aria-hidden="true"><use href="#drake"></use></svg>
            },
        },
    );
    let place = live_text(move || {
        let step = (replay_messages(app.lang()).step)(at(), cursor.get().last());
        timeline.with(|timeline| match timeline.heading(at()) {
            heading if heading == timeline.sentence(at()).0 => step,
            heading => format!("{step} · {heading}"),
        })
    });
    let sentence =
        live(move || timeline.with(|timeline| rich(timeline.sentence(at()).0, app.lang())));
    let more = live(move || {
        let mut more: Vec<String> =
            timeline.with(|timeline| timeline.more(at()).map(str::to_owned).collect());
        more.extend(Some(turning_point_at(replay, at())).filter(|sentence| !sentence.is_empty()));
        rich(&more.join(" · "), app.lang())
    });
    html! {
        <span class="prompt__avatar">{duck}</span>
        <div class="prompt__says grows">
            <small>{live(move || rich(&place.get(), app.lang()))}</small>
            <div role="log" aria-atomic="true" aria-label=translate(app, |lang| table_messages(lang).happens)>
                <p>{sentence}</p>
                <p class="prompt__more clipped">{more}</p>
            </div>
        </div>
    }
}
