//! The phones of this tablet. They are stored outside the screens, so that a connection outlives the current match.

use super::returns::{self, ReturnWay};
use crate::device::signaling::{INVITED, LISTED, invitation, invited, listing};
use crate::engine::{Seat, SeatSet};
use crate::session::{
    ConnectionMessage, MessageLimits, PhoneError, end_message, heartbeat_reply, is_heartbeat,
    is_same,
};
use crate::web::{self, DropGuard, Peer, PeerEvents, PeerState};
use leptos::ev::pagehide;
use leptos::prelude::{set_interval, window_event_listener};
use leptos::task::spawn_local;
use serde_json::Value;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

/// How often the tablet checks whether a phone has gone silent.
const LOOK: Duration = Duration::from_secs(1);

/// How many checks a phone may be silent before it counts as disconnected. It sends a heartbeat every two seconds.
/// Checks, not time: a tablet that has slept hears its phones before it misses them.
const SILENT: u32 = 6;

/// How long a connection stays open for its last message, in milliseconds.
const FLUSH: i32 = 300;

thread_local! {
    static PHONES: RefCell<Phones> = const {
        RefCell::new(Phones { of: String::new(), guests: Vec::new(), handler: None, looks: false })
    };
    /// The number of connections so far.
    static CONNECTIONS: Cell<u32> = const { Cell::new(0) };
}

struct Phones {
    /// The match in which they play.
    of: String,
    guests: Vec<Guest>,
    handler: Option<Rc<PhoneHandler>>,
    /// Does it check for silent phones? From the first phone on.
    looks: bool,
}

impl Phones {
    /// The phone of the player with this name.
    fn guest(&mut self, name: &str) -> Option<&mut Guest> {
        self.guests.iter_mut().find(|guest| is_same(&guest.name, name))
    }

    /// The phone at this seat.
    fn find_at(&self, seat: Seat) -> Option<&Guest> {
        self.guests.iter().find(|guest| guest.seat == Some(seat))
    }
}

/// A phone.
pub(super) struct Guest {
    /// The name of its player, by which it is found in each match.
    name: String,
    /// Its seat; `None` while its player is not in the match, or plays at the tablet.
    pub(super) seat: Option<Seat>,
    /// `None` once the connection is closed, until the phone comes back.
    pub(super) peer: Option<Peer>,
    /// The id of this connection, from its first message on. What comes from another one is ignored.
    used: Option<u32>,
    /// The fingerprint of the phone's certificate.
    pub(super) fingerprint: Option<[u8; 32]>,
    /// The number of checks since its last message. A phone that sleeps reconnects by itself.
    quiet: u32,
    /// Why the tablet has closed the connection.
    fault: Option<PhoneError>,
    /// The connections with which it can come back. They look failed while nothing is wrong.
    pub(super) ways: Vec<(ReturnWay, Peer)>,
    /// Is another reserve being made?
    pub(super) makes_reserve: bool,
}

impl Guest {
    const fn is_disconnected(&self) -> bool {
        self.quiet > SILENT || self.peer.is_none()
    }

    /// The phone cannot come back without new codes.
    fn leave(&self) {
        if let Some(peer) = &self.peer {
            // If this is lost, the phone finds that the connection is closed.
            let _ = peer.send(&ConnectionMessage::Leaves.written());
        }
    }
}

/// The handlers for the phones' events: those of the current match.
pub(in crate::ui::table) struct PhoneHandler {
    /// Receives each message of a phone but its heartbeats.
    pub(in crate::ui::table) message: Box<dyn Fn(Seat, Value)>,
    /// A phone has connected, reconnected, disconnected or left.
    pub(in crate::ui::table) change: Box<dyn Fn()>,
}

/// The phones play in this match, each at the seat of its player, in `people` with the names. If the setup says who
/// uses a phone, the others play at the tablet.
pub(in crate::ui::table) fn move_to_match(id: &str, people: &[(Seat, String)]) {
    let note = web::tab_note(INVITED).and_then(|note| invited(&note, id));
    let moves = PHONES.with_borrow_mut(|phones| {
        let moves = phones.of != id;
        if moves {
            id.clone_into(&mut phones.of);
            for guest in &mut phones.guests {
                let seat = people.iter().find(|(_, name)| is_same(name, &guest.name));
                let seat = seat.map(|(seat, _)| *seat);
                guest.seat = seat.filter(|&seat| note.is_none_or(|note| note.has(seat)));
            }
        }
        moves
    });
    // The dialog reads a note of the setup first.
    if moves && note.is_none() {
        note_match();
    }
}

/// The phones of this match, and no others, play in the next one.
pub(in crate::ui::table) fn invite_to_rematch(id: &str) {
    let any = PHONES.with_borrow(|phones| !phones.guests.is_empty());
    web::set_tab_note(INVITED, any.then(|| invitation(id, seats())).as_deref());
}

/// The current match receives the phones' events until the returned value is dropped.
pub(in crate::ui::table) fn listen(handler: PhoneHandler) -> DropGuard {
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

/// The seats with a phone, also a disconnected one.
pub(in crate::ui::table) fn seats() -> SeatSet {
    PHONES.with_borrow(|phones| phones.guests.iter().filter_map(|guest| guest.seat).collect())
}

/// The seats whose phones are disconnected.
pub(in crate::ui::table) fn disconnected_seats() -> SeatSet {
    PHONES.with_borrow(|phones| {
        let away = phones.guests.iter().filter(|guest| guest.is_disconnected());
        away.filter_map(|guest| guest.seat).collect()
    })
}

/// Why the tablet has closed the connection to the phone of this seat.
pub(in crate::ui::table) fn fault(seat: Seat) -> Option<PhoneError> {
    PHONES.with_borrow(|phones| phones.find_at(seat)?.fault)
}

/// The handlers for a connection to the phone of the player with this name.
pub(in crate::ui::table) fn events(name: String) -> PeerEvents {
    events_of(name, None)
}

/// The handlers for a connection. If it is a way back, the phone chooses it with its first message.
pub(super) fn events_of(name: String, way: Option<ReturnWay>) -> PeerEvents {
    let limits = RefCell::new(MessageLimits::default());
    let id = CONNECTIONS.get() + 1;
    CONNECTIONS.set(id);
    let of = name.clone();
    let waits = Cell::new(way.is_some());
    PeerEvents {
        message: Box::new(move |text| {
            if let Some(way) = way.filter(|_| waits.replace(false)) {
                choose(&name, way, id);
            }
            handle_message((&name, id), &text, &mut limits.borrow_mut());
        }),
        state: Box::new(move |state| {
            let is_used = |guest: &mut Guest| guest.used == Some(id);
            if state == PeerState::Closed && with_guest(&of, is_used) == Some(true) {
                handle_disconnect(&of, None);
            }
        }),
    }
}

/// The phone of the player with this name.
pub(super) fn with_guest<T>(name: &str, change: impl FnOnce(&mut Guest) -> T) -> Option<T> {
    PHONES.with_borrow_mut(|phones| phones.guest(name).map(change))
}

/// The name of the player whose phone can come back in this way.
pub(super) fn name_by_way(way: ReturnWay) -> Option<String> {
    PHONES.with_borrow(|phones| {
        let mut guests = phones.guests.iter();
        guests
            .find(|guest| guest.ways.iter().any(|(own, _)| *own == way))
            .map(|guest| guest.name.clone())
    })
}

fn handle_message((name, id): (&str, u32), text: &str, limits: &mut MessageLimits) {
    let found = PHONES.with_borrow_mut(|phones| {
        let handler = phones.handler.clone();
        let guest = phones.guest(name)?;
        // The last messages of a connection that the tablet is closing.
        guest.peer.as_ref()?;
        if *guest.used.get_or_insert(id) != id {
            return None;
        }
        let was_away = guest.is_disconnected();
        guest.quiet = 0;
        Some((was_away, guest.seat.zip(handler)))
    });
    let Some((was_away, plays)) = found else { return };
    if was_away {
        changed();
    }
    match (limits.check(text, web::storage().now()), plays) {
        (Err(fault), _) => handle_disconnect(name, Some(fault)),
        (Ok(message), plays) if is_heartbeat(&message) => {
            send_to(name, &heartbeat_reply(plays.is_some()));
        }
        (Ok(message), plays) => match (ConnectionMessage::read(&message), plays) {
            (Err(fault), _) => handle_disconnect(name, Some(fault)),
            (Ok(Some(ConnectionMessage::Reserve { number, description })), _) => {
                spawn_local(returns::answer_reserve(name.to_owned(), number, description));
            }
            (Ok(None), Some((seat, to))) => (to.message)(seat, message),
            _ => {}
        },
    }
}

/// The phone comes back in this way, on the connection with this id: it replaces the connection and all reserves.
fn choose(name: &str, way: ReturnWay, id: u32) {
    let gone = with_guest(name, |guest| {
        let at = guest.ways.iter().position(|(own, _)| *own == way)?;
        let (_, peer) = guest.ways.swap_remove(at);
        (guest.used, guest.quiet, guest.fault) = (Some(id), 0, None);
        let reserves: Vec<_> =
            guest.ways.extract_if(.., |(way, _)| matches!(way, ReturnWay::Reserve(_))).collect();
        Some((guest.peer.replace(peer), reserves))
    });
    let Some((before, _)) = gone.flatten() else { return };
    if let Some(peer) = before {
        // It may be another page of the same phone, which must not take the seat back.
        close_with(peer, &ConnectionMessage::Replaced.written());
    }
    changed();
    spawn_local(returns::renew_tickets(name.to_owned()));
}

/// Closes a connection after a last message. If that is lost, the phone finds that the connection is closed.
fn close_with(peer: Peer, message: &str) {
    let _ = peer.send(message);
    spawn_local(async move {
        web::rest(FLUSH).await;
        drop(peer);
    });
}

/// The phone of this seat, whose player has this name, is connected, in place of an earlier one.
pub(in crate::ui::table) fn admit(seat: Seat, name: String, peer: Peer) {
    let tickets = returns::renew_tickets(name.clone());
    let (gone, looks) = PHONES.with_borrow_mut(|phones| {
        let replaced = |guest: &mut Guest| guest.seat == Some(seat) || is_same(&guest.name, &name);
        let gone: Vec<Guest> = phones.guests.extract_if(.., replaced).collect();
        phones.guests.push(Guest {
            name,
            seat: Some(seat),
            fingerprint: peer.fingerprint(),
            peer: Some(peer),
            used: None,
            quiet: 0,
            fault: None,
            ways: Vec::new(),
            makes_reserve: false,
        });
        (gone, std::mem::replace(&mut phones.looks, true))
    });
    gone.iter().for_each(Guest::leave);
    drop(gone);
    if !looks {
        // As long as the page is open: phones stay between two matches.
        set_interval(check_silence, LOOK);
        window_event_listener(pagehide, |_| {
            PHONES.with_borrow(|phones| phones.guests.iter().for_each(Guest::leave));
        });
    }
    spawn_local(tickets);
    changed();
}

/// The seat no longer has a phone.
pub(in crate::ui::table) fn release(seat: Seat) {
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
pub(in crate::ui::table) fn send(seat: Seat, message: &str) {
    if let Some(name) = name_at(seat) {
        send_to(&name, message);
    }
}

pub(super) fn send_to(name: &str, message: &str) {
    let peer = PHONES.with_borrow_mut(|phones| phones.guest(name)?.peer.clone());
    if peer.is_some_and(|peer| !peer.send(message)) {
        handle_disconnect(name, None);
    }
}

/// Closes the connection to the phone of this seat, and gives it the reason.
pub(in crate::ui::table) fn end(seat: Seat, fault: PhoneError) {
    if let Some(name) = name_at(seat) {
        handle_disconnect(&name, Some(fault));
    }
}

fn name_at(seat: Seat) -> Option<String> {
    PHONES.with_borrow(|phones| phones.find_at(seat).map(|guest| guest.name.clone()))
}

/// Checks which phones have been silent for too long.
fn check_silence() {
    let any = PHONES.with_borrow_mut(|phones| {
        let mut any = false;
        for guest in phones.guests.iter_mut().filter(|guest| !guest.is_disconnected()) {
            guest.quiet += 1;
            any |= guest.is_disconnected();
        }
        any
    });
    if any {
        changed();
    }
}

/// The connection is closed, by this tablet if there is a fault. The seat remains a phone's, and its hand is shown
/// nowhere.
fn handle_disconnect(name: &str, fault: Option<PhoneError>) {
    let gone = PHONES.with_borrow_mut(|phones| {
        let guest = phones.guest(name)?;
        let peer = guest.peer.take()?;
        guest.fault = fault;
        // After a fault the phone does not come back by itself.
        let ways = fault.map(|_| std::mem::take(&mut guest.ways));
        Some((peer, ways))
    });
    let Some((peer, _)) = gone else { return };
    if let Some(fault) = fault {
        close_with(peer, &end_message(fault));
    }
    changed();
}

/// After a reload the tablet invites the phones of this match again.
pub(in crate::ui::table) fn note_match() {
    let id = PHONES.with_borrow(|phones| phones.of.clone());
    let note = Some(seats()).filter(|seats| !seats.is_empty());
    web::set_tab_note(INVITED, note.map(|seats| invitation(&id, seats)).as_deref());
}

/// The setup, in the home program, shows whose phones are connected.
fn list_phones() {
    let phones = PHONES.with_borrow(|phones| {
        let phone = |guest: &Guest| (guest.name.clone(), !guest.is_disconnected());
        phones.guests.iter().map(phone).collect::<Vec<_>>()
    });
    web::set_note(LISTED, Some(&listing(&phones)));
    web::dispatch_event("mallard:phones");
}

fn changed() {
    note_match();
    list_phones();
    if let Some(handler) = PHONES.with_borrow(|phones| phones.handler.clone()) {
        (handler.change)();
    }
}
