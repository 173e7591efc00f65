//! A small board. A person can play on it by dragging, while another plays on the large one.

use super::covered::covered;
use super::place::{framed, place};
use super::screen::targets;
use super::stack::key;
use super::touch::{drop_on, look_at};
use crate::engine::Seat;
use crate::games::duck_and_cover::words::{Frame, cell_at, cell_of, ducks_listed, name_of};
use crate::games::duck_and_cover::{Answer, Cell, DuckAndCover, Stack, View};
use crate::ui::{Board, flag, live_each, live_text, settled};
use leptos::ev::PointerEvent;
use leptos::prelude::*;

pub(super) fn small_board(board: Board<DuckAndCover>, seat: Seat) -> AnyView {
    // A person who still has to choose can do so here; after that, the large board is for changing
    // the choice.
    let played_on = settled(move || {
        let chooses = board.view.with(|view| view.answer(seat) == Some(Answer::Chooses));
        chooses && !targets(board, seat).is_empty()
    });
    let frame = framed(move || {
        let frame = board.view.with(|view| Frame::around(view.tableau(seat)));
        if played_on.get() { frame.with_ring() } else { frame.not_small() }
    });
    let label = live_text(move || {
        let visible = board.view.with(|view| view.tableau(seat).visible());
        ducks_listed(&board.name(seat), visible, board.app.lang())
    });
    let keys = move || {
        board.view.with(|view| {
            let tableau = view.tableau(seat);
            let mut keys: Vec<String> = tableau
                .stacks
                .iter()
                .map(|stack| stack_key(view, seat, *stack, played_on.get()))
                .collect();
            if played_on.get() {
                let empty = |cell: &Cell| tableau.at(*cell).is_none();
                let spaces = targets(board, seat);
                let spaces = spaces.iter().filter_map(|&target| cell_at(view, seat, target));
                keys.extend(spaces.filter(empty).map(|cell| name_of(seat, cell)));
            }
            keys
        })
    };
    // Parts that come later than the board itself have just moved there.
    let laid = StoredValue::new(false);
    request_animation_frame(move || {
        // The board may be gone by the time of the frame.
        laid.try_set_value(true);
    });
    let part = move |key: &str| {
        let name = key.split(' ').next().unwrap_or_default();
        let Some((_, cell)) = cell_of(name) else { return ().into_any() };
        let (x, y) = place(frame, cell);
        let stack = board.view.with_untracked(|view| view.tableau(seat).at(cell));
        match stack {
            Some(stack) => small_stack(board, seat, stack, (x, y), laid.get_value()),
            None => view! { <i class="mw" style:--x=x style:--y=y data-drop=name.to_owned()></i> }
                .into_any(),
        }
    };
    let under_another = move |stack: Stack| {
        let (x, y) = place(frame, stack.cell);
        let flip = key(seat, stack.number);
        view! {
            <span class="mc" style:--x=x style:--y=y data-flip=flip>{u8::from(stack.number)}</span>
        }
        .into_any()
    };
    view! {
        <div class="mini" role="img" aria-label=label on:click=move |_| look_at(board, seat)>
            <div
                class="mini__g"
                style:--cols=live_text(move || frame.get().columns.to_string())
                style:--rows=live_text(move || frame.get().rows.to_string())
            >
                {covered(board, seat, under_another)}
                {live_each(keys, part)}
            </div>
        </div>
    }
    .into_any()
}

/// A stack is made again when it has moved, has grown, or can be taken up.
fn stack_key(view: &View, seat: Seat, stack: Stack, played_on: bool) -> String {
    let called = played_on && view.moving(seat) == Some(stack.number);
    let Stack { number, cell, height } = stack;
    format!("{} {number:?} {height} {called}", name_of(seat, cell))
}

fn small_stack(
    board: Board<DuckAndCover>,
    seat: Seat,
    stack: Stack,
    (x, y): (Signal<String>, Signal<String>),
    moved: bool,
) -> AnyView {
    let Stack { number, cell, height } = stack;
    let drag = board.screen.drag(seat);
    let called = flag(move || {
        board.people.has(seat)
            && board.view.with(|view| {
                view.moving(seat) == Some(number) && view.answer(seat) == Some(Answer::Chooses)
            })
    });
    let down = move |event: PointerEvent| {
        if called.get_untracked() {
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
    let shift = drag.shift(number);
    let class = match height {
        1 => "mc",
        2 => "mc mc--2",
        _ => "mc mc--3",
    };
    view! {
        <span
            class=class
            class:mc--moved=moved
            class:is-called=called
            class:is-drag=flag(move || drag.offset(&number).is_some())
            style:--x=x
            style:--y=y
            style:--dx=shift.0
            style:--dy=shift.1
            data-drop=name_of(seat, cell)
            data-flip=key(seat, number)
            on:pointerdown=down
            on:pointermove=move |event| drag.follow(&event)
            on:pointerup=up
            on:pointercancel=move |_| drag.cancel()
        >
            {u8::from(number)}
        </span>
    }
    .into_any()
}
