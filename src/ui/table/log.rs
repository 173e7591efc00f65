//! The log: what happened, with names, and only what everybody may know.
//!
//! Nobody reads all of a long match, so only its end is made, and only while it is looked at.

use super::desk::Desk;
use super::open::Open;
use super::pinned::pinned;
use crate::session::LogPart;
use crate::ui::kit::{App, Avatar, IconButton, live_each, live_if, rich, settled, watch, word};
use crate::words::Line;
use leptos::html;
use leptos::prelude::*;

/// So many steps are told at first: more than a screen holds.
const STEPS: usize = 40;

/// So many more at each "earlier".
const MORE: usize = 100;

pub(super) fn log_drawer(desk: Desk, open: Open) -> AnyView {
    let app = desk.app;
    let pinned = pinned();
    let seen = settled(move || open.log.get() || pinned.get());
    view! {
        <aside
            class="drawer drawer--log"
            class:is-open=open.log
            aria-label=word(app, |text| text.table.log)
        >
            <i class="grab"></i>
            <div class="drawer__h">
                <h2>{word(app, |text| text.table.log)}</h2>
                <IconButton
                    name="x"
                    label=word(app, |text| text.close)
                    on_press=Callback::new(move |()| open.log.set(false))
                />
            </div>
            {live_if(move || seen.get(), move || lines_of(desk, open))}
        </aside>
    }
    .into_any()
}

/// The lines, the newest last and in sight.
fn lines_of(desk: Desk, open: Open) -> AnyView {
    let app = desk.app;
    let steps = RwSignal::new(STEPS);
    let part = RwSignal::new(LogPart::default());
    let body = NodeRef::<html::Div>::new();
    // How far the end was below the top when earlier lines were asked for.
    let below = StoredValue::new(None::<i32>);
    watch(move || {
        part.set(desk.ask().log(steps.get()));
        open.log.track();
        let Some(body) = body.get() else { return };
        let below = below.try_update_value(Option::take).flatten();
        request_animation_frame(move || {
            // What was read stays where it was when lines come above it.
            body.set_scroll_top(body.scroll_height() - below.unwrap_or(0));
        });
    });
    let earlier = move |_| {
        if let Some(body) = body.get_untracked() {
            below.set_value(Some(body.scroll_height() - body.scroll_top()));
        }
        steps.update(|steps| *steps += MORE);
    };
    let more = move || {
        view! {
            <button type="button" class="btn btn--quiet log__e" on:click=earlier>
                {word(app, |text| text.table.earlier)}
            </button>
        }
        .into_any()
    };
    // A line's key is its place and its text: what was written stays as it is.
    let keys = move || {
        part.with(|part| {
            let key =
                |(number, line): (usize, &Line)| format!("{}.{number} {}", part.from, line.text);
            part.lines.iter().enumerate().map(key).collect()
        })
    };
    let show = move |key: &str| {
        let place = key.split(' ').next().and_then(|place| place.split_once('.'));
        let number = place.and_then(|(_, number)| number.parse::<usize>().ok());
        let line = part.with_untracked(|part| part.lines.get(number?).cloned());
        line.map(|line| show_line(desk, app, &line)).into_any()
    };
    view! {
        <div class="drawer__b" node_ref=body tabindex="0">
            {live_if(move || part.with(LogPart::has_earlier), more)}
            <ol class="log">{live_each(keys, show)}</ol>
        </div>
    }
    .into_any()
}

fn show_line(desk: Desk, app: App, line: &Line) -> AnyView {
    let text = rich(&line.text, app.lang_now());
    if line.heading {
        return view! { <li class="sep"><span>{text}</span></li> }.into_any();
    }
    let duck = line.seat.map(|seat| desk.player(seat).duck);
    view! {
        <li>{duck.map(|duck| view! { <Avatar duck/> })} <span>{text}</span></li>
    }
    .into_any()
}
