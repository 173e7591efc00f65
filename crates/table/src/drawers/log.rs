//! The log: the public events, with names.
//!
//! No one reads all of a long match, so only its end is rendered, and only while the log is open.

use crate::parts::explanation_panel::ExplanationPanel;
use crate::parts::panels::OpenPanels;
use crate::parts::pinned::pinned;
use crate::parts::to_replay::look_back;
use leptos::html;
use mallard_board::{MatchUiHandle, motion::first};
use mallard_kit::prelude::*;
use mallard_session::LogPart;
use mallard_texts::{table_messages, why_panel_messages};
use mallard_words::{LogLine, spoken, text};
use std::sync::Arc;

/// More than a screen has room for.
const INITIAL_STEPS: usize = 40;

/// Further steps at each "earlier".
const FURTHER_STEPS: usize = 100;

#[derive(Clone)]
pub(crate) struct LogDrawer {
    pub(crate) handle: MatchUiHandle,
    pub(crate) open: OpenPanels,
    /// The lines for at least that many of the last steps.
    pub(crate) part: Arc<dyn Fn(usize) -> LogPart + Send + Sync>,
    /// The current step of a replay.
    pub(crate) at: Signal<Option<usize>>,
    /// Goes to a step; `None` if no replay is possible.
    pub(crate) go: Option<Callback<usize>>,
    /// The steps at which bots decided, and the function that explains one.
    pub(crate) why: Option<(ExplanationPanel, Callback<usize>)>,
}

impl LogDrawer {
    /// The log of the match in play; its lines lead to the replay.
    pub(crate) fn new(handle: MatchUiHandle, open: OpenPanels) -> Self {
        let part = Arc::new(move |steps| handle.ask(|table| table.log(steps)));
        let go = Callback::new(move |step| look_back(handle, Some(step)));
        let at = Signal::derive(|| None);
        Self { handle, open, part, at, go: handle.coach.is_none().then_some(go), why: None }
    }
}

pub(crate) fn log_drawer(log: LogDrawer) -> AnyView {
    let LogDrawer { handle, open, .. } = log;
    let app = handle.app;
    let pinned = pinned();
    let seen = settled(move || open.log.get() || pinned.get());
    html! {
        <aside
            class="drawer drawer--log"
            class:is-open=open.log
            aria-label=translate(app, |lang| table_messages(lang).log)
        >
            <i class="drag-handle"></i>
            <div class="drawer__head across apart rigid">
                <h2>{translate(app, |lang| table_messages(lang).log)}</h2>
                <IconButton
                    name="x"
                    label=translate(app, |lang| text(lang).close)
                    on_press=Callback::new(move |()| open.log.set(false))
                />
            </div>
            {live_if(move || seen.get(), move || lines_of(log.clone()))}
        </aside>
    }
}

/// The lines, the newest last and in sight.
fn lines_of(log: LogDrawer) -> AnyView {
    let LogDrawer { handle, open, part: log_part, at, go, why } = log;
    let app = handle.app;
    let steps = RwSignal::new(INITIAL_STEPS);
    let part = RwSignal::new(LogPart::default());
    let body = NodeRef::<html::Div>::new();
    // How far the end was below the top when the user asked for earlier lines.
    let below = StoredValue::new(None::<i32>);
    watch(move || {
        part.set(log_part(steps.get()));
        open.log.track();
        let Some(body) = body.get() else { return };
        let below = below.try_update_value(Option::take).flatten();
        let looks_back = at.get().is_some();
        request_animation_frame(move || {
            if let (true, None, Some(here)) =
                (looks_back, below, first(".log__line[aria-current=true]"))
            {
                return here.scroll_into_view_with_bool(false);
            }
            // The lines in view do not move when others appear above them.
            body.set_scroll_top(body.scroll_height() - below.unwrap_or(0));
        });
    });
    let earlier = move |_| {
        if let Some(body) = body.get_untracked() {
            below.set_value(Some(body.scroll_height() - body.scroll_top()));
        }
        steps.update(|steps| *steps += FURTHER_STEPS);
    };
    let more = move || {
        html! {
            <button type="button" class="button button--quiet log__earlier" on:click=earlier>
                {translate(app, |lang| table_messages(lang).earlier)}
            </button>
        }
    };
    // A line's key is its index and its text: older lines remain unchanged.
    let keys = move || {
        part.with(|part| {
            let key =
                |(number, line): (usize, &LogLine)| format!("{}.{number} {}", part.from, line.text);
            part.lines.iter().enumerate().map(key).collect()
        })
    };
    let show = move |key: &str| {
        let place = key.split(' ').next().and_then(|place| place.split_once('.'));
        let number = place.and_then(|(_, number)| number.parse::<usize>().ok());
        let line = part.with_untracked(|part| {
            let (line, step) = (part.lines.get(number?)?.clone(), *part.steps.get(number?)?);
            let asked = why.filter(|(why, _)| {
                let chose = line.seat.is_some() && why.bot_at(step) == line.seat;
                chose && is_first(part, number.unwrap_or(0))
            });
            Some((line, step, asked.map(|(_, tell)| tell)))
        });
        let shown = |(line, step, why): (LogLine, _, _)| {
            show_line(handle, &line, at, Leads { step, go, why })
        };
        line.map(shown).into_any()
    };
    html! {
        <div class="drawer__body grows" node_ref=body tabindex="0">
            {live_if(move || part.with(LogPart::has_earlier), more)}
            <ol class="log stacked">{live_each(keys, show)}</ol>
        </div>
    }
}

/// Is this the first line of its step and seat?
fn is_first(part: &LogPart, number: usize) -> bool {
    let of = |number: usize| (part.steps[number], part.lines[number].seat);
    number == 0 || of(number - 1) != of(number)
}

/// Where a line of a step leads: to the step, and to the explanation of a bot's decision.
struct Leads {
    step: usize,
    go: Option<Callback<usize>>,
    why: Option<Callback<usize>>,
}

fn show_line(
    handle: MatchUiHandle,
    line: &LogLine,
    at: Signal<Option<usize>>,
    leads: Leads,
) -> AnyView {
    let app = handle.app;
    let lang = app.lang_now();
    let Leads { step, go, why } = leads;
    let text = rich(&line.text, lang);
    if line.heading {
        return html! { <li class="separator across apart"><span>{text}</span></li> };
    }
    let duck = line.seat.map(|seat| handle.player(seat).duck);
    let text = match go {
        None => html! { <span>{text}</span> },
        Some(go) => {
            let here = live_text(move || (at.get() == Some(step)).to_string());
            html! {
                <button type="button" class="log__line" aria-current=here on:click=move |_| go.run(step)>
                    {text}
                </button>
            }
        }
    };
    let why = why.map(|why| {
        let words = why_panel_messages(lang).why;
        let label = format!("{words} {}", spoken(&line.text, lang));
        view! {
            <button type="button" class="log__why" aria-label=label on:click=move |_| why.run(step)>
                {words}
            </button>
        }
    });
    html! { <li class="stacked">{duck.map(|duck| view! { <Avatar duck/> })} {text} {why}</li> }
}
