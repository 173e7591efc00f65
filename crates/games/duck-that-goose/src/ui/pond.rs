//! The middle of the table: the ranges of the others, deck and discards.

use super::board::{docked, forget_choices, my_step};
use super::detail::detail;
use super::middle::middle;
use super::range::{picks_card, range};
use super::ring::ring;
use crate::words::text;
use crate::{DuckThatGoose, TaskStep};
use mallard_board::MatchUi;
use mallard_engine::Seat;
use mallard_kit::edges;
use mallard_kit::prelude::*;

pub(super) fn pond(board: MatchUi<DuckThatGoose>) -> AnyView {
    forget_choices(board);
    let turning = settled(move || is_turning(board));
    let table = live(move || {
        if turning.get() {
            ring(board)
        } else if board.gathers.get() {
            gathered(board)
        } else {
            html! { {ranges(board)} {middle(board)} }
        }
    });
    html! { {table} {detail(board)} }
}

/// Does the viewer decide which way the others turn?
fn is_turning(board: MatchUi<DuckThatGoose>) -> bool {
    matches!(my_step(board), Some(TaskStep::Direction(_)))
}

/// `gathered`, or `ranges-2` to `ranges-8`: at least that many ranges of others. Columns and sizes follow from it.
pub(super) fn layout_classes(board: MatchUi<DuckThatGoose>) -> String {
    if is_turning(board) {
        return String::new();
    }
    if board.gathers.get() {
        return String::from("gathered");
    }
    let seats = board.view.with(|view| view.public.seats);
    let others = seats - u8::from(docked(board).is_some());
    let words: Vec<String> = (2..=others).map(|ranges| format!("ranges-{ranges}")).collect();
    words.join(" ")
}

/// The tablet is in the middle: each range before its player.
fn gathered(board: MatchUi<DuckThatGoose>) -> AnyView {
    let seats = board.view.with_untracked(|view| view.public.seats);
    html! {
        <div class="table-overview stacked" data-seats=seats>
            {edges(seats, |seat| range(board, seat, false))}
            <div class="table-overview__middle downwards amid">{middle(board)}</div>
        </div>
    }
}

/// Every range but the one in the dock, clockwise from it.
fn ranges(board: MatchUi<DuckThatGoose>) -> AnyView {
    let seats = board.view.with_untracked(|view| view.public.seats);
    let own = move || docked(board);
    let keys = move || {
        let (own, viewer) = (own(), board.seat.get());
        let start = own.map_or(Seat::new(0), |own| own.step_left(1, seats));
        let others = start.clockwise(seats).filter(|&seat| Some(seat) != own);
        others.map(|seat| format!("{} {}", seat.index(), Some(seat) == viewer)).collect()
    };
    let part = move |key: &str| {
        let (seat, own) = key.split_once(' ')?;
        let seat = Seat::try_from(seat.parse::<u8>().ok()?).ok()?;
        Some(range(board, seat, own == "true"))
    };
    let list = live_each(keys, move |key| part(key).into_any());
    html! {
        <ol
            class="ranges stacked rigid"
            class:ranges--pick=flag(move || picks_card(board))
            aria-label=live_text(move || text(board.app.lang()).table.ranges.to_owned())
        >
            {list}
        </ol>
    }
}
