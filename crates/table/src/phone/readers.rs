//! The tablet in the middle, when all play on phones: every side shows who decides, and its seats are at its edge.

use crate::parts::player_badges::player_badge;
use mallard_board::MatchUiHandle;
use mallard_engine::{Seat, SeatSet};
use mallard_kit::Edge;
use mallard_kit::prelude::*;
use mallard_session::Stage;
use mallard_texts::phone_messages;

/// The sides, each with its seats and who decides, turned to its readers.
pub(crate) fn readers(handle: MatchUiHandle) -> AnyView {
    let seats = handle.seats();
    let has_badges = !untrack(|| handle.badges.with(Vec::is_empty));
    let side = |edge: Edge| {
        let own = edge.seats(seats);
        (!own.is_empty()).then(|| render_side(handle, edge, &own, has_badges))
    };
    html! { <div class="table-sides">{Edge::ALL.map(side).collect_any()}</div> }
}

fn render_side(handle: MatchUiHandle, edge: Edge, seats: &[Seat], has_badges: bool) -> AnyView {
    let own: SeatSet = seats.iter().copied().collect();
    let decides = flag(move || {
        matches!(handle.stage(), Stage::Play(_)) && !handle.now.get().owed.and(own).is_empty()
    });
    let asked = move || {
        let asked = handle.now.get().owed.and(own).and(handle.phones()).first();
        asked.filter(|_| decides.get())
    };
    let sentence = live_text(move || {
        let words = phone_messages(handle.app.lang());
        match asked() {
            Some(_) if own.len() == 1 => words.your_turn.to_owned(),
            Some(seat) => (words.your_turn_of)(&handle.name(seat)),
            None => handle.prompt.get().1.sentence,
        }
    });
    // Only the near side is read aloud, like the prompt of a dock. No one reads the others at a bot's side.
    let is_read = edge == Edge::Near || !own.and(handle.phones()).is_empty();
    let status = is_read.then(|| {
        let line = live(move || rich(&sentence.get(), handle.app.lang()));
        let duck = live(move || {
            let seat = asked().unwrap_or_else(|| handle.prompt.get().0);
            html! { <Avatar duck=handle.player(seat).duck/> }
        });
        html! { <p class="table-sides__status across">{duck}<span>{line}</span></p> }
    });
    let badges = has_badges.then(|| {
        let badges = seats.iter().map(|&seat| player_badge(handle, seat)).collect_any();
        view! { <ol class="seats beside amid rigid">{badges}</ol> }
    });
    html! {
        <div class=format!("table-sides__side stacked table-sides__side--{}", edge.name()) class:is-now=decides aria-hidden=(edge != Edge::Near).then_some("true")>
            {status}
            {badges}
        </div>
    }
}
