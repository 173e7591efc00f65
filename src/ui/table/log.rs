//! The log: what happened, with names, and only what everybody may know.

use super::bar::word;
use super::screen::Open;
use super::session::Session;
use crate::engine::{Seat, Viewer};
use crate::ui::avatar::Avatar;
use crate::ui::face::{Face, Line};
use crate::ui::glyph::rich;
use crate::ui::icon::IconButton;
use leptos::html;
use leptos::prelude::*;

pub(super) fn log_drawer<G: Face>(session: Session<G>, open: Open) -> impl IntoView {
    let app = session.app;
    let lines = Memo::new(move |_| all_lines(session));
    let body = NodeRef::<html::Div>::new();
    // The newest line is last: keep it in sight.
    Effect::new(move |_| {
        lines.track();
        let shown = open.log.get();
        if let Some(body) = body.get() {
            let _ = shown;
            request_animation_frame(move || body.set_scroll_top(body.scroll_height()));
        }
    });
    let numbered = move || lines.get().into_iter().enumerate().collect::<Vec<_>>();
    let last = move |number| lines.with(|lines| number + 1 == lines.len());
    view! {
        <aside
            class="drawer drawer--log"
            class:is-open=move || open.log.get()
            aria-label=word(app, |text| text.table.log)
        >
            <i class="grab"></i>
            <div class="drawer__h">
                <h2>{move || app.text().table.log}</h2>
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
                        {show_line(session, line, move || last(number))}
                    </For>
                </ol>
            </div>
        </aside>
    }
}

fn show_line<G: Face>(
    session: Session<G>,
    line: Line,
    newest: impl Fn() -> bool + Send + Sync + 'static,
) -> AnyView {
    let lang = session.app.lang_now();
    if line.heading {
        return view! { <li class="sep"><span>{rich(&line.text, lang)}</span></li> }.into_any();
    }
    let duck = line.seat.map(|seat| session.player(seat).duck);
    view! {
        <li class:now=newest>
            {duck.map(|duck| view! { <Avatar duck/> })}
            <span>{rich(&line.text, lang)}</span>
        </li>
    }
    .into_any()
}

/// The lines of the whole match.
fn all_lines<G: Face>(session: Session<G>) -> Vec<Line> {
    let lang = session.app.lang();
    let names = session.names.get_value();
    session.table.with(|table| {
        let steps = table.steps().iter().flat_map(|step| &step.events);
        table
            .opening()
            .iter()
            .chain(steps)
            .filter_map(|event| G::redact(event, Viewer::Table))
            .filter_map(|event| G::line(&event, &names, lang))
            .collect()
    })
}

/// The last lines since `seat` decided last, at most `most`, without headings.
pub(super) fn lines_since<G: Face>(session: Session<G>, seat: Seat, most: usize) -> Vec<Line> {
    let lang = session.app.lang();
    let names = session.names.get_value();
    session.table.with(|table| {
        let steps = table.steps();
        let since = steps.iter().rposition(|step| step.seat == seat).map_or(0, |last| last + 1);
        let mut lines: Vec<Line> = steps[since..]
            .iter()
            .flat_map(|step| &step.events)
            .filter_map(|event| G::redact(event, Viewer::Table))
            .filter_map(|event| G::line(&event, &names, lang))
            .filter(|line| !line.heading)
            .collect();
        lines.split_off(lines.len().saturating_sub(most))
    })
}
