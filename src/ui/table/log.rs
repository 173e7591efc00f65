//! The log: what happened, with names, and only what everybody may know.

use super::bar::word;
use super::desk::Desk;
use super::screen::Open;
use crate::ui::avatar::Avatar;
use crate::ui::face::Line;
use crate::ui::glyph::rich;
use crate::ui::icon::IconButton;
use crate::ui::live::flag;
use leptos::html;
use leptos::prelude::*;

pub(super) fn log_drawer(desk: Desk, open: Open) -> AnyView {
    let Desk { app, lines, .. } = desk;
    let body = NodeRef::<html::Div>::new();
    // The newest line is last: keep it in sight.
    Effect::new(move |_| {
        lines.track();
        open.log.track();
        if let Some(body) = body.get() {
            request_animation_frame(move || body.set_scroll_top(body.scroll_height()));
        }
    });
    let numbered = move || lines.get().into_iter().enumerate().collect::<Vec<_>>();
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
            <div class="drawer__b" node_ref=body tabindex="-1">
                <ol class="log">
                    <For
                        each=numbered
                        key=|(number, line)| (*number, line.text.clone())
                        let((number, line))
                    >
                        {show_line(desk, &line, flag(move || lines.with(|lines| number + 1 == lines.len())))}
                    </For>
                </ol>
            </div>
        </aside>
    }
    .into_any()
}

fn show_line(desk: Desk, line: &Line, newest: Signal<bool>) -> AnyView {
    let text = rich(&line.text, desk.app.lang_now());
    if line.heading {
        return view! { <li class="sep"><span>{text}</span></li> }.into_any();
    }
    let duck = line.seat.map(|seat| desk.player(seat).duck);
    view! {
        <li class:now=newest>{duck.map(|duck| view! { <Avatar duck/> })} <span>{text}</span></li>
    }
    .into_any()
}
