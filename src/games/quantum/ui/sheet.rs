//! A sheet: four rows, the points of its columns, its penalties and its score.

use super::board::{Lab, box_name, box_selector, chosen, touch_box};
use super::contents::{BOXES, Content, Reader, content, label, says};
use super::dice::{figure, mark, name};
use super::text::{signed, text};
use crate::engine::Seat;
use crate::games::quantum::{Action, Colour, SheetView};
use crate::ui::{Ask, Icon, flag, live, live_each, text as shared, words};
use leptos::prelude::*;

/// The place of the white line among the boxes.
const LINE: usize = 4;

/// How many penalty boxes there are.
const PENALTIES: u8 = 5;

/// The sheet of a seat; `own` is the one that can be written on.
pub(super) fn sheet(lab: Lab, whose: Ask<Seat>, own: bool) -> AnyView {
    let rows = Colour::ALL.map(|colour| row(lab, whose.clone(), own, colour));
    let said = move || &text(lab.app.lang()).table;
    let read = {
        let whose = whose.clone();
        move |show: fn(&SheetView) -> String| {
            let seat = whose();
            words_of(lab, seat, show)
        }
    };
    let score = words(move || read(|sheet| signed(sheet.score)));
    view! {
        <div class="sheet">
            <div class="qdir" aria-hidden="true">
                <span></span>
                <p><Icon name="up" small=true/>{words(move || said().rising.to_owned())}</p>
                <p><Icon name="dn" small=true/>{words(move || said().falling.to_owned())}</p>
            </div>
            {rows.into_iter().collect_view()}
            <div class="qr qsum">
                <span class="qh" aria-hidden="true">
                    <small>{words(move || said().column_points.to_owned())}</small>
                </span>
                {columns(lab, whose.clone())}
            </div>
            <div class="qpen">
                <small>{words(move || said().penalties.to_owned())}</small>
                {penalties(lab, whose)}
                <span class="qtot">
                    <small>{words(move || said().score.to_owned())}</small>
                    <b>{score}</b>
                </span>
            </div>
        </div>
    }
    .into_any()
}

/// Something of a seat's sheet, in words.
pub(super) fn words_of(lab: Lab, seat: Seat, show: fn(&SheetView) -> String) -> String {
    lab.view.with(|view| show(view.sheet(seat)))
}

fn row(lab: Lab, whose: Ask<Seat>, own: bool, colour: Colour) -> AnyView {
    let label = {
        let whose = whose.clone();
        words(move || {
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
    // A box is made anew when it shows something else, and keeps the focus as long as it does not.
    let part = move |key: &str| {
        let place = key.split(' ').next().and_then(|place| place.parse().ok());
        let Some(place) = place else { return view! { <i class="line"></i> }.into_any() };
        let content = untrack(|| box_content(lab, whose(), own, colour, place));
        show_box(lab, own, colour, place, content)
    };
    view! {
        <div class=format!("qr qr-{}", name(Some(colour))) role="group" aria-label=label>
            <span class="qh">{mark(colour, false)}</span>
            {live_each(keys, part)}
        </div>
    }
    .into_any()
}

fn box_content(lab: Lab, seat: Seat, own: bool, colour: Colour, place: usize) -> Content {
    let reader = if !own || lab.seat.get() != Some(seat) {
        Reader::Other
    } else if lab.acting.get() {
        Reader::Decides
    } else if lab.people.len() == 1 {
        Reader::Waits
    } else {
        Reader::Other
    };
    let is_this = |&(whose, row, number): &(Seat, Colour, u8)| {
        whose == seat && row == colour && usize::from(number) == place + 1
    };
    let fresh = lab.latest.with(|latest| latest.written.iter().any(is_this));
    lab.view.with(|view| content(view, seat, reader, colour, place, fresh))
}

fn show_box(lab: Lab, own: bool, colour: Colour, place: usize, content: Content) -> AnyView {
    let said = words(move || label(content, colour, place, lab.app.lang()));
    let touch = move |_| touch_box(*lab, colour, place);
    match content {
        Content::Written { number, fresh } => view! {
            <span class="bx" class:bx--new=fresh role="img" aria-label=said>{figure(number)}</span>
        }
        .into_any(),
        Content::Chosen(number) => view! {
            <span class="bx bx--ok is-sel" role="img" aria-label=said>{figure(number)}</span>
        }
        .into_any(),
        Content::Fits(number) => writable(lab, colour, place, number),
        Content::Refused { .. } | Content::SetAside | Content::Pending { .. } => view! {
            <button
                type="button"
                class="bx bx--no"
                class:is-shake=shaken(lab, colour, place)
                aria-disabled="true"
                data-box=box_name(colour, place)
                on:click=touch
            >
                <span class="vh">{said}</span>
                <small>{live(move || lines(says(content, lab.app.lang())))}</small>
            </button>
        }
        .into_any(),
        Content::Empty if own => view! {
            <span
                class="bx"
                class:is-shake=shaken(lab, colour, place)
                data-box=box_name(colour, place)
                on:click=touch
            ></span>
        }
        .into_any(),
        Content::Empty => view! { <span class="bx"></span> }.into_any(),
    }
}

/// The next box of a row, in which a number can be written now.
fn writable(lab: Lab, colour: Colour, place: usize, number: u8) -> AnyView {
    let raised = flag(move || chosen(*lab) == Some(colour));
    let hinted = flag(move || lab.hint.get() == Some(Action::Write(colour)));
    let said = words(move || {
        let lang = lab.app.lang();
        let said = label(Content::Fits(number), colour, place, lang);
        if hinted.get() { format!("{said}. {}", shared(lang).table.try_this) } else { said }
    });
    view! {
        <button
            type="button"
            class="bx bx--ok"
            data-target
            class:is-sel=raised
            class:is-hint=hinted
            aria-label=said
            aria-pressed=words(move || raised.get().to_string())
            data-box=box_name(colour, place)
            on:click=move |_| touch_box(*lab, colour, place)
        >
            {figure(number)}
        </button>
    }
    .into_any()
}

fn shaken(lab: Lab, colour: Colour, place: usize) -> Signal<bool> {
    flag(move || lab.screen.refused.speaks_of(&box_selector(colour, place)))
}

/// Each on a line of its own.
fn lines(said: Vec<String>) -> AnyView {
    let line = |(nth, line): (usize, String)| view! { {(nth > 0).then(|| view! { <br/> })}{line} };
    said.into_iter().enumerate().map(line).collect_view().into_any()
}

fn columns(lab: Lab, whose: Ask<Seat>) -> AnyView {
    live(move || {
        let lang = lab.app.lang();
        let points = lab.view.with(|view| view.sheet(whose()).columns);
        let column = |(points, number): (Option<u8>, u8)| match points {
            Some(points) => {
                let label = (text(lang).label.column)(number, points);
                view! { <span class="sc" role="img" aria-label=label>{points}</span> }.into_any()
            }
            None => view! { <span class="sc"></span> }.into_any(),
        };
        let mut columns: Vec<AnyView> = points.into_iter().zip(1..).map(column).collect();
        columns.insert(LINE, view! { <i class="line"></i> }.into_any());
        columns.into_any()
    })
}

fn penalties(lab: Lab, whose: Ask<Seat>) -> AnyView {
    live(move || {
        let lang = lab.app.lang();
        let filled = lab.view.with(|view| view.sheet(whose()).penalties);
        let penalty = |place: u8| {
            if place <= filled {
                let label = (text(lang).label.penalty)(place);
                let cost = format!("−{place}");
                view! { <span class="pn pn--x" role="img" aria-label=label>{cost}</span> }
                    .into_any()
            } else {
                view! { <span class="pn" aria-hidden="true">{format!("−{place}")}</span> }
                    .into_any()
            }
        };
        (1..=PENALTIES).map(penalty).collect_view().into_any()
    })
}
