//! Turn the Tables: the seats in a ring with their chosen cards, and the way they would go.

use super::board::{chosen, my_task};
use super::card::kind_picture;
use crate::{Action, DuckThatGoose, Slot, Task, TaskStep};
use mallard_board::MatchUi;
use mallard_engine::Seat;
use mallard_kit::prelude::*;
use mallard_words::game_messages;

pub(super) fn ring(board: MatchUi<DuckThatGoose>) -> AnyView {
    let seats = board.view.with_untracked(|view| view.public.seats);
    let Some(Task { you, .. }) = untrack(|| my_task(board)) else { return ().into_any() };
    let place = |(number, seat): (usize, Seat)| {
        let name = live_text(move || {
            let own = Some(seat) == board.seat.get();
            if own { game_messages(board.app.lang()).you.to_owned() } else { board.name(seat) }
        });
        view! {
            <div class="ring__seat centred" style:--i=number.to_string()>
                <Avatar duck=board.duck(seat)/>
                <b class="clipped">{name}</b>
                {live(move || given(board, seat))}
            </div>
        }
    };
    let arrow = |number: usize| {
        view! {
            <svg class="ring__arrow" aria-hidden="true" style:--i=number.to_string()>
                <use href="#goose-pass"></use>
            </svg>
        }
    };
    html! {
        <div
            class="ring"
            class:ring--right=flag(move || chosen(board) == Some(Action::Right))
            style:--n=seats.to_string()
        >
            {you.clockwise(seats).enumerate().map(place).collect_any()}
            {(0..usize::from(seats)).map(arrow).collect_any()}
        </div>
    }
}

/// The card that a seat chose.
fn given(board: MatchUi<DuckThatGoose>, seat: Seat) -> AnyView {
    let lang = board.app.lang();
    board.view.with(|view| {
        let Some(Task { step: TaskStep::Direction(chosen), .. }) = view.public.task() else {
            return ().into_any();
        };
        let mark = chosen.get(seat);
        let slot = view.range(seat).iter().find(|slot| mark == Some(slot.mark()));
        match slot.and_then(Slot::face_up) {
            Some(kind) => kind_picture(kind, lang),
            None => html! { <i class="empty-slot"></i> },
        }
    })
}
