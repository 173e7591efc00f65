//! A range among the others: who, how it stands, and its cards.

use super::board::{Detail, choose, chosen, my_task, offered};
use super::card::cancelled;
use super::slot::{cards, known};
use crate::engine::Seat;
use crate::games::duck_that_goose::words::{
    controller, place_label, range_label, seat_state, signed, subject, text,
};
use crate::games::duck_that_goose::{Action, DuckThatGoose, Phase, Place, Slot, Step, View};
use crate::ui::{Avatar, Board, flag, live, live_text};
use leptos::prelude::*;

/// One range. `own` is the viewer's, when another's lies in the dock.
pub(super) fn range(board: Board<DuckThatGoose>, seat: Seat, own: bool) -> AnyView {
    let count =
        live_text(move || board.view.with(|view| view.range(seat).len().max(1).to_string()));
    let now = flag(move || board.view.with(|view| is_acting(view, seat)));
    let may = move || offered(board, Action::Seat(seat));
    let asks_seat =
        move || my_task(board).is_some_and(|task| matches!(task.step, Step::Control | Step::Bus));
    let selected = move || chosen(board) == Some(Action::Seat(seat));
    view! {
        <li
            class="range"
            class:range--now=now
            class:range--own=own
            class:range--target=flag(move || may() && !selected())
            class:range--sel=flag(selected)
            class:range--off=flag(move || asks_seat() && !may())
            style:--n=count
            data-seat=seat.index()
        >
            {live(move || closer(board, seat))}
            {live(move || head(board, seat))}
            <div class="range__c">{live(move || places(board, seat))}</div>
        </li>
    }
    .into_any()
}

/// Does it decide, or does somebody decide for it?
fn is_acting(view: &View, seat: Seat) -> bool {
    match view.phase {
        Phase::Peek(waiting) => waiting.has(seat),
        Phase::Play => view.task().is_some_and(|task| subject(task) == seat),
        Phase::Over => false,
    }
}

/// The whole panel as a button: chooses the seat, or shows its range closely.
fn closer(board: Board<DuckThatGoose>, seat: Seat) -> AnyView {
    let lang = board.app.lang();
    let words = &text(lang).offer;
    let asks_seat = my_task(board).map(|task| task.step);
    let control = matches!(asks_seat, Some(Step::Control | Step::Bus));
    if control && !offered(board, Action::Seat(seat)) || picks_card(board) {
        return ().into_any();
    }
    let label = match asks_seat {
        Some(Step::Control) => (words.control_it)(&board.name(seat)),
        Some(Step::Bus) => (words.bus_it)(&board.name(seat)),
        _ => {
            let names = board.names.get_value();
            board.view.with(|view| range_label(view, seat, &names, lang))
        }
    };
    let press = move |_| {
        if control {
            choose(board, Action::Seat(seat));
        } else {
            board.screen.detail.set(Some(Detail::Range(seat)));
        }
    };
    view! { <button type="button" class="range__look" aria-label=label on:click=press></button> }
        .into_any()
}

/// Is the viewer to choose a face-up card on the table?
pub(super) fn picks_card(board: Board<DuckThatGoose>) -> bool {
    my_task(board).is_some_and(|task| {
        matches!(task.step, Step::Lay(_) | Step::Flip | Step::Steal | Step::Shoot | Step::Wind)
    })
}

fn head(board: Board<DuckThatGoose>, seat: Seat) -> AnyView {
    let lang = board.app.lang();
    let controller = board.view.with(|view| controller(view, seat));
    let controller = controller.map(|seat| view! { <i><Avatar duck=board.duck(seat)/></i> });
    let names = board.names.get_value();
    let (state, showing) = board
        .view
        .with(|view| (seat_state(view, seat, &names, lang), signed(view.sheet(seat).result())));
    view! {
        <div class="range__h">
            <span class="range__a"><Avatar duck=board.duck(seat)/>{controller}</span>
            <div class="range__b"><b>{board.name(seat)}</b><small>{state}</small></div>
            <p class="range__t"><small>{text(lang).table.showing}</small><b>{showing}</b></p>
        </div>
    }
    .into_any()
}

/// The cards of a range, each where it may be chosen as a button.
fn places(board: Board<DuckThatGoose>, seat: Seat) -> AnyView {
    let lang = board.app.lang();
    let aid = board.app.settings.get().memory_aid;
    board.view.with(|view| {
        let struck = cancelled(view, seat);
        let chosen_mark = match view.task().map(|task| task.step) {
            Some(Step::Choose(_, chosen) | Step::Direction(chosen)) => chosen.of(seat),
            _ => None,
        };
        let slots = view.range(seat).iter().zip(struck).zip(0_u8..);
        slots
            .map(|((slot, struck), number)| {
                let place = Place { seat, slot: number };
                let shown = cards(slot, struck, known(board, view, place, aid), lang);
                let heap = matches!(slot, Slot::Up { under, .. } if !under.is_empty());
                let marked = chosen_mark == Some(slot.mark());
                place_of(board, place, shown, heap, marked)
            })
            .collect_view()
            .into_any()
    })
}

fn place_of(
    board: Board<DuckThatGoose>,
    place: Place,
    shown: AnyView,
    heap: bool,
    marked: bool,
) -> AnyView {
    let action = Action::Card(place);
    if !offered(board, action) {
        return view! {
            <div class="place" class:place--heap=heap class:is-sel=marked>{shown}</div>
        }
        .into_any();
    }
    let selected = flag(move || chosen(board) == Some(action));
    let names = board.names.get_value();
    let label = board.view.with(|view| place_label(view, place, &names, board.app.lang()));
    view! {
        <button
            type="button"
            class="place is-target"
            class:place--heap=heap
            class:is-sel=selected
            aria-label=label
            aria-pressed=live_text(move || selected.get().to_string())
            on:click=move |_| choose(board, action)
        >
            {shown}
        </button>
    }
    .into_any()
}
