//! The phones of this tablet in its matches.

use super::guests::{Guest, PHONES, changed, find_at};
pub use super::guests::{GuestId, fault, seats};
pub(crate) use super::guests::{PhoneHandler, disconnected_seats};
use super::returns::{events_of, handle_disconnect, renew_tickets, send_to};
pub use super::returns::{next_number, take_return};
use leptos::ev::pagehide;
use leptos::prelude::{set_interval, window_event_listener};
use leptos::task::spawn_local;
use mallard_codes::signaling::{invitation, invited};
use mallard_device::Note;
use mallard_engine::{Seat, SeatSet};
use mallard_session::{PhoneError, Player, is_same};
use mallard_web::{self as web, DropGuard, Peer, PeerEvents};
use std::rc::Rc;
use std::time::Duration;

/// How often the tablet checks whether a phone has gone silent.
const CHECK_INTERVAL: Duration = Duration::from_secs(1);

/// The phones play in this match, each at the seat of its player, in `people` with the names. If the setup says who
/// uses a phone, the others play at the tablet. The phones of the seats in `kept` have played in it before; if this page
/// does not know one of them, it is disconnected, and the table asks it in.
pub fn move_to_match(id: &str, people: &[(Seat, String)], kept: SeatSet) {
    let note = web::note(Note::Invited).and_then(|note| invited(&note, id));
    PHONES.with_borrow_mut(|phones| {
        if phones.of == id {
            return;
        }
        id.clone_into(&mut phones.of);
        for guest in &mut phones.guests {
            let seat = people.iter().find(|(_, name)| is_same(name, &guest.name));
            let seat = seat.map(|(seat, _)| *seat);
            guest.seat = seat.filter(|&seat| note.is_none_or(|note| note.has(seat)));
        }
        phones.missing = SeatSet::EMPTY;
        for (seat, name) in people.iter().filter(|(seat, _)| kept.has(*seat)) {
            if !phones.guests.iter().any(|guest| is_same(&guest.name, name)) {
                let id = phones.fresh_id();
                phones.guests.push(Guest::new(id, name.clone(), *seat));
                phones.missing = phones.missing.with(*seat);
            }
        }
    });
}

/// The seats that the table has to ask in, once.
pub fn take_missing() -> SeatSet {
    PHONES.with_borrow_mut(|phones| std::mem::replace(&mut phones.missing, SeatSet::EMPTY))
}

/// The phones at these seats of the match `id`, which begins, play in it, and no others.
pub fn invite(id: &str, seats: SeatSet) {
    let any = PHONES.with_borrow(|phones| !phones.guests.is_empty());
    web::set_note(Note::Invited, any.then(|| invitation(id, seats)).as_deref());
}

/// The seats of those of these players who have a phone, also a disconnected one.
pub fn seats_with_phones(players: &[Player]) -> SeatSet {
    let has_phone = |player: &Player| {
        PHONES.with_borrow(|phones| phones.guests.iter().any(|guest| player.is_named(&guest.name)))
    };
    let seats = players.iter().zip(0_u8..).filter(|(player, _)| has_phone(player));
    seats.map(|(_, seat)| Seat::new(seat)).collect()
}

/// The current match receives the phones' events until the returned value is dropped.
pub(crate) fn listen(handler: PhoneHandler) -> DropGuard {
    let handler = Rc::new(handler);
    let own = Rc::clone(&handler);
    PHONES.with_borrow_mut(|phones| phones.handler = Some(handler));
    DropGuard::dropped(move || {
        PHONES.with_borrow_mut(|phones| {
            // Another match may have taken over by now.
            let _ = phones.handler.take_if(|handler| Rc::ptr_eq(handler, &own));
        });
    })
}

/// The handlers for a connection to a phone, before it is admitted.
pub fn events(guest: GuestId) -> PeerEvents {
    events_of(guest, None)
}

/// The phone of this seat, whose player has this name, is connected, in place of an earlier one.
pub fn admit(id: GuestId, (seat, name): (Seat, String), peer: Peer) {
    let tickets = renew_tickets(id);
    let (gone, checks) = PHONES.with_borrow_mut(|phones| {
        let replaced = |guest: &mut Guest| guest.seat == Some(seat) || is_same(&guest.name, &name);
        let gone: Vec<Guest> = phones.guests.extract_if(.., replaced).collect();
        let fingerprint = peer.fingerprint();
        let guest = Guest::new(id, name, seat);
        phones.guests.push(Guest { fingerprint, peer: Some(peer), ..guest });
        (gone, std::mem::replace(&mut phones.checks_silence, true))
    });
    gone.iter().for_each(Guest::leave);
    drop(gone);
    if !checks {
        // As long as the page is open: phones stay between two matches.
        set_interval(check_silence, CHECK_INTERVAL);
        window_event_listener(pagehide, |_| {
            PHONES.with_borrow(|phones| phones.guests.iter().for_each(Guest::leave));
        });
    }
    spawn_local(tickets);
    changed();
}

/// The seat no longer has a phone.
pub fn release(seat: Seat) {
    let gone = PHONES.with_borrow_mut(|phones| {
        let place = phones.guests.iter().position(|guest| guest.seat == Some(seat))?;
        Some(phones.guests.remove(place))
    });
    if let Some(guest) = gone {
        guest.leave();
        drop(guest);
        changed();
    }
}

/// Sends a message to the phone of this seat, if it is connected.
pub fn send(seat: Seat, message: &str) {
    if let Some(guest) = find_at(seat) {
        send_to(guest, message);
    }
}

/// Closes the connection to the phone of this seat, and gives it the reason.
pub(crate) fn end(seat: Seat, fault: PhoneError) {
    if let Some(guest) = find_at(seat) {
        handle_disconnect(guest, Some(fault));
    }
}

/// Checks which phones have been silent for too long.
fn check_silence() {
    let any = PHONES.with_borrow_mut(|phones| {
        let mut any = false;
        for guest in phones.guests.iter_mut().filter(|guest| !guest.is_disconnected()) {
            guest.silent_checks += 1;
            any |= guest.is_disconnected();
        }
        any
    });
    if any {
        changed();
    }
}
