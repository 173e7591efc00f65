//! The boards around a flat tablet, each turned to the edge of its player, so that all move at once.

use super::board::board;
use super::captain::captain;
use super::others::{OpponentPlace, standing};
use super::splashes::splashes;
use crate::DuckAndCover;
use crate::words::{quack_text, text};
use mallard_board::MatchUi;
use mallard_engine::Seat;
use mallard_kit::edges;
use mallard_kit::prelude::*;
use mallard_words::{PromptText, game_messages};

/// Up to this many boards have an edge each; more are square, with the name along the edge.
const MAX_BOARDS_WITH_EDGE: u8 = 4;

/// Do boards share an edge?
pub(super) fn is_crowded(table: MatchUi<DuckAndCover>) -> bool {
    table.view.with_untracked(|view| view.public.seats > MAX_BOARDS_WITH_EDGE)
}

pub(super) fn around(table: MatchUi<DuckAndCover>) -> AnyView {
    let seats = table.view.with_untracked(|view| view.public.seats);
    let call = live_text(move || {
        let say = table.say();
        table.view.with(|view| DuckAndCover::waits_for(view, &say))
    });
    html! {
        <div class="around stacked" class:around--many=is_crowded(table) data-seats=seats>
            <div class="around__middle downwards amid">
                <p class="around__call around__call--far" aria-hidden="true">{call}</p>
                {captain(table)}
                <p class="around__call">{call}</p>
            </div>
            {edges(seats, |seat| place(table, seat))}
        </div>
    }
}

/// A seat's place at the table: its player, and the board.
fn place(table: MatchUi<DuckAndCover>, seat: Seat) -> AnyView {
    let duck = table.duck(seat);
    let moves =
        flag(move || table.view.with(|view| standing(view, seat)) == OpponentPlace::Chooses);
    html! {
        <li class="edge__seat grows"><section
            class=format!("panel around__place beside family--{}", duck.key())
            class:is-asked=moves
            data-seat=seat.index()
            aria-label=table.name(seat)
        >
            <div class="around__who downwards rigid">
                {table.stand_in(seat)}
                <Avatar duck/>
                <b class="clipped">{table.name(seat)}</b>
                {splashes(table, seat)}
                {state(table, seat)}
            </div>
            {board(table, seat)}
        </section></li>
    }
}

/// The seat's action in this call. A choice is face down until all have chosen; a tap on it chooses again.
fn state(table: MatchUi<DuckAndCover>, seat: Seat) -> AnyView {
    let standing = move || table.view.with(|view| standing(view, seat));
    let chooses = move || match standing() {
        OpponentPlace::Ready if table.screen.again.with(|again| again.has(seat)) => {
            OpponentPlace::Chooses
        }
        standing => standing,
    };
    let number = move || table.view.with(|view| view.moving(seat).map(u8::from));
    let key = move || format!("{:?} {:?} {:?}", table.app.lang(), chooses(), number());
    live_as(key, move || {
        let words = &text(table.app.lang()).table;
        match untrack(chooses) {
            OpponentPlace::Quacks => {
                let animal = table.view.with_untracked(|view| view.public.animals[seat.index()]);
                html! { <span class="tag tag--speculum">{quack_text(animal, table.app.lang())}</span> }
            }
            OpponentPlace::Ready if table.people().has(seat) => {
                let again = move |_| table.screen.again.update(|again| *again = again.with(seat));
                let label = format!("{}. {}", words.chosen, words.change);
                html! {
                    <button type="button" class="around__chosen across" aria-label=label on:click=again>
                        <i class="around__back"></i>
                        <span class="tag tag--drake"><Icon name="check" small=true/>{words.chosen}</span>
                    </button>
                }
            }
            OpponentPlace::Ready => {
                html! { <span class="tag tag--drake"><Icon name="check" small=true/>{words.chosen}</span> }
            }
            OpponentPlace::Chooses => match (table.people().has(seat), untrack(number)) {
                (true, Some(number)) => {
                    html! { <span class="tag tag--now">{(words.yours)(number)}</span> }
                }
                _ => html! { <span class="tag">{game_messages(table.app.lang()).choosing}</span> },
            },
            OpponentPlace::Nothing => ().into_any(),
        }
    })
}
