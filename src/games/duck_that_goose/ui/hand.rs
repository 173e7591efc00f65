//! The own range in the dock, or what is chosen there instead.

use super::board::{chosen, docked, is_peeked, my_step, my_task, offered, selector, touch};
use super::card::{back_face, cancelled, face, flip, peek_mark, picture};
use super::pick::pick;
use super::slot::known;
use crate::engine::Seat;
use crate::games::duck_that_goose::words::{is_copy, signed, slot_label, subject, text};
use crate::games::duck_that_goose::{Action, DuckThatGoose, Kind, Place, Slot, Step};
use crate::ui::{Avatar, Board, CardBack, flag, live, live_text};
use crate::words::Lang;
use leptos::prelude::*;

pub(super) fn hand(board: Board<DuckThatGoose>) -> AnyView {
    let area = live(move || match my_step(board) {
        Some(step @ (Step::Birds(_) | Step::Name | Step::Arrange(_) | Step::Direction(_))) => {
            pick(board, step)
        }
        _ => docked(board).map(|seat| own(board, seat)).into_any(),
    });
    view! { {live(move || for_another(board))} {area} {board.screen.bubble.view(board.app)} }
        .into_any()
}

/// Says that the viewer decides for another (DTG-23).
fn for_another(board: Board<DuckThatGoose>) -> AnyView {
    let Some(task) = my_task(board).filter(|task| subject(*task) != task.decider) else {
        return ().into_any();
    };
    let (decider, other) = (task.decider, subject(task));
    let said = (text(board.app.lang()).table.control_bar)(&board.name(decider), &board.name(other));
    view! {
        <p class="for">
            <Avatar duck=board.duck(decider)/>
            <span>{said}</span>
            <Avatar duck=board.duck(other)/>
        </p>
    }
    .into_any()
}

fn own(board: Board<DuckThatGoose>, seat: Seat) -> AnyView {
    let slots = move || board.view.with(|view| view.range(seat).len());
    let label = live_text(move || {
        let words = &text(board.app.lang()).table;
        if Some(seat) == board.seat.get() {
            words.your_range.to_owned()
        } else {
            (words.range_of)(&board.name(seat))
        }
    });
    let cards = live(move || {
        let slots = u8::try_from(slots()).unwrap_or(u8::MAX);
        (0..slots).map(|slot| own_card(board, Place { seat, slot })).collect_view().into_any()
    });
    view! {
        <div class="own">
            <div
                class="hand"
                role="group"
                aria-label=label
                data-whose=seat.index()
                style:--n=live_text(move || slots().max(1).to_string())
            >
                {cards}
            </div>
            {live(move || tally(board, seat))}
        </div>
    }
    .into_any()
}

/// How the range stands; away while its cards are chosen from.
fn tally(board: Board<DuckThatGoose>, seat: Seat) -> AnyView {
    let words = &text(board.app.lang()).table;
    let picked = board.offers.with(|offers| {
        offers.iter().any(|action| matches!(action, Action::Card(place) if place.seat == seat))
    });
    if picked {
        return ().into_any();
    }
    let (showing, facedown, total) = board.view.with(|view| {
        let facedown = view.range(seat).iter().filter(|slot| slot.is_down()).count();
        (view.sheet(seat).result(), facedown, view.totals[seat.index()])
    });
    view! {
        <dl class="tally">
            <div><dt>{words.showing}</dt><dd>{signed(showing)}</dd></div>
            <div><dt>{words.facedown}</dt><dd>{facedown}</dd></div>
            <div><dt>{words.game_so_far}</dt><dd>{signed(total)}</dd></div>
        </dl>
    }
    .into_any()
}

/// A card of the range in the dock; always a button, for there is always something to see.
fn own_card(board: Board<DuckThatGoose>, place: Place) -> AnyView {
    let lang = board.app.lang();
    let aid = board.app.settings.get().memory_aid;
    let action = Action::Card(place);
    let Some(slot) = board.view.with(|view| view.at(place).cloned()) else {
        return ().into_any();
    };
    let peeks = board.offers.with(|offers| matches!(offers.first(), Some(Action::Peek(_))));
    let may = offered(board, action) || peeks;
    let struck = board.view.with(|view| cancelled(view, place.seat)[usize::from(place.slot)]);
    let known = board.view.with(|view| known(board, view, place, aid));
    let label = board.view.with(|view| slot_label(view, place, known, lang));
    let down = slot.is_down();
    let heap = matches!(&slot, Slot::Up { under, .. } if !under.is_empty());
    let selected = flag(move || chosen(board) == Some(action) || is_peeked(board, place.slot));
    let shaken = flag(move || board.screen.bubble.speaks_of(&selector(place)));
    let hinted = board.hint.get() == Some(action);
    let class = match (&slot, known) {
        (Slot::Down { .. }, None) => "card card--back",
        _ if heap => "place place--heap",
        _ => "card goose",
    };
    view! {
        <button
            type="button"
            class=class
            class:is-playable=may && down
            class:is-target=may && !down
            class:is-sel=selected
            class:is-hint=hinted
            class:is-shake=shaken
            class:is-cancelled=struck && !heap
            aria-label=label
            aria-pressed=live_text(move || selected.get().to_string())
            data-slot=place.slot
            data-flip=flip(slot.mark())
            on:click=move |_| touch(board, place)
        >
            {drawn(&slot, known, struck, lang)}
            {(down && known.is_some()).then(peek_mark)}
            {(may && down).then(|| swap_mark(board, peeks))}
        </button>
    }
    .into_any()
}

fn drawn(slot: &Slot, known: Option<Kind>, struck: bool, lang: Lang) -> AnyView {
    match (slot, known) {
        (Slot::Down { .. }, Some(kind)) => face(kind, false, lang),
        (Slot::Down { .. }, None) => back_face(),
        (Slot::Up { card, under }, _) if under.is_empty() => face(card.kind, is_copy(*card), lang),
        (Slot::Up { card, under }, _) => {
            let below = under.iter().map(|card| picture(*card, false, lang)).collect_view();
            view! { {below} {picture(*card, struck, lang)} }.into_any()
        }
    }
}

/// What a touch on a facedown card does, in a word.
fn swap_mark(board: Board<DuckThatGoose>, peeks: bool) -> AnyView {
    let words = &text(board.app.lang()).table;
    let said = match my_step(board) {
        _ if peeks => words.mark_look,
        Some(Step::MakeRoom) => words.mark_replace,
        _ => words.mark_turn_up,
    };
    view! { <span class="swap">{said}</span> }.into_any()
}

/// Backs for a look at a range.
pub(super) fn backs(count: usize) -> AnyView {
    (0..count.min(4)).map(|_| view! { <CardBack/> }).collect_view().into_any()
}
