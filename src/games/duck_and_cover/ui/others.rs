//! The boards of the others, small, with how each stands to the call. A person's board can be
//! played on as it is, by dragging, while somebody else plays on the large one.

use super::grid::{Frame, cell_of, name_of};
use super::prompt::quacks;
use super::screen::{cell_at, targets};
use super::spot::{key, listed};
use super::text::text;
use super::touch::drop_on;
use crate::engine::Seat;
use crate::games::duck_and_cover::{Answer, Cell, DuckAndCover, Stack, View};
use crate::ui::{Avatar, Board, Icon, flag, live, live_each, settled, text as shared, words};
use leptos::ev::PointerEvent;
use leptos::prelude::*;

/// More than this stand in two columns, and their states shrink to a sign.
const FEW: usize = 3;

/// Every seat but that of the large board, clockwise from it.
pub(super) fn others(board: Board<DuckAndCover>) -> AnyView {
    let seats = board.view.with_untracked(|view| view.seats);
    let others = move || {
        let own = board.screen.large.get();
        let start = own.map_or(Seat::new(0), |own| own.left(1, seats));
        start.clockwise(seats).filter(|&seat| Some(seat) != own).collect::<Vec<_>>()
    };
    let keys = move || others().into_iter().map(|seat| seat.index().to_string()).collect();
    let part = move |key: &str| {
        let seat = key.parse::<u8>().ok().and_then(|seat| Seat::try_from(seat).ok());
        seat.map(|seat| other(board, seat)).into_any()
    };
    view! {
        <ol
            class="opps"
            class:opps--many=flag(move || others().len() > FEW)
            aria-label=words(move || shared(board.app.lang()).table.seats.to_owned())
        >
            {live_each(keys, part)}
        </ol>
    }
    .into_any()
}

fn other(board: Board<DuckAndCover>, seat: Seat) -> AnyView {
    let duck = board.duck(seat);
    let open = flag(move || board.screen.open.get() == Some(seat));
    view! {
        <li
            class=format!("opp fam--{}", duck.key())
            class:is-open=open
            data-seat=seat.index()
        >
            <div class="panel opp__p">
                <button
                    type="button"
                    class="opp__h"
                    aria-expanded=words(move || open.get().to_string())
                    on:click=move |_| touch(board, seat)
                >
                    <Avatar duck/>
                    <b>{board.name(seat)}</b>
                    {state(board, seat)}
                    {splashes(board, seat)}
                </button>
                {small_board(board, seat)}
            </div>
        </li>
    }
    .into_any()
}

/// The board of a person who can move becomes the large one; another is only looked at, large
/// over the table.
fn touch(board: Board<DuckAndCover>, seat: Seat) {
    let open = board.screen.open;
    if open.get_untracked() == Some(seat) {
        open.set(None);
    } else if untrack(|| targets(board, seat)).is_empty() {
        open.set(Some(seat));
    } else {
        open.set(None);
        board.look.run(seat);
    }
}

/// How a seat stands to the call.
fn state(board: Board<DuckAndCover>, seat: Seat) -> AnyView {
    live(move || {
        let words = &text(board.app.lang()).table;
        board.view.with(|view| match view.answer(seat) {
            _ if quacks(view, seat).is_some() => {
                view! { <span class="tag tag--spec" data-short=words.quack_short>{words.quack}</span> }
                    .into_any()
            }
            Some(Answer::Ready | Answer::Chose(_)) => {
                view! { <span class="tag tag--drake"><Icon name="check" small=true/>{words.ready}</span> }
                    .into_any()
            }
            Some(Answer::Chooses) => {
                view! { <span class="tag" data-short="…">{words.choosing}</span> }.into_any()
            }
            Some(Answer::Quacks) | None => ().into_any(),
        })
    })
}

/// What a seat would score now.
pub(super) fn splashes(board: Board<DuckAndCover>, seat: Seat) -> AnyView {
    let points = move || board.view.with(|view| view.tableau(seat).points());
    let figure = words(move || points().to_string().replace('-', "−"));
    let label = words(move || (text(board.app.lang()).label.splashes)(points()));
    view! {
        <span class="spl">
            <svg class="ic--s" viewBox="0 0 24 28" aria-hidden="true"><use href="#drop"></use></svg>
            <span aria-hidden="true">{figure}</span>
            <span class="vh">{label}</span>
        </span>
    }
    .into_any()
}

fn small_board(board: Board<DuckAndCover>, seat: Seat) -> AnyView {
    // A person who still chooses can do so here; who has chosen takes the large board for it.
    let played_on = settled(move || {
        let chooses = board.view.with(|view| view.answer(seat) == Some(Answer::Chooses));
        chooses && !targets(board, seat).is_empty()
    });
    let frame = move || {
        let frame = board.view.with(|view| Frame::around(view.tableau(seat)));
        if played_on.get() { frame.with_ring() } else { frame.not_small() }
    };
    let label = words(move || {
        let listed = board.view.with(|view| listed(view.tableau(seat).visible().iter()));
        (text(board.app.lang()).label.ducks_listed)(&board.name(seat), &listed)
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
    // What comes later than the board itself has just moved there.
    let laid = StoredValue::new(false);
    request_animation_frame(move || {
        // The board may be gone by the time of the frame.
        laid.try_set_value(true);
    });
    let part = move |key: &str| {
        let name = key.split(' ').next().unwrap_or_default();
        let Some((_, cell)) = cell_of(name) else { return ().into_any() };
        let x = words(move || frame().column(cell).to_string());
        let y = words(move || frame().row(cell).to_string());
        let stack = board.view.with_untracked(|view| view.tableau(seat).at(cell));
        match stack {
            Some(stack) => small_stack(board, seat, stack, (x, y), laid.get_value()),
            None => view! { <i class="mw" style:--x=x style:--y=y data-drop=name.to_owned()></i> }
                .into_any(),
        }
    };
    view! {
        <div class="mini" role="img" aria-label=label on:click=move |_| touch(board, seat)>
            <div
                class="mini__g"
                style:--cols=words(move || frame().columns.to_string())
                style:--rows=words(move || frame().rows.to_string())
            >
                {live_each(keys, part)}
            </div>
        </div>
    }
    .into_any()
}

/// A stack is made anew when it has moved, has grown, or can be taken up.
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
