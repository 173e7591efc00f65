//! The dock: what happened at the step that is shown, and the ways to other steps.

use super::controls::controls;
use super::eyes::eyes;
use super::looking::Looking;
use super::track::track;
use super::turning_points::turning_point_at;
use super::why;
use crate::ui::kit::{Avatar, live, live_as, live_text, rich, word};
use crate::words::back_text;
use leptos::prelude::*;

pub(super) fn dock(looking: Looking) -> AnyView {
    view! {
        <section class="dock" aria-label=live_text(move || back_text(looking.app.lang()).title.to_owned())>
            <div class="prompt across prompt--idle">{said(looking)} {why::button(looking)} {eyes(looking)}</div>
            {track(looking)}
            {controls(looking)}
        </section>
    }
    .into_any()
}

/// The seat that acted, the place in the match, and the lines of the log.
fn said(looking: Looking) -> AnyView {
    let Looking { app, desk, walk, story, .. } = looking;
    let at = move || walk.get().at();
    let whose = move || {
        let seat = story.with(|story| story.sentence(at()).1);
        seat.map(|seat| desk.player(seat).duck)
    };
    let duck = live_as(
        move || whose().map(|duck| duck.key().to_owned()).unwrap_or_default(),
        move || {
            match whose() {
            Some(duck) => view! { <Avatar duck/> }.into_any(),
            None => view! {
                <svg class="avatar" viewBox="0 0 160 112" aria-hidden="true"><use href="#drake"></use></svg>
            }
            .into_any(),
        }
        },
    );
    let place = live_text(move || {
        let step = (back_text(app.lang()).step)(at(), walk.get().last());
        story.with(|story| match story.heading(at()) {
            heading if heading == story.sentence(at()).0 => step,
            heading => format!("{step} · {heading}"),
        })
    });
    let sentence = live(move || story.with(|story| rich(story.sentence(at()).0, app.lang())));
    let more = live(move || {
        let mut more: Vec<String> =
            story.with(|story| story.more(at()).map(str::to_owned).collect());
        more.extend(Some(turning_point_at(looking, at())).filter(|says| !says.is_empty()));
        rich(&more.join(" · "), app.lang())
    });
    view! {
        <span class="prompt__avatar">{duck}</span>
        <div class="prompt__says grows">
            <small>{live(move || rich(&place.get(), app.lang()))}</small>
            <div role="log" aria-atomic="true" aria-label=word(app, |text| text.table.happens)>
                <p>{sentence}</p>
                <p class="prompt__more">{more}</p>
            </div>
        </div>
    }
    .into_any()
}
