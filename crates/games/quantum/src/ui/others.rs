//! The sheets of the others, clockwise, and the state of each.

use super::board::{SheetBoard, middle_seat};
use super::sheet::{sheet, words_of};
use crate::words::{Doing, doing, signed, text};
use leptos::ev::KeyboardEvent;
use mallard_engine::Seat;
use mallard_kit::prelude::*;
use std::sync::Arc;

/// All seats but the one whose sheet is in the middle.
pub(super) fn others(lab: SheetBoard) -> AnyView {
    let keys = move || {
        let own = middle_seat(*lab);
        let seats = lab.view.with(|view| view.public.seats);
        own.clockwise(seats).skip(1).map(|seat| seat.index().to_string()).collect()
    };
    let part = move |key: &str| {
        let seats = lab.view.with_untracked(|view| view.public.seats);
        let seat = Seat::all(seats).find(|seat| seat.index().to_string() == key);
        seat.map(|seat| other(lab, seat)).into_any()
    };
    let close = move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            lab.screen.open.set(None);
        }
    };
    html! { <ol class="others stacked" on:keydown=close>{live_each(keys, part)}</ol> }
}

/// A seat, and its sheet.
pub(super) fn other(lab: SheetBoard, seat: Seat) -> AnyView {
    let open = flag(move || lab.screen.open.get() == Some(seat));
    let touch = move |_| {
        lab.screen.open.update(|open| *open = (*open != Some(seat)).then_some(seat));
    };
    let label = live_text(move || {
        let points = words_of(lab, seat, |sheet| signed(sheet.score()));
        (text(lab.app.lang()).label.sheet_of)(&lab.name(seat), &points)
    });
    html! {
        <li class="other stacked" class:is-open=open data-seat=seat.index()>
            <section class="panel other__panel downwards" aria-label=label>
                {lab.stand_in(seat)}
                <button
                    type="button"
                    class="other__head across rigid"
                    aria-expanded=live_text(move || open.get().to_string())
                    on:click=touch
                >
                    <Avatar duck=lab.duck(seat)/>
                    <b class="clipped">{lab.name(seat)}</b>
                    {show_doing(move || current_task(lab, seat))}
                    <b>{live_text(move || words_of(lab, seat, |sheet| signed(sheet.score())))}</b>
                </button>
                {sheet(lab, Arc::new(move || seat), false)}
            </section>
        </li>
    }
}

fn current_task(lab: SheetBoard, seat: Seat) -> Option<Doing> {
    let lang = lab.app.lang();
    lab.view.with(|view| lab.latest.with(|latest| doing(view, latest, seat, lang)))
}

/// The words next to a seat's name.
pub(super) fn show_doing(
    doing: impl Fn() -> Option<Doing> + Copy + Send + Sync + 'static,
) -> AnyView {
    let key =
        move || doing().map_or_else(String::new, |doing| format!("{} {}", doing.class, doing.text));
    live_as(key, move || {
        doing()
            .map(|Doing { text, class, icon }| {
                view! { <span class=class>{icon.map(|name| view! { <Icon name small=true/> })}{text}</span> }
            })
            .into_any()
    })
}
