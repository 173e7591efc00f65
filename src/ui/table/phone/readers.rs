//! The tablet in the middle, when all play on phones: every side shows who decides, and its seats are at its edge.

use crate::engine::{Seat, SeatSet};
use crate::session::Stage;
use crate::ui::kit::{Avatar, Edge, flag, live, live_text, rich};
use crate::ui::table::play::handle::MatchUiHandle;
use crate::ui::table::screen::plates::player_badge;
use crate::words::hands_text;
use leptos::prelude::*;

/// The sides, each with its seats and who decides, turned to its readers.
pub(in crate::ui::table) fn readers(desk: MatchUiHandle) -> AnyView {
    let seats = desk.seats;
    let has_plates = !untrack(|| desk.plates.with(Vec::is_empty));
    let side = |edge: Edge| {
        let own = edge.seats(seats);
        (!own.is_empty()).then(|| render_side(desk, edge, &own, has_plates))
    };
    view! { <div class="table-sides">{Edge::ALL.map(side).collect_view()}</div> }.into_any()
}

fn render_side(desk: MatchUiHandle, edge: Edge, seats: &[Seat], has_plates: bool) -> AnyView {
    let own: SeatSet = seats.iter().copied().collect();
    let decides = flag(move || {
        matches!(desk.stage(), Stage::Play(_)) && !desk.now.get().owed.and(own).is_empty()
    });
    let asked = move || {
        let asked = desk.now.get().owed.and(own).and(desk.phones).first();
        asked.filter(|_| decides.get())
    };
    let says = live_text(move || {
        let words = hands_text(desk.app.lang());
        match asked() {
            Some(_) if own.len() == 1 => words.your_turn.to_owned(),
            Some(seat) => (words.your_turn_of)(&desk.name(seat)),
            None => desk.prompt.get().1.sentence,
        }
    });
    // Only the near side is read aloud, like the prompt of a dock. No one reads the others at a bot's side.
    let is_read = edge == Edge::Near || !own.and(desk.phones).is_empty();
    let said = is_read.then(|| {
        let said = live(move || rich(&says.get(), desk.app.lang()));
        let duck = live(move || {
            let seat = asked().unwrap_or_else(|| desk.prompt.get().0);
            view! { <Avatar duck=desk.player(seat).duck/> }.into_any()
        });
        view! { <p class="table-sides__status across">{duck}<span>{said}</span></p> }
    });
    let plates = has_plates.then(|| {
        let plates = seats.iter().map(|&seat| player_badge(desk, seat)).collect_view();
        view! { <ol class="seats beside amid rigid">{plates}</ol> }
    });
    view! {
        <div class=format!("table-sides__side stacked table-sides__side--{}", edge.name()) class:is-now=decides aria-hidden=(edge != Edge::Near).then_some("true")>
            {said}
            {plates}
        </div>
    }
    .into_any()
}
