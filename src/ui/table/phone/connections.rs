//! The phones of this tablet. They are stored outside the screens, so that a connection outlives the current match.

use crate::device::signaling::{INVITED, LISTED, SessionDescription, invitation, invited, listing};
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
/// Checks, not time: a tablet that has slept handler its phones before it misses them.
const SILENT: u32 = 6;

/// How long a connection stays open for its last message, in milliseconds.
const FLUSH: i32 = 300;

/// How many reserve connections of a phone are kept.
const RESERVES: usize = 3;

/// The key of the note that this tablet faces one side.
const STAND: &str = "stand";

thread_local! {
    static PHONES: RefCell<Phones> = const {
        RefCell::new(Phones { of: String::new(), guests: Vec::new(), handler: None, looks: false })
    };
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
struct Guest {
    /// The name of its player, by which it is found in each match.
    name: String,
    /// Its seat; `None` while its player is not in the match, or plays at the tablet.
    seat: Option<Seat>,
    /// `None` once the connection is closed, until the phone reconnects with a new pair of codes.
    peer: Option<Peer>,
    /// The number of checks since its last message. A phone that sleeps reconnects by itself.
    quiet: u32,
    /// Why the tablet has closed the connection.
    fault: Option<PhoneError>,
    /// Its reserve connections, with their numbers. They look failed while nothing is wrong.
    reserves: Vec<(u32, Peer)>,
    /// Is another reserve being made?
    makes_reserve: bool,
}

impl Guest {
    const fn is_disconnected(&self) -> bool {
        self.quiet > SILENT || self.peer.is_none()
    }

    /// The phone cannot come back without a code.
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

/// The handlers for a connection, or for the reserve with this number: the phone chooses it with the first message.
fn events_of(name: String, reserve: Option<u32>) -> PeerEvents {
    let limits = RefCell::new(MessageLimits::default());
    let of = name.clone();
    let chosen = Rc::new(Cell::new(reserve.is_none()));
    let is_chosen = chosen.clone();
    PeerEvents {
        message: Box::new(move |text| {
            if let Some(number) = reserve.filter(|_| !chosen.replace(true)) {
                use_reserve(&name, number);
            }
            handle_message(&name, &text, &mut limits.borrow_mut());
        }),
        state: Box::new(move |state| {
            if state == PeerState::Closed && is_chosen.get() {
                handle_disconnect(&of, None);
            }
        }),
    }
}

fn handle_message(name: &str, text: &str, limits: &mut MessageLimits) {
    let found = PHONES.with_borrow_mut(|phones| {
        let handler = phones.handler.clone();
        let guest = phones.guest(name)?;
        // The last messages of a connection that the tablet is closing.
        guest.peer.as_ref()?;
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
                spawn_local(answer_reserve(name.to_owned(), number, description));
            }
            (Ok(None), Some((seat, to))) => (to.message)(seat, message),
            _ => {}
        },
    }
}

/// Answers a phone's offer of a reserve. The browsers connect once the phone uses the answer.
async fn answer_reserve(name: String, number: u32, description: String) {
    let Some(offer) = SessionDescription::decode(&description) else { return };
    // One at a time, because each opens sockets.
    let begins = |guest: &mut Guest| !std::mem::replace(&mut guest.makes_reserve, true);
    if !PHONES.with_borrow_mut(|phones| phones.guest(&name).is_some_and(begins)) {
        return;
    }
    let made = Peer::answer(&offer, events_of(name.clone(), Some(number))).await;
    let kept = PHONES.with_borrow_mut(|phones| {
        let guest = phones.guest(&name)?;
        guest.makes_reserve = false;
        let (peer, answer) = made?;
        guest.reserves.push((number, peer));
        let more = guest.reserves.len().saturating_sub(RESERVES);
        Some((answer, guest.reserves.drain(..more).collect::<Vec<_>>()))
    });
    if let Some((answer, _)) = kept {
        let description = answer.encode();
        send_to(&name, &ConnectionMessage::Reserve { number, description }.written());
    }
}

/// The phone has chosen this reserve: it replaces the connection and the other reserves.
fn use_reserve(name: &str, number: u32) {
    let gone = PHONES.with_borrow_mut(|phones| {
        let guest = phones.guest(name)?;
        let at = guest.reserves.iter().position(|(reserve, _)| *reserve == number)?;
        let (_, peer) = guest.reserves.swap_remove(at);
        (guest.quiet, guest.fault) = (0, None);
        Some((guest.peer.replace(peer), std::mem::take(&mut guest.reserves)))
    });
    if gone.is_some() {
        changed();
    }
}

/// The phone of this seat, whose player has this name, is connected, in place of an earlier one.
pub(in crate::ui::table) fn admit(seat: Seat, name: String, peer: Peer) {
    let (gone, looks) = PHONES.with_borrow_mut(|phones| {
        let replaced = |guest: &mut Guest| guest.seat == Some(seat) || is_same(&guest.name, &name);
        let gone: Vec<Guest> = phones.guests.extract_if(.., replaced).collect();
        phones.guests.push(Guest {
            name,
            seat: Some(seat),
            peer: Some(peer),
            quiet: 0,
            fault: None,
            reserves: Vec::new(),
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

fn send_to(name: &str, message: &str) {
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
        let reserves = fault.map(|_| std::mem::take(&mut guest.reserves));
        Some((peer, reserves))
    });
    let Some((peer, _)) = gone else { return };
    if let Some(fault) = fault {
        // If this is lost, the phone finds that the connection is closed.
        let _ = peer.send(&end_message(fault));
        spawn_local(async move {
            web::rest(FLUSH).await;
            drop(peer);
        });
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

/// Does the tablet face one side, as on a stand?
pub(in crate::ui::table) fn is_on_stand() -> bool {
    web::tab_note(STAND).is_some()
}

/// Faces one side, or every player.
pub(in crate::ui::table) fn set_on_stand(stands: bool) {
    web::set_tab_note(STAND, stands.then_some("1"));
}
