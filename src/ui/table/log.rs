//! The log: what happened, with names, and only what everybody may know.

use super::bar::word;
use super::desk::Desk;
use super::screen::Open;
use crate::ui::avatar::Avatar;
use crate::ui::face::Line;
use crate::ui::glyph::rich;
use crate::ui::icon::IconButton;
use crate::ui::live::{live_each, watch};
use leptos::html;
use leptos::prelude::*;

pub(super) fn log_drawer(desk: Desk, open: Open) -> AnyView {
    let app = desk.app;
    let lines = RwSignal::new(Vec::new());
    let body = NodeRef::<html::Div>::new();
    watch(move || {
        lines.set(desk.ask().lines());
        open.log.track();
        if let Some(body) = body.get() {
            // The newest line is last: keep it in sight.
            request_animation_frame(move || body.set_scroll_top(body.scroll_height()));
        }
    });
    // A line's key is its place and its text: what was written stays as it is.
    let keys = move || {
        let numbered = |(number, line): (usize, &Line)| format!("{number} {}", line.text);
        lines.with(|lines| lines.iter().enumerate().map(numbered).collect())
    };
    let show = move |key: &str| {
        let number = key.split(' ').next().and_then(|number| number.parse::<usize>().ok());
        let line =
            number.and_then(|number| lines.with_untracked(|lines| lines.get(number).cloned()));
        line.map(|line| show_line(desk, &line)).into_any()
    };
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
            <div class="drawer__b" node_ref=body tabindex="0">
                <ol class="log">{live_each(keys, show)}</ol>
            </div>
        </aside>
    }
    .into_any()
}

fn show_line(desk: Desk, line: &Line) -> AnyView {
    let text = rich(&line.text, desk.app.lang_now());
    if line.heading {
        return view! { <li class="sep"><span>{text}</span></li> }.into_any();
    }
    let duck = line.seat.map(|seat| desk.player(seat).duck);
    view! {
        <li>{duck.map(|duck| view! { <Avatar duck/> })} <span>{text}</span></li>
    }
    .into_any()
}
