//! The elements of the large board: ducks, and spaces to duck into.

use super::place::{place, selector};
use super::screen::marked;
use super::stack::{card, drawing, key, label, thickness_class, under};
use super::touch::drop_on;
use crate::words::{CellBounds, name_of, space_label, text};
use crate::{Action, Cell, DuckAndCover, Side, Stack, Target};
use leptos::ev::PointerEvent;
use mallard_board::MatchUi;
use mallard_engine::Seat;
use mallard_kit::hint_flag;
use mallard_kit::prelude::*;
use mallard_words::{Lang, prompt_messages};

/// The cells that a stack of the board has just moved from and to.
pub(super) type Moved = Memo<Option<(Cell, Cell)>>;

/// The stack that the call moves.
pub(super) fn called(
    board: MatchUi<DuckAndCover>,
    seat: Seat,
    frame: Memo<CellBounds>,
    stack: Stack,
) -> AnyView {
    let label =
        live_text(move || (text(board.app.lang()).label.must_move)(&label(board, seat, stack)));
    lying(board, seat, frame, stack, "is-called", label)
}

/// A stack that has no use now.
pub(super) fn plain(
    board: MatchUi<DuckAndCover>,
    seat: Seat,
    frame: Memo<CellBounds>,
    moved: Moved,
    stack: Stack,
) -> AnyView {
    let state = if moved.get_untracked().is_some_and(|(_, to)| to == stack.cell) {
        "is-arrived"
    } else {
        ""
    };
    lying(board, seat, frame, stack, state, live_text(move || label(board, seat, stack)))
}

/// A stack that can be picked up, if only to show why it cannot move.
fn lying(
    board: MatchUi<DuckAndCover>,
    seat: Seat,
    frame: Memo<CellBounds>,
    stack: Stack,
    state: &'static str,
    label: Signal<String>,
) -> AnyView {
    let Stack { number, cell, .. } = stack;
    let drag = board.screen.drag(seat);
    let down = move |event: PointerEvent| {
        // Between calls nothing moves.
        if board.view.with_untracked(|view| view.moving(seat).is_some()) {
            drag.start(number, &event);
        }
    };
    let up = move |event: PointerEvent| {
        if let Some(dropped) = drag.release(&event)
            && let Some(place) = dropped.place
        {
            drop_on(board, seat, number, &place);
        }
    };
    let (x, y) = place(frame, cell);
    let shift = drag.watch_offset(number);
    html! {
        <div
            class=format!("duck{} {state}", thickness_class(stack.height))
            class:is-dragged=flag(move || drag.offset(&number).is_some())
            class:is-shaken=shaken(board, seat, cell)
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
}

/// A stack under the one that has just covered it.
pub(super) fn under_another(frame: Memo<CellBounds>, seat: Seat, stack: Stack) -> AnyView {
    let (x, y) = place(frame, stack.cell);
    html! {
        <div
            class=format!("duck duck--under{}", thickness_class(stack.height))
            style:--x=x
            style:--y=y
            data-flip=key(seat, stack.number)
            aria-hidden="true"
        >
            {drawing(stack.number)}
        </div>
    }
}

/// A stack that can be covered, on that side of the called one.
pub(super) fn target(
    board: MatchUi<DuckAndCover>,
    seat: Seat,
    frame: Memo<CellBounds>,
    stack: Stack,
    side: Side,
) -> AnyView {
    let (chosen, hinted) = marks(board, seat, Target::Cover(side));
    let label = live_text(move || {
        let label = (text(board.app.lang()).label.can_cover)(&label(board, seat, stack));
        with_hint(label, hinted, board.app.lang())
    });
    let lies = match side {
        Side::Up => "above",
        Side::Right => "right",
        Side::Down => "below",
        Side::Left => "left",
    };
    let (x, y) = place(frame, stack.cell);
    html! {
        <button
            type="button"
            class=format!("duck{}", thickness_class(stack.height))
            class:is-target=flag(move || !chosen.get())
            class:is-selected=chosen
            class:is-hinted=hinted
            data-played=played(board, seat, Target::Cover(side))
            style:--x=x
            style:--y=y
            aria-label=label
            aria-pressed=live_text(move || chosen.get().to_string())
            data-drop=name_of(seat, stack.cell)
            data-flip=key(seat, stack.number)
        >
            {card(stack)}
            {under(board, seat, stack)}
            <svg class=format!("cover cover--{lies}") viewBox="0 0 20 20" aria-hidden="true">
                <path d="M3.5 2.5 17 10 3.5 17.5Z"></path>
            </svg>
            {hint_flag(board.app, hinted)}
        </button>
    }
}

/// A space to duck into.
pub(super) fn space(
    board: MatchUi<DuckAndCover>,
    seat: Seat,
    frame: Memo<CellBounds>,
    cell: Cell,
) -> AnyView {
    let (chosen, hinted) = marks(board, seat, Target::Duck(cell));
    let label = live_text(move || {
        let lang = board.app.lang();
        let label = board.view.with(|view| space_label(view, seat, cell, lang));
        with_hint(label, hinted, lang)
    });
    let (x, y) = place(frame, cell);
    let duck = live_if(
        move || chosen.get(),
        move || {
            let moving = board.view.with_untracked(|view| view.moving(seat));
            moving.map(drawing).into_any()
        },
    );
    html! {
        <button
            type="button"
            class="space"
            data-target
            class:is-selected=chosen
            class:is-hinted=hinted
            data-played=played(board, seat, Target::Duck(cell))
            style:--x=x
            style:--y=y
            aria-label=label
            aria-pressed=live_text(move || chosen.get().to_string())
            data-drop=name_of(seat, cell)
        >
            {duck}
            {hint_flag(board.app, hinted)}
        </button>
    }
}

/// Is this target the choice, and does the hint point to it?
fn marks(board: MatchUi<DuckAndCover>, seat: Seat, target: Target) -> (Signal<bool>, Signal<bool>) {
    let chosen = flag(move || marked(board, seat) == Some(target));
    let meant = Some(Action::Move(target));
    (chosen, flag(move || board.hint.get() == meant && board.seat.get() == Some(seat)))
}

/// The word on this target, if the player of a moment chose it.
fn played(board: MatchUi<DuckAndCover>, seat: Seat, target: Target) -> Signal<String> {
    board.played_mark(move |it| it == Action::Move(target) && board.seat.get() == Some(seat))
}

fn with_hint(label: String, hinted: Signal<bool>, lang: Lang) -> String {
    if hinted.get() { format!("{label}. {}", prompt_messages(lang).try_this) } else { label }
}

fn shaken(board: MatchUi<DuckAndCover>, seat: Seat, cell: Cell) -> Signal<bool> {
    let place = selector(seat, cell);
    flag(move || board.screen.refused.is_about(&place))
}
