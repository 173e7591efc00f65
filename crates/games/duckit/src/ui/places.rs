//! The places of the cards before the seats.

use crate::{Duckit, SEATS};
use leptos::prelude::*;
use mallard_engine::Seat;
use mallard_kit::Avatar;
use mallard_table::MatchUi;
use mallard_words::game_messages;

/// The seats and the places of their cards: the player's own below, the others above in turn.
pub(super) fn places(board: MatchUi<Duckit>) -> impl Iterator<Item = (&'static str, Seat)> {
    let own = board.seat.get().unwrap_or(Seat::new(SEATS - 1));
    let others = [
        ("trick__place--left", own.step_left(1, SEATS)),
        ("trick__place--right", own.step_left(2, SEATS)),
    ];
    others.into_iter().chain([("trick__place--own", own)])
}

/// The cards before a seat, with its name and the words about it.
pub(super) fn before_seat(
    board: MatchUi<Duckit>,
    seat: Seat,
    class: &str,
    cards: AnyView,
    tag: Option<&'static str>,
) -> AnyView {
    let own = board.seat.get() == Some(seat);
    let name = if own { game_messages(board.app.lang()).you.to_owned() } else { board.name(seat) };
    let tag = tag.map(|tag| {
        view! { <span class="tag tag--drake" aria-hidden="true">{tag}</span> }
    });
    view! {
        <li class=format!("trick__place stacked {class}")>
            {cards}
            <span class="trick__name across amid" aria-hidden="true"><Avatar duck=board.duck(seat)/><b class="clipped">{name}</b></span>
            {tag}
        </li>
    }
    .into_any()
}
