//! The open ducks at the end of a round, seat by seat, as they count.

use crate::words::ducks_listed;
use crate::{DuckAndCover, Event, NumberSet};
use leptos::prelude::*;
use mallard_engine::Seat;
use mallard_kit::Avatar;
use mallard_table::MatchUi;

/// The visible ducks of the last round that is over.
pub(super) fn ends(board: MatchUi<DuckAndCover>) -> Option<AnyView> {
    let history = board.history();
    let ended = history.iter().rposition(|event| matches!(event, Event::RoundEnded { .. }))?;
    let seat = |event: &Event| match *event {
        Event::Scored { seat, visible, .. } => Some(end(board, seat, visible)),
        _ => None,
    };
    let seats: Vec<AnyView> = history[ended..].iter().filter_map(seat).collect();
    Some(view! { <ul class="ends stacked">{seats}</ul> }.into_any())
}

fn end(board: MatchUi<DuckAndCover>, seat: Seat, visible: NumberSet) -> AnyView {
    let duck = board.duck(seat);
    let name = board.name(seat);
    let label = ducks_listed(&name, visible, board.app.lang());
    let ducks = visible
        .iter()
        .map(|number| view! { <span class="small-duck centred">{u8::from(number)}</span> });
    view! {
        <li class=format!("across family--{}", duck.key())>
            <Avatar duck/>
            <b>{name}</b>
            <span class="ends__ducks beside wrapped" role="img" aria-label=label>{ducks.collect_view()}</span>
        </li>
    }
    .into_any()
}
