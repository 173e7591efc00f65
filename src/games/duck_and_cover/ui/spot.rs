//! What lies on the large board: ducks, and spaces to duck into.

use super::board::{frame, place};
use super::grid::name_of;
use super::screen::marked;
use super::text::text;
use super::touch::{drop_on, place_of};
use crate::engine::Seat;
use crate::games::duck_and_cover::{Action, Cell, DuckAndCover, Number, Side, Stack, Target, View};
use crate::ui::{Board, Icon, Lang, flag, live_if, text as shared, words};
use leptos::ev::PointerEvent;
use leptos::prelude::*;

/// The stack that the call moves.
pub(super) fn called(board: Board<DuckAndCover>, seat: Seat, stack: Stack) -> AnyView {
    let label = words(move || (text(board.app.lang()).label.must_move)(&label(board, seat, stack)));
    lying(board, seat, stack, "is-called", label)
}

/// A stack that nothing can be done with.
pub(super) fn plain(board: Board<DuckAndCover>, seat: Seat, stack: Stack) -> AnyView {
    lying(board, seat, stack, "", words(move || label(board, seat, stack)))
}

/// A stack that can be taken up, if only to hear why not.
fn lying(
    board: Board<DuckAndCover>,
    seat: Seat,
    stack: Stack,
    state: &'static str,
    label: Signal<String>,
) -> AnyView {
    let Stack { number, cell, .. } = stack;
    let drag = board.screen.drag(seat);
    let down = move |event: PointerEvent| {
        // Between calls nothing moves.
        if board.view.with_untracked(|view| view.moving(seat).is_some()) {
            drag.press(number, &event);
        }
    };
    let up = move |event: PointerEvent| {
        if let Some(dropped) = drag.release(&event)
            && let Some(place) = dropped.place
        {
            drop_on(board, seat, number, &place);
        }
    };
    let (x, y) = place(board, seat, cell);
    let shift = drag.shift(number);
    view! {
        <div
            class=format!("dc{} {state}", thick(stack.height))
            class:is-drag=flag(move || drag.offset(&number).is_some())
            class:is-shake=shaken(board, seat, cell)
            style:--x=x
            style:--y=y
            style:--dx=shift.0
            style:--dy=shift.1
            role="img"
            aria-label=label
            data-drop=name_of(seat, cell)
            data-flip=key(seat, number)
            on:pointerdown=down
            on:pointermove=move |event| drag.follow(&event)
            on:pointerup=up
            on:pointercancel=move |_| drag.cancel()
        >
            {card(stack)}
            {under(board, seat, stack)}
        </div>
    }
    .into_any()
}

/// A stack that can be covered, on that side of the called one.
pub(super) fn target(board: Board<DuckAndCover>, seat: Seat, stack: Stack, side: Side) -> AnyView {
    let (chosen, hinted) = marks(board, seat, Target::Cover(side));
    let label = words(move || {
        let label = (text(board.app.lang()).label.can_cover)(&label(board, seat, stack));
        with_hint(label, hinted, board.app.lang())
    });
    let lies = match side {
        Side::Up => "above",
        Side::Right => "right",
        Side::Down => "below",
        Side::Left => "left",
    };
    let (x, y) = place(board, seat, stack.cell);
    view! {
        <button
            type="button"
            class=format!("dc{}", thick(stack.height))
            class:is-target=flag(move || !chosen.get())
            class:is-sel=chosen
            class:is-hint=hinted
            style:--x=x
            style:--y=y
            aria-label=label
            aria-pressed=words(move || chosen.get().to_string())
            data-drop=name_of(seat, stack.cell)
            data-flip=key(seat, stack.number)
        >
            {card(stack)}
            {under(board, seat, stack)}
            <span class=format!("cover cover--{lies}") aria-hidden="true">
                <Icon name="arrow"/>
            </span>
            {flagged(board, hinted)}
        </button>
    }
    .into_any()
}

/// A space to duck into.
pub(super) fn space(board: Board<DuckAndCover>, seat: Seat, cell: Cell) -> AnyView {
    let (chosen, hinted) = marks(board, seat, Target::Duck(cell));
    let label = words(move || {
        let lang = board.app.lang();
        let label = board.view.with(|view| {
            let (column, row, list) = around(view, seat, cell);
            (text(lang).label.space)(column, row, &list)
        });
        with_hint(label, hinted, lang)
    });
    let (x, y) = place(board, seat, cell);
    let duck = live_if(
        move || chosen.get(),
        move || {
            let moving = board.view.with_untracked(|view| view.moving(seat));
            moving.map(drawing).into_any()
        },
    );
    view! {
        <button
            type="button"
            class="space"
            data-target
            class:is-sel=chosen
            class:is-hint=hinted
            style:--x=x
            style:--y=y
            aria-label=label
            aria-pressed=words(move || chosen.get().to_string())
            data-drop=name_of(seat, cell)
        >
            {duck}
            {flagged(board, hinted)}
        </button>
    }
    .into_any()
}

/// Is this target the choice, and is it what the hint means?
fn marks(board: Board<DuckAndCover>, seat: Seat, target: Target) -> (Signal<bool>, Signal<bool>) {
    let chosen = flag(move || marked(board, seat) == Some(target));
    let meant = Some(Action::Move(target));
    (chosen, flag(move || board.hint.get() == meant && board.seat.get() == Some(seat)))
}

fn with_hint(label: String, hinted: Signal<bool>, lang: Lang) -> String {
    if hinted.get() { format!("{label}. {}", shared(lang).table.try_this) } else { label }
}

fn flagged(board: Board<DuckAndCover>, hinted: Signal<bool>) -> AnyView {
    live_if(
        move || hinted.get(),
        move || {
            let words = shared(board.app.lang()).table.try_this;
            view! { <span class="hintflag">{words}</span> }.into_any()
        },
    )
}

fn shaken(board: Board<DuckAndCover>, seat: Seat, cell: Cell) -> Signal<bool> {
    let place = place_of(seat, cell);
    flag(move || board.screen.refused.speaks_of(&place))
}

/// Column and row of a cell, from 1, and the numbers beside it but for the one that moves.
pub(super) fn around(view: &View, seat: Seat, cell: Cell) -> (i16, i16, String) {
    let frame = frame(view, seat);
    let moving = view.moving(seat);
    let beside = |stack: &&Stack| stack.cell.touches(cell) && Some(stack.number) != moving;
    let numbers = view.tableau(seat).stacks.iter().filter(beside).map(|stack| stack.number);
    (frame.column(cell) + 1, frame.row(cell) + 1, listed(numbers))
}

/// Numbers in a row.
pub(super) fn listed(numbers: impl IntoIterator<Item = Number>) -> String {
    let numbers: Vec<String> =
        numbers.into_iter().map(|number| u8::from(number).to_string()).collect();
    numbers.join(", ")
}

/// A stack in words: what is seen of it and, with the memory aid, what was.
fn label(board: Board<DuckAndCover>, seat: Seat, stack: Stack) -> String {
    let words = &text(board.app.lang()).label;
    let Stack { number, cell, height } = stack;
    board.view.with(|view| {
        let frame = frame(view, seat);
        let (column, row) = (frame.column(cell) + 1, frame.row(cell) + 1);
        let label = (words.stack)(number.into(), height, column, row);
        let label = (words.with_splashes)(&label, number.splashes());
        if height > 1 && board.app.settings.get().memory_aid {
            (words.remembered)(&label, &listed(view.remembered(seat, number)))
        } else {
            label
        }
    })
}

/// What lies under a stack, for the eye, with the memory aid.
fn under(board: Board<DuckAndCover>, seat: Seat, stack: Stack) -> AnyView {
    live_if(
        move || stack.height > 1 && board.app.settings.get().memory_aid,
        move || {
            let numbers = board.view.with_untracked(|view| view.remembered(seat, stack.number));
            view! { <span class="dc__u" data-under=listed(numbers)></span> }.into_any()
        },
    )
}

/// The card on top, and how many there are.
fn card(stack: Stack) -> AnyView {
    let count = (stack.height > 1).then(|| {
        view! { <span class="dc__n" aria-hidden="true">{format!("×{}", stack.height)}</span> }
    });
    view! { {drawing(stack.number)} {count} }.into_any()
}

fn drawing(number: Number) -> AnyView {
    let number = u8::from(number);
    view! {
        <svg class="card__f" viewBox="0 0 100 100" aria-hidden="true">
            <use class="face-m" href=format!("#duck-{number}")></use>
            <use class="face-s" href=format!("#duck-{number}-s")></use>
        </svg>
    }
    .into_any()
}

/// The class of a stack's thickness.
fn thick(height: u8) -> &'static str {
    match height {
        1 => "",
        2 => " dc--2",
        _ => " dc--3",
    }
}

/// The key by which a duck is followed when it moves: on large boards and small ones.
pub(super) fn key(seat: Seat, number: Number) -> String {
    format!("{}-{}", seat.index(), u8::from(number))
}
