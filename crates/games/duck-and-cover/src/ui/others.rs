//! The boards of the others, small, with the state of each during the call.

use super::small::small_board;
use super::splashes::splashes;
use super::touch::look_at;
use crate::words::{quack_text, quacks, text};
use crate::{Answer, DuckAndCover, View};
use mallard_board::MatchUi;
use mallard_engine::Seat;
use mallard_kit::prelude::*;
use mallard_words::game_messages;

/// Most boards in one column: more are in two, and their states shrink to a sign.
const MAX_BOARDS_IN_COLUMN: u8 = 3;

/// Every seat but that of the large board, clockwise from it.
pub(super) fn others(board: MatchUi<DuckAndCover>) -> AnyView {
    let seats = board.view.with_untracked(|view| view.public.seats);
    let others = move || {
        let own = board.screen.large.get();
        let start = own.map_or(Seat::new(0), |own| own.step_left(1, seats));
        start.clockwise(seats).filter(|&seat| Some(seat) != own).collect::<Vec<_>>()
    };
    let keys = move || others().into_iter().map(|seat| seat.index().to_string()).collect();
    let part = move |key: &str| {
        let seat = key.parse::<u8>().ok().and_then(|seat| Seat::try_from(seat).ok());
        seat.map(|seat| other(board, seat)).into_any()
    };
    html! {
        <ol
            class="opponents stacked"
            class:opponents--many=is_crowded(board)
            data-opponents=live_text(move || count_small_boards(board).to_string())
            aria-label=live_text(move || game_messages(board.app.lang()).other_seats.to_owned())
        >
            {live_each(keys, part)}
        </ol>
    }
}

fn count_small_boards(board: MatchUi<DuckAndCover>) -> u8 {
    let seats = board.view.with_untracked(|view| view.public.seats);
    seats - u8::from(board.screen.large.get().is_some())
}

/// Are the boards too many for each to have much space?
pub(super) fn is_crowded(board: MatchUi<DuckAndCover>) -> Signal<bool> {
    flag(move || count_small_boards(board) > MAX_BOARDS_IN_COLUMN)
}

fn other(board: MatchUi<DuckAndCover>, seat: Seat) -> AnyView {
    let duck = board.duck(seat);
    let open = flag(move || board.screen.open.get() == Some(seat));
    html! {
        <li
            class=format!("opponent stacked family--{}", duck.key())
            class:is-open=open
            data-seat=seat.index()
        >
            <div class="panel opponent__panel downwards">
                {board.stand_in(seat)}
                <button
                    type="button"
                    class="opponent__head across"
                    aria-expanded=live_text(move || open.get().to_string())
                    on:click=move |_| look_at(board, seat)
                >
                    <Avatar duck/>
                    <b class="clipped">{board.name(seat)}</b>
                    {state(board, seat)}
                    {splashes(board, seat)}
                </button>
                {small_board(board, seat)}
            </div>
        </li>
    }
}

/// A seat's state during the call, as shown next to its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum OpponentPlace {
    Quacks,
    Ready,
    Chooses,
    Nothing,
}

pub(super) fn standing(view: &View, seat: Seat) -> OpponentPlace {
    match view.answer(seat) {
        _ if quacks(view, seat).is_some() => OpponentPlace::Quacks,
        Some(Answer::Ready | Answer::Chose(_)) => OpponentPlace::Ready,
        Some(Answer::Chooses) => OpponentPlace::Chooses,
        Some(Answer::Quacks) | None => OpponentPlace::Nothing,
    }
}

/// A seat's state during the call.
fn state(board: MatchUi<DuckAndCover>, seat: Seat) -> AnyView {
    let standing = move || board.view.with(|view| standing(view, seat));
    let key = move || format!("{:?} {:?}", board.app.lang(), standing());
    live_as(key, move || {
        let words = &text(board.app.lang()).table;
        match standing() {
            OpponentPlace::Quacks => {
                let animal = board.view.with_untracked(|view| view.public.animals[seat.index()]);
                let quack = quack_text(animal, board.app.lang());
                let short: String = quack.chars().take(1).collect();
                html! { <span class="tag tag--speculum rigid" data-short-label=short>{quack}</span> }
            }
            OpponentPlace::Ready => {
                html! { <span class="tag tag--drake rigid"><Icon name="check" small=true/>{words.ready}</span> }
            }
            OpponentPlace::Chooses => {
                html! { <span class="tag rigid" data-short-label="…">{game_messages(board.app.lang()).choosing}</span> }
            }
            OpponentPlace::Nothing => ().into_any(),
        }
    })
}
