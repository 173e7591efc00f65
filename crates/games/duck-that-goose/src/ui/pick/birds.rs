//! Kill Two Birds: the seat, and the card (DTG-26).

use super::super::board::{chosen, offered};
use super::super::card::kind_picture;
use super::choice::{choice, chosen_upshot};
use crate::words::text;
use crate::{Action, Class, DuckThatGoose, Gift, Kind};
use mallard_board::MatchUi;
use mallard_engine::Seat;
use mallard_kit::prelude::*;
use mallard_words::game_messages;

pub(super) fn birds(board: MatchUi<DuckThatGoose>, first: Option<Gift>) -> AnyView {
    let seats = board.view.with_untracked(|view| view.public.seats);
    let own = board.seat.get_untracked().unwrap_or(Seat::new(0));
    let given = first.map(|gift| gift.to);
    let free = move |seat: &Seat| Some(*seat) != given;
    // A seat is chosen from the beginning: one of the others first.
    let recipient = move || {
        let next = own.step_left(1, seats).clockwise(seats).find(free);
        board.screen.recipient.get().filter(free).or(next)
    };
    let tiles = own.clockwise(seats).map(|seat| {
        let slot = move || match (first, chosen(board)) {
            (Some(gift), _) if gift.to == seat => kind_picture(gift.kind, board.app.lang()),
            (_, Some(Action::Give { to, kind })) if to == seat => {
                kind_picture(kind, board.app.lang())
            }
            _ if recipient() == Some(seat) => html! { <i class="empty-slot rigid"></i> },
            _ => ().into_any(),
        };
        let name = live_text(move || {
            if seat == own {
                game_messages(board.app.lang()).you.to_owned()
            } else {
                board.name(seat)
            }
        });
        let filling = flag(move || recipient() == Some(seat));
        let has = given == Some(seat);
        view! {
            <button
                type="button"
                class="tile across"
                class:is-target=filling
                class:is-selected=has
                aria-pressed=live_text(move || filling.get().to_string())
                disabled=has
                on:click=move |_| {
                    board.screen.chosen.set(None);
                    board.screen.recipient.set(Some(seat));
                }
            >
                <Avatar duck=board.duck(seat)/>
                <b class="clipped">{name}</b>
                {live(slot)}
            </button>
        }
    });
    let heading = live(move || {
        let words = &text(board.app.lang()).table;
        let who = match recipient() {
            Some(seat) if seat == own => words.card_for_you.to_owned(),
            Some(seat) => (words.card_for)(&board.name(seat)),
            None => String::new(),
        };
        html! { <h3><b>{who}": "</b>{words.yellow_discards}</h3> }
    });
    let cards = live(move || {
        let to = recipient();
        let pile = board.view.with(|view| view.recall.pile.clone());
        let count = |kind: Kind| pile.iter().filter(|card| card.kind == kind).count();
        let kinds =
            Kind::ALL.into_iter().filter(|&kind| count(kind) > 0 && kind.class() == Class::Yellow);
        kinds
            .map(|kind| {
                let action = to.map(|to| Action::Give { to, kind });
                let action = action.filter(|&action| offered(board, action));
                choice(board, kind, action, u8::try_from(count(kind)).unwrap_or(u8::MAX))
            })
            .collect_any()
            .into_any()
    });
    html! {
        <div class="pick stacked">
            <div class="tiles stacked" role="group">{tiles.collect_any()}</div>
            {heading}
            <div class="pick__cards beside amid wrapped" role="group">{cards}</div>
            <p class="choice-result across wrapped">{live(move || chosen_upshot(board))}</p>
        </div>
    }
}
