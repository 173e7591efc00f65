//! A small board, to look at: a tap makes it the large one. At the end of a round its stacks are drawn as on a large
//! board.

use super::covered::covered;
use super::place::{framed, place};
use super::stack::{card, key, thickness_class};
use super::touch::look_at;
use crate::words::{CellBounds, cell_of, ducks_listed, name_of};
use crate::{Answer, DuckAndCover, Stack};
use mallard_board::MatchUi;
use mallard_engine::Seat;
use mallard_kit::prelude::*;

pub(super) fn small_board(board: MatchUi<DuckAndCover>, seat: Seat) -> AnyView {
    let frame = framed(move || {
        let frame = board.view.with(|view| CellBounds::around(view.tableau(seat)));
        // No board moves any more: each is as large as its place.
        if board.has_ended_part() { frame } else { frame.not_small() }
    });
    let label = live_text(move || {
        let visible = board.view.with(|view| view.tableau(seat).visible());
        ducks_listed(&board.name(seat), visible, board.app.lang())
    });
    // A stack is rendered again when it has moved or has grown.
    let keys = move || {
        let ended = board.has_ended_part();
        let key = |Stack { number, cell, height }: &Stack| {
            format!("{} {number:?} {height} {ended}", name_of(seat, *cell))
        };
        board.view.with(|view| view.tableau(seat).stacks.iter().map(key).collect())
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
        let stack = board.view.with_untracked(|view| view.tableau(seat).at(cell));
        let stack =
            stack.map(|it| small_stack(board, seat, it, place(frame, cell), laid.get_value()));
        stack.into_any()
    };
    let under_another = move |stack: Stack| {
        let (x, y) = place(frame, stack.cell);
        let flip = key(seat, stack.number);
        html! {
            <span class="small-duck centred" style:--x=x style:--y=y data-flip=flip>{u8::from(stack.number)}</span>
        }
    };
    html! {
        <div class="mini" role="img" aria-label=label on:click=move |_| look_at(board, seat)>
            <div
                class="mini__grid stacked"
                style:--cols=live_text(move || frame.get().columns.to_string())
                style:--rows=live_text(move || frame.get().rows.to_string())
            >
                {covered(board, seat, under_another)}
                {live_each(keys, part)}
            </div>
        </div>
    }
}

fn small_stack(
    board: MatchUi<DuckAndCover>,
    seat: Seat,
    Stack { number, cell, height }: Stack,
    (x, y): (Signal<String>, Signal<String>),
    moved: bool,
) -> AnyView {
    let called = flag(move || {
        board.people().has(seat)
            && board.view.with(|view| {
                view.moving(seat) == Some(number) && view.answer(seat) == Some(Answer::Chooses)
            })
    });
    if untrack(|| board.has_ended_part()) {
        let class = format!("duck{}", thickness_class(height));
        let stack = card(Stack { number, cell, height });
        return html! { <span class=class style:--x=x style:--y=y>{stack}</span> };
    }
    let class = match height {
        1 => "small-duck centred",
        2 => "small-duck centred small-duck--2",
        _ => "small-duck centred small-duck--3",
    };
    html! {
        <span
            class=class
            class:small-duck--moved=moved
            class:is-called=called
            style:--x=x
            style:--y=y
            data-drop=name_of(seat, cell)
            data-flip=key(seat, number)
        >
            {u8::from(number)}
        </span>
    }
}
