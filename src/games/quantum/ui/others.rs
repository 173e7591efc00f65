//! The sheets of the others, clockwise, and what each of them does.

use super::board::{Lab, middle_seat};
use super::sheet::{sheet, words_of};
use super::text::{signed, text};
use crate::engine::Seat;
use crate::games::quantum::{Choice, Chosen, Phase, View};
use crate::ui::{Avatar, Icon, Lang, flag, live, live_each, words};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use std::sync::Arc;

/// What a seat does or did, beside its name.
struct State {
    text: String,
    class: &'static str,
    icon: Option<&'static str>,
}

/// All seats but the one whose sheet lies in the middle.
pub(super) fn others(lab: Lab) -> AnyView {
    let keys = move || {
        let own = middle_seat(*lab);
        let seats = lab.view.with(|view| view.seats);
        own.clockwise(seats).skip(1).map(|seat| seat.index().to_string()).collect()
    };
    let part = move |key: &str| {
        let seats = lab.view.with_untracked(|view| view.seats);
        let seat = Seat::all(seats).find(|seat| seat.index().to_string() == key);
        seat.map(|seat| other(lab, seat)).into_any()
    };
    let close = move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            lab.screen.open.set(None);
        }
    };
    view! { <ol class="others" on:keydown=close>{live_each(keys, part)}</ol> }.into_any()
}

fn other(lab: Lab, seat: Seat) -> AnyView {
    let open = flag(move || lab.screen.open.get() == Some(seat));
    let touch = move |_| {
        lab.screen.open.update(|open| *open = (*open != Some(seat)).then_some(seat));
    };
    let label = words(move || {
        let points = words_of(lab, seat, |sheet| signed(sheet.score));
        (text(lab.app.lang()).label.sheet_of)(&lab.name(seat), &points)
    });
    view! {
        <li class="other" class:is-open=open data-seat=seat.index()>
            <section class="panel other__p" aria-label=label>
                <button
                    type="button"
                    class="other__h"
                    aria-expanded=words(move || open.get().to_string())
                    on:click=touch
                >
                    <Avatar duck=lab.duck(seat)/>
                    <b>{lab.name(seat)}</b>
                    {live(move || show_state(lab, seat))}
                    <b>{words(move || words_of(lab, seat, |sheet| signed(sheet.score)))}</b>
                </button>
                {sheet(lab, Arc::new(move || seat), false)}
            </section>
        </li>
    }
    .into_any()
}

fn show_state(lab: Lab, seat: Seat) -> AnyView {
    let lang = lab.app.lang();
    let state = lab.view.with(|view| state(lab, view, seat, lang));
    state
        .map(|State { text, class, icon }| {
            view! { <span class=class>{icon.map(|name| view! { <Icon name small=true/> })}{text}</span> }
        })
        .into_any()
}

fn state(lab: Lab, view: &View, seat: Seat, lang: Lang) -> Option<State> {
    let words = &text(lang).table;
    let tag = |text: &str, class, icon| Some(State { text: text.to_owned(), class, icon });
    let active = seat == view.active;
    match view.phase {
        Phase::Everyone { .. } if view.chosen(seat) == Chosen::No => {
            tag(words.state_choosing, "tag", None)
        }
        Phase::Everyone { .. } => tag(words.state_chosen, "tag tag--drake", Some("check")),
        Phase::Reroll if active => tag(words.state_rolling, "tag tag--drake", None),
        Phase::Active if active => tag(words.state_writing, "tag tag--drake", None),
        Phase::Reroll | Phase::Active => {
            let text = wrote(lab, seat, lang).unwrap_or_else(|| words.state_waits.to_owned());
            tag(&text, "muted", None)
        }
        Phase::Over => None,
    }
}

/// What the seat wrote when all wrote last.
fn wrote(lab: Lab, seat: Seat, lang: Lang) -> Option<String> {
    let words = &text(lang).table;
    lab.latest.with(|latest| {
        let (_, choice, number) = latest.choices.iter().find(|(whose, ..)| *whose == seat)?;
        Some(match choice {
            Choice::Write(colour) => (words.state_wrote)(*colour, *number),
            Choice::Pass => words.state_nothing.to_owned(),
        })
    })
}
