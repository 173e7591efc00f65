//! The phones of this tablet. They are stored outside the screens, so that a connection outlives the current match.

use crate::device::signaling::SessionDescription;
use crate::device::signaling::{INVITED, invitation};
use crate::engine::{Seat, SeatSet};
use crate::session::{ConnectionMessage, PhoneMessage, PhoneRequest};
use crate::web::{self, DropGuard, Peer, PeerEvents, PeerState};
use leptos::ev::pagehide;
use leptos::prelude::window_event_listener;
use leptos::task::spawn_local;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// How long a phone may be silent before it counts as disconnected, in milliseconds. It sends a heartbeat every two
/// seconds.
const SILENT: u64 = 6000;

/// How many reserve connections of a phone are kept.
const RESERVES: usize = 3;

/// The key of the note that this tablet faces one side.
const STAND: &str = "stand";

thread_local! {
    static HUB: RefCell<Hub> = const { RefCell::new(Hub { of: String::new(), guests: Vec::new(), hears: None, warns: false }) };
}

struct Hub {
    /// The match in which they play.
    of: String,
    guests: Vec<Guest>,
    hears: Option<Rc<PhoneHandler>>,
    /// Does it say to the phones when its page closes?
    warns: bool,
}

/// A phone.
struct Guest {
    seat: Seat,
    /// `None` once the connection is closed, until the phone reconnects with a new pair of codes.
    peer: Option<Peer>,
    /// The time of its last message, in milliseconds.
    heard: u64,
    /// Has it been silent for too long? A phone that sleeps reconnects by itself.
    silent: bool,
    /// Its reserve connections, with their numbers. They look failed while nothing is wrong.
    reserves: Vec<(u32, Peer)>,
    /// Is another reserve being made?
    makes_reserve: bool,
}

impl Guest {
    const fn is_disconnected(&self) -> bool {
        self.silent || self.peer.is_none()
    }
}

/// The handlers for the phones' events: those of the current match.
pub(in crate::ui::table) struct PhoneHandler {
    /// Receives each message of a phone.
    pub(in crate::ui::table) message: Box<dyn Fn(Seat, String)>,
    /// A phone has connected, reconnected, disconnected or left.
    pub(in crate::ui::table) change: Box<dyn Fn()>,
}

/// Keeps the phones for this match; those of another match are disconnected.
pub(in crate::ui::table) fn retain_for(id: &str) {
    let gone = HUB.with_borrow_mut(|hub| {
        if hub.of == id {
            return Vec::new();
        }
        id.clone_into(&mut hub.of);
        std::mem::take(&mut hub.guests)
    });
    drop(gone);
}

/// The same phones play in the next match.
pub(in crate::ui::table) fn move_to_match(id: &str) {
    HUB.with_borrow_mut(|hub| id.clone_into(&mut hub.of));
    note_match();
}

/// The current match receives the phones' events until the returned value is dropped.
pub(in crate::ui::table) fn listen(hears: PhoneHandler) -> DropGuard {
    let hears = Rc::new(hears);
    let own = Rc::clone(&hears);
    HUB.with_borrow_mut(|hub| hub.hears = Some(hears));
    DropGuard::dropped(move || {
        HUB.with_borrow_mut(|hub| {
            // Another match may have taken over by now.
            let _ = hub.hears.take_if(|hears| Rc::ptr_eq(hears, &own));
        });
    })
}

/// The seats with a phone, also a disconnected one.
pub(in crate::ui::table) fn seats() -> SeatSet {
    HUB.with_borrow(|hub| hub.guests.iter().map(|guest| guest.seat).collect())
}

/// The seats whose phones are disconnected.
pub(in crate::ui::table) fn disconnected_seats() -> SeatSet {
    HUB.with_borrow(|hub| {
        let away = hub.guests.iter().filter(|guest| guest.is_disconnected());
        away.map(|guest| guest.seat).collect()
    })
}

/// The handlers for the connection to the phone of this seat.
pub(in crate::ui::table) fn events(seat: Seat) -> PeerEvents {
    events_of(seat, None)
}

/// The handlers for the connection to the phone of this seat, or for its reserve with this number: the phone chooses it
/// with the first message on it.
fn events_of(seat: Seat, reserve: Option<u32>) -> PeerEvents {
    let chosen = Rc::new(Cell::new(reserve.is_none()));
    let is_chosen = chosen.clone();
    PeerEvents {
        message: Box::new(move |text| {
            if let Some(number) = reserve.filter(|_| !chosen.replace(true)) {
                use_reserve(seat, number);
            }
            let now = web::storage().now();
            let heard = HUB.with_borrow_mut(|hub| {
                let guest = hub.guests.iter_mut().find(|guest| guest.seat == seat)?;
                guest.heard = now;
                Some((std::mem::take(&mut guest.silent), hub.hears.clone()?))
            });
            if let Some((is_back, hears)) = heard {
                if is_back {
                    (hears.change)();
                }
                if !handle_message(seat, &text) {
                    (hears.message)(seat, text);
                }
            }
        }),
        state: Box::new(move |state| {
            if state == PeerState::Closed && is_chosen.get() {
                handle_disconnect(seat);
            }
        }),
    }
}

/// The phone of this seat is connected, in place of an earlier one.
pub(in crate::ui::table) fn admit(seat: Seat, peer: Peer) {
    let heard = web::storage().now();
    if !HUB.with_borrow_mut(|hub| std::mem::replace(&mut hub.warns, true)) {
        window_event_listener(pagehide, |_| {
            for seat in seats().iter() {
                send(seat, &ConnectionMessage::Leaves.written());
            }
        });
    }
    let gone = HUB.with_borrow_mut(|hub| {
        let earlier = hub.guests.iter().position(|guest| guest.seat == seat);
        let gone = earlier.map(|place| hub.guests.remove(place));
        hub.guests.push(Guest {
            seat,
            peer: Some(peer),
            heard,
            silent: false,
            reserves: Vec::new(),
            makes_reserve: false,
        });
        gone
    });
    drop(gone);
    changed();
}

/// The phone has chosen this reserve: it replaces the connection and the other reserves.
fn use_reserve(seat: Seat, number: u32) {
    let gone = with_guest(seat, |guest| {
        let at = guest.reserves.iter().position(|(reserve, _)| *reserve == number)?;
        let (_, peer) = guest.reserves.swap_remove(at);
        guest.silent = false;
        Some((guest.peer.replace(peer), std::mem::take(&mut guest.reserves)))
    });
    if gone.flatten().is_some() {
        changed();
    }
}

/// Handles a message of a phone, if it is about the connection.
fn handle_message(seat: Seat, text: &str) -> bool {
    // The phone counts on an answer to its heartbeat.
    if text == PhoneMessage::<()>::new(0, PhoneRequest::Here).written() {
        send(seat, &ConnectionMessage::Here.written());
    }
    let Ok(Some(message)) = ConnectionMessage::read(text) else { return false };
    if let ConnectionMessage::Reserve { number, description } = message {
        // One at a time: making one opens sockets.
        let begins = with_guest(seat, |guest| !std::mem::replace(&mut guest.makes_reserve, true));
        let offer = SessionDescription::decode(&description);
        if let (Some(true), Some(offer)) = (begins, offer) {
            spawn_local(answer_reserve(seat, number, offer));
        }
    }
    true
}

/// Makes the reserve that a phone has offered. The browsers connect once the phone uses the answer.
async fn answer_reserve(seat: Seat, number: u32, offer: SessionDescription) {
    let made = Peer::answer(&offer, events_of(seat, Some(number))).await;
    let answer = with_guest(seat, |guest| {
        guest.makes_reserve = false;
        let (peer, answer) = made?;
        guest.reserves.push((number, peer));
        let more = guest.reserves.len().saturating_sub(RESERVES);
        Some((answer, guest.reserves.drain(..more).collect::<Vec<_>>()))
    });
    if let Some((answer, _)) = answer.flatten() {
        let description = answer.encode();
        send(seat, &ConnectionMessage::Reserve { number, description }.written());
    }
}

fn with_guest<T>(seat: Seat, deed: impl FnOnce(&mut Guest) -> T) -> Option<T> {
    HUB.with_borrow_mut(|hub| hub.guests.iter_mut().find(|guest| guest.seat == seat).map(deed))
}

/// The seat no longer has a phone.
pub(in crate::ui::table) fn release(seat: Seat) {
    let gone = HUB.with_borrow_mut(|hub| {
        let place = hub.guests.iter().position(|guest| guest.seat == seat)?;
        Some(hub.guests.remove(place))
    });
    if gone.is_some() {
        drop(gone);
        changed();
    }
}

/// Sends a message to the phone of this seat, if it is connected.
pub(in crate::ui::table) fn send(seat: Seat, message: &str) {
    let peer = HUB.with_borrow(|hub| {
        hub.guests.iter().find(|guest| guest.seat == seat).and_then(|guest| guest.peer.clone())
    });
    if peer.is_some_and(|peer| !peer.send(message)) {
        handle_disconnect(seat);
    }
}

/// Checks which phones have been silent for too long.
pub(in crate::ui::table) fn check_silence() {
    let now = web::storage().now();
    let any = HUB.with_borrow_mut(|hub| {
        let mut any = false;
        for guest in &mut hub.guests {
            if !guest.is_disconnected() && guest.heard + SILENT < now {
                guest.silent = true;
                any = true;
            }
        }
        any
    });
    if any {
        changed();
    }
}

/// The connection is closed. The seat remains a phone's, and its hand is shown nowhere.
fn handle_disconnect(seat: Seat) {
    let gone = HUB
        .with_borrow_mut(|hub| hub.guests.iter_mut().find(|guest| guest.seat == seat)?.peer.take());
    if gone.is_some() {
        drop(gone);
        changed();
    }
}

/// After a reload the tablet invites the phones of this match again.
fn note_match() {
    let id = HUB.with_borrow(|hub| hub.of.clone());
    let note = Some(seats()).filter(|seats| !seats.is_empty());
    web::set_tab_note(INVITED, note.map(|seats| invitation(&id, seats)).as_deref());
}

fn changed() {
    note_match();
    if let Some(hears) = HUB.with_borrow(|hub| hub.hears.clone()) {
        (hears.change)();
    }
}

/// Does the tablet face one side, as on a stand?
pub(in crate::ui::table) fn is_on_stand() -> bool {
    web::tab_note(STAND).is_some()
}

/// Faces one side, or every player.
pub(in crate::ui::table) fn set_on_stand(stands: bool) {
    web::set_tab_note(STAND, stands.then_some("1"));
}
