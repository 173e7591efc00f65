//! A range among the others: who, how it stands, and its cards.

use super::board::{Detail, choose, chosen, my_task, offered};
use super::card::{back, cancelled, is_copy, picture, seen_facedown};
use super::figures::{signed, value};
use super::task::subject;
use super::text::{Text, card, text};
use crate::engine::Seat;
use crate::games::duck_that_goose::{Action, DuckThatGoose, Kind, Phase, Place, Slot, Step, View};
use crate::ui::{Avatar, Board, Lang, flag, live, words};
use leptos::prelude::*;

/// One range. `own` is the viewer's, when another's lies in the dock.
pub(super) fn range(board: Board<DuckThatGoose>, seat: Seat, own: bool) -> AnyView {
    let count = words(move || board.view.with(|view| view.range(seat).len().max(1).to_string()));
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
    let words = text(board.app.lang());
    let name = board.name(seat);
    let asks_seat = my_task(board).map(|task| task.step);
    let control = matches!(asks_seat, Some(Step::Control | Step::Bus));
    if control && !offered(board, Action::Seat(seat)) || picks_card(board) {
        return ().into_any();
    }
    let label = match asks_seat {
        Some(Step::Control) => (words.offer.control_it)(&name),
        Some(Step::Bus) => (words.offer.bus_it)(&name),
        _ => board.view.with(|view| range_label(view, seat, &name, words)),
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

fn range_label(view: &View, seat: Seat, name: &str, words: &Text) -> String {
    let count = u8::try_from(view.range(seat).len()).unwrap_or(u8::MAX);
    (words.label.range_label)(name, count, &signed(view.sheet(seat).result()))
}

fn head(board: Board<DuckThatGoose>, seat: Seat) -> AnyView {
    let lang = board.app.lang();
    let controller = board.view.with(|view| controller(view, seat));
    let controller = controller.map(|seat| view! { <i><Avatar duck=board.duck(seat)/></i> });
    let (state, showing) =
        board.view.with(|view| (state(view, seat, board, lang), signed(view.sheet(seat).result())));
    view! {
        <div class="range__h">
            <span class="range__a"><Avatar duck=board.duck(seat)/>{controller}</span>
            <div class="range__b"><b>{board.name(seat)}</b><small>{state}</small></div>
            <p class="range__t"><small>{text(lang).table.showing}</small><b>{showing}</b></p>
        </div>
    }
    .into_any()
}

/// Who decides this seat's turn, now or next (DTG-23).
fn controller(view: &View, seat: Seat) -> Option<Seat> {
    if view.turn.seat == seat && view.turn.controller.is_some() {
        return view.turn.controller;
    }
    view.control[seat.index()]
}

/// What a seat does in what everybody does; else its score in the match.
fn state(view: &View, seat: Seat, board: Board<DuckThatGoose>, lang: Lang) -> String {
    let words = &text(lang).table;
    if !view.looking[seat.index()].is_empty() {
        return words.tag_looking.to_owned();
    }
    match (view.phase, view.task().map(|task| task.step)) {
        (Phase::Peek(waiting), _) if waiting.has(seat) => words.tag_choosing.to_owned(),
        (Phase::Peek(_), _) => words.tag_ready.to_owned(),
        (_, Some(Step::Choose(chooser, _))) if chooser == seat => words.tag_choosing.to_owned(),
        (_, Some(Step::Choose(_, chosen) | Step::Direction(chosen))) => {
            let mark = chosen.of(seat);
            let slot = view.range(seat).iter().find(|slot| mark == Some(slot.mark()));
            match slot.and_then(Slot::face_up) {
                Some(kind) => (words.tag_chose)(&value(kind)),
                None => game_total(view, seat, lang),
            }
        }
        _ => match controller(view, seat) {
            Some(other) => (words.tag_decided_by)(&board.name(other)),
            None => game_total(view, seat, lang),
        },
    }
}

fn game_total(view: &View, seat: Seat, lang: Lang) -> String {
    let total = signed(view.totals[seat.index()]);
    format!("{} {total}", text(lang).table.game_total)
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

/// What the viewer is shown of a facedown card: what it sees until it says that it has, or
/// remembers, if the memory aid is on.
pub(super) fn known(
    board: Board<DuckThatGoose>,
    view: &View,
    place: Place,
    aid: bool,
) -> Option<Kind> {
    let Some(Slot::Down { kind, .. }) = view.at(place) else { return None };
    kind.filter(|_| board.glimpsing.get()).or_else(|| view.remembered(place).filter(|_| aid))
}

/// What lies at a place: a back, or the covered cards and the one on top.
pub(super) fn cards(slot: &Slot, struck: bool, known: Option<Kind>, lang: Lang) -> AnyView {
    match slot {
        Slot::Down { mark, .. } => match known {
            Some(kind) => seen_facedown(kind, *mark, lang),
            None => back(*mark),
        },
        Slot::Up { card, under } => {
            let below = under.iter().map(|card| picture(*card, false, lang)).collect_view();
            view! { {below} {picture(*card, struck, lang)} }.into_any()
        }
    }
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
    view! {
        <button
            type="button"
            class="place is-target"
            class:place--heap=heap
            class:is-sel=selected
            aria-label=place_label(board, place)
            aria-pressed=words(move || selected.get().to_string())
            on:click=move |_| choose(board, action)
        >
            {shown}
        </button>
    }
    .into_any()
}

/// "Eider’s range: The Deadly Dozen, +12".
fn place_label(board: Board<DuckThatGoose>, place: Place) -> String {
    let lang = board.app.lang();
    let words = text(lang);
    let range = (words.table.range_of)(&board.name(place.seat));
    let said = board.view.with(|view| slot_label(view, place, None, lang));
    format!("{range}. {said}")
}

/// A card of a range by its place: "Card 2, facedown", "Card 3: A Perfect Storm, +13".
pub(super) fn slot_label(view: &View, place: Place, known: Option<Kind>, lang: Lang) -> String {
    let words = &text(lang).label;
    let number = place.slot + 1;
    match view.at(place) {
        None => String::new(),
        Some(Slot::Down { .. }) => match known {
            Some(kind) => (words.facedown_known_label)(number, card(kind, lang)),
            None => (words.facedown_label)(number),
        },
        Some(Slot::Up { card: upper, under }) => {
            let (name, figure) = (card(upper.kind, lang), value(upper.kind));
            let mut said = (words.face_up_label)(number, name, &figure);
            if is_copy(*upper) {
                said = (words.copy_label)(&said);
            }
            if under.is_empty() {
                return said;
            }
            let below = under.iter().map(|card| card.kind);
            (words.covers_label)(&said, &super::offers::list_of_cards(below, lang))
        }
    }
}
