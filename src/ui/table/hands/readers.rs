//! The tablet in the middle, when all play on phones: every side reads who decides, and has its own seats before it.

use crate::engine::{Seat, SeatSet};
use crate::session::Stage;
use crate::ui::kit::{Avatar, flag, live, live_text, rich};
use crate::ui::table::play::desk::Desk;
use crate::ui::table::screen::plates::plate_of;
use crate::words::hands_text;
use leptos::prelude::*;

/// The sides of the tablet, clockwise from the near one.
const SIDES: [&str; 4] = ["near", "left", "far", "right"];

/// The side before which a seat's player sits: the seats go round the tablet in the order of play.
fn side_of(seat: Seat, seats: u8) -> usize {
    let at = seat.index();
    match seats {
        2 => at * 2,
        3 | 4 => at,
        // The long sides take the others, the near one first.
        _ => {
            let (near, far) = (usize::from(seats).div_ceil(2) - 1, usize::from(seats) / 2 - 1);
            match at {
                at if at < near => 0,
                at if at == near => 1,
                at if at <= near + far => 2,
                _ => 3,
            }
        }
    }
}

impl Desk {
    /// Is the tablet in the middle? No one plays at it, and someone on a phone.
    pub(in crate::ui::table) fn is_in_the_middle(self) -> bool {
        self.people.is_empty() && !self.phones.is_empty()
    }
}

/// The sides, each with its seats and who decides, turned to its readers.
pub(in crate::ui::table) fn readers(desk: Desk) -> AnyView {
    let seats = desk.seats;
    let has_plates = !untrack(|| desk.plates.with(Vec::is_empty));
    let side = |side: usize| {
        let own: Vec<Seat> =
            Seat::all(seats).filter(|&seat| side_of(seat, seats) == side).collect();
        (!own.is_empty()).then(|| of_side(desk, SIDES[side], &own, has_plates))
    };
    view! { <div class="readers">{(0..4).map(side).collect_view()}</div> }.into_any()
}

fn of_side(desk: Desk, name: &'static str, seats: &[Seat], has_plates: bool) -> AnyView {
    let own: SeatSet = seats.iter().copied().collect();
    let decides = flag(move || {
        matches!(desk.stage(), Stage::Play(_)) && !desk.now.get().owed.and(own).is_empty()
    });
    let says = live_text(move || {
        let words = hands_text(desk.app.lang());
        match desk.now.get().owed.and(own).and(desk.phones).first() {
            Some(_) if decides.get() && own.len() == 1 => words.your_turn.to_owned(),
            Some(seat) if decides.get() => (words.your_turn_of)(&desk.name(seat)),
            _ => desk.prompt.get().1.sentence,
        }
    });
    let said = live(move || rich(&says.get(), desk.app.lang()));
    let duck = live(move || {
        let (seat, _) = desk.prompt.get();
        view! { <Avatar duck=desk.player(seat).duck/> }.into_any()
    });
    let plates = has_plates.then(|| {
        let plates = seats.iter().map(|&seat| plate_of(desk, seat)).collect_view();
        view! { <ol class="seats">{plates}</ol> }
    });
    // The near side alone is read aloud, like the prompt of a dock.
    view! {
        <div class=format!("readers__side readers__side--{name}") class:is-now=decides aria-hidden=(name != "near").then_some("true")>
            <p class="readers__says across">{duck}<span>{said}</span></p>
            {plates}
        </div>
    }
    .into_any()
}
