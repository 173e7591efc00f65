//! The boxes of a row.

use super::board::{SheetBoard, box_name, box_selector, chosen, touch_box};
use super::dice::{figure, mark};
use crate::words::{Content, SheetReader, content, describe_box, label, name, text};
use crate::{Action, BOXES, Colour};
use mallard_engine::Seat;
use mallard_kit::prelude::*;
use mallard_words::prompt_messages;

/// The place of the white line among the boxes.
pub(super) const LINE: usize = 4;

/// A row of a sheet; `own`: can the viewer write on it?
pub(super) fn row(lab: SheetBoard, whose: Getter<Seat>, own: bool, colour: Colour) -> AnyView {
    let label = {
        let whose = whose.clone();
        live_text(move || {
            let filled = lab.view.with(|view| view.sheet(whose()).row(colour).numbers().len());
            let filled = u8::try_from(filled).unwrap_or(u8::MAX);
            (text(lab.app.lang()).label.row)(colour, filled)
        })
    };
    let keys = {
        let whose = whose.clone();
        move || {
            let key =
                |place| format!("{place} {:?}", box_content(lab, whose(), own, colour, place));
            let mut keys: Vec<String> = (0..BOXES).map(key).collect();
            keys.insert(LINE, String::from("line"));
            keys
        }
    };
    // A box is rendered again when its content changes, and keeps the focus until then.
    let part = move |key: &str| {
        let place = key.split(' ').next().and_then(|place| place.parse().ok());
        let Some(place) = place else { return html! { <i class="line"></i> } };
        let content = untrack(|| box_content(lab, whose(), own, colour, place));
        show_box(lab, own, colour, place, content)
    };
    html! {
        <div class=format!("row row-{} stacked", name(Some(colour))) role="group" aria-label=label>
            <span class="row__head centred">{mark(colour, false)}</span>
            {live_each(keys, part)}
        </div>
    }
}

fn box_content(lab: SheetBoard, seat: Seat, own: bool, colour: Colour, place: usize) -> Content {
    let reader = if !own || lab.seat.get() != Some(seat) {
        SheetReader::Other
    } else if lab.acting.get() {
        SheetReader::Decides
    } else if lab.people().len() == 1 {
        SheetReader::Waits
    } else {
        SheetReader::Other
    };
    let is_this = |&(whose, row, number): &(Seat, Colour, u8)| {
        whose == seat && row == colour && usize::from(number) == place + 1
    };
    let fresh = lab.latest.with(|latest| latest.written.iter().any(is_this));
    lab.view.with(|view| content(view, seat, reader, colour, place, fresh))
}

fn show_box(lab: SheetBoard, own: bool, colour: Colour, place: usize, content: Content) -> AnyView {
    let label_text = live_text(move || label(content, colour, place, lab.app.lang()));
    let touch = move |_| touch_box(*lab, colour, place);
    match content {
        Content::Written { number, fresh } => html! {
            <span class="box centred" class:box--new=fresh role="img" aria-label=label_text>{figure(number)}</span>
        },
        Content::Chosen(number) => html! {
            <span class="box box--open is-selected centred" role="img" aria-label=label_text>{figure(number)}</span>
        },
        Content::Fits(number) => writable(lab, colour, place, number),
        Content::Refused { .. } | Content::SetAside | Content::Pending { .. } => html! {
            <button
                type="button"
                class="box box--refused centred"
                class:is-shaken=shaken(lab, colour, place)
                aria-disabled="true"
                data-box=box_name(colour, place)
                on:click=touch
            >
                <span class="visually-hidden">{label_text}</span>
                <small>{live(move || lines(describe_box(content, lab.app.lang())))}</small>
            </button>
        },
        Content::Empty if own => html! {
            <span
                class="box centred"
                class:is-shaken=shaken(lab, colour, place)
                data-box=box_name(colour, place)
                on:click=touch
            ></span>
        },
        Content::Empty => html! { <span class="box centred"></span> },
    }
}

/// The next box of a row, if a number can be written in it now.
fn writable(lab: SheetBoard, colour: Colour, place: usize, number: u8) -> AnyView {
    let raised = flag(move || chosen(*lab) == Some(colour));
    let hinted = flag(move || lab.hint.get() == Some(Action::Write(colour)));
    let label_text = live_text(move || {
        let lang = lab.app.lang();
        let label_text = label(Content::Fits(number), colour, place, lang);
        if hinted.get() {
            format!("{label_text}. {}", prompt_messages(lang).try_this)
        } else {
            label_text
        }
    });
    html! {
        <button
            type="button"
            class="box box--open centred"
            data-target
            class:is-selected=raised
            class:is-hinted=hinted
            data-played=lab.played_mark(move |it| it == Action::Write(colour))
            aria-label=label_text
            aria-pressed=live_text(move || raised.get().to_string())
            data-box=box_name(colour, place)
            on:click=move |_| touch_box(*lab, colour, place)
        >
            {figure(number)}
        </button>
    }
}

fn shaken(lab: SheetBoard, colour: Colour, place: usize) -> Signal<bool> {
    flag(move || lab.screen.refused.is_about(&box_selector(colour, place)))
}

/// Each text on a separate line.
fn lines(texts: Vec<String>) -> AnyView {
    let line = |(nth, line): (usize, String)| view! { {(nth > 0).then(|| view! { <br/> })}{line} };
    texts.into_iter().enumerate().map(line).collect_any().into_any()
}
