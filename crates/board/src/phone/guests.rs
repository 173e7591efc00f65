//! The phones of this tablet, stored outside the screens, so that a connection outlives the current match.

use mallard_engine::{Seat, SeatSet};
use mallard_session::{ConnectionMessage, PhoneError, TabletMessage};
use mallard_web::Peer;
use serde_json::Value;
use std::cell::RefCell;
use std::rc::Rc;

/// How many checks a phone may be silent before it counts as disconnected. It sends a heartbeat every two seconds.
/// Checks, not time: a tablet that has slept hears its phones before it misses them.
const MAX_SILENT_CHECKS: u32 = 6;

thread_local! {
    pub(crate) static PHONES: RefCell<Phones> = const {
        RefCell::new(Phones {
            of: String::new(),
            guests: Vec::new(),
            ids: 0,
            missing: SeatSet::EMPTY,
            handler: None,
            checks_silence: false,
        })
    };
}

pub(crate) struct Phones {
    /// The match in which they play.
    pub(crate) of: String,
    pub(crate) guests: Vec<Guest>,
    /// The number of ids given out.
    ids: u32,
    /// The seats whose phones played before the page was opened, until the table asks them in.
    pub(crate) missing: SeatSet,
    pub(crate) handler: Option<Rc<PhoneHandler>>,
    /// Does it check for silent phones? From the first phone on.
    pub(crate) checks_silence: bool,
}

impl Phones {
    /// An id that no other phone has.
    pub(crate) const fn fresh_id(&mut self) -> GuestId {
        self.ids += 1;
        GuestId(self.ids)
    }

    pub(crate) fn guest(&mut self, id: GuestId) -> Option<&mut Guest> {
        self.guests.iter_mut().find(|guest| guest.id == id)
    }

    /// The phone at this seat.
    pub(crate) fn find_at(&self, seat: Seat) -> Option<&Guest> {
        self.guests.iter().find(|guest| guest.seat == Some(seat))
    }
}

/// A phone of this page, over all its connections.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GuestId(u32);

impl GuestId {
    /// An id that no other phone has.
    pub fn fresh() -> Self {
        PHONES.with_borrow_mut(Phones::fresh_id)
    }
}

/// A phone.
pub(crate) struct Guest {
    pub(crate) id: GuestId,
    /// The name of its player, by which it finds its seat in each match.
    pub(crate) name: String,
    /// Its seat; `None` while its player is not in the match, or plays at the tablet.
    pub(crate) seat: Option<Seat>,
    /// `None` once the connection is closed, until the phone comes back.
    pub(crate) peer: Option<Peer>,
    /// The id of this connection, from its first message on. What comes from another one is ignored.
    pub(crate) used: Option<u32>,
    /// The fingerprint of the phone's certificate.
    pub(crate) fingerprint: Option<[u8; 32]>,
    /// The number of checks since its last message. A phone that sleeps reconnects by itself.
    pub(crate) silent_checks: u32,
    /// Why the tablet has closed the connection.
    pub(crate) fault: Option<PhoneError>,
    /// The connections with which it can come back. They look failed while nothing is wrong.
    pub(crate) return_ways: Vec<(ReturnWay, Peer)>,
    /// The number of the reserve that is being made.
    pub(crate) making: Option<u32>,
}

impl Guest {
    /// A phone that is disconnected.
    pub(crate) const fn new(id: GuestId, name: String, seat: Seat) -> Self {
        Self {
            id,
            name,
            seat: Some(seat),
            fingerprint: None,
            peer: None,
            used: None,
            silent_checks: 0,
            fault: None,
            return_ways: Vec::new(),
            making: None,
        }
    }

    pub(crate) const fn is_disconnected(&self) -> bool {
        self.silent_checks > MAX_SILENT_CHECKS || self.peer.is_none()
    }

    /// The phone cannot come back without new codes.
    pub(crate) fn leave(&self) {
        if let Some(peer) = &self.peer {
            // If this is lost, the phone finds that the connection is closed.
            let _ = peer.send(&connection_message(ConnectionMessage::Leaves));
        }
    }
}

/// A connection that waits for a phone, by its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ReturnWay {
    /// The phone's page has offered it, and holds the tablet's answer back.
    Reserve(u32),
    /// The tablet has offered it, for a page that was reloaded or killed.
    Ticket(u16),
}

impl ReturnWay {
    pub(crate) const fn is_ticket(self) -> bool {
        matches!(self, Self::Ticket(_))
    }
}

/// The handlers for the phones' events: those of the current match.
pub(crate) struct PhoneHandler {
    /// Receives each request of a phone, with the position it is about.
    pub(crate) request: Box<dyn Fn(Seat, u32, Value)>,
    /// A phone has connected, reconnected, disconnected or left.
    pub(crate) change: Box<dyn Fn()>,
}

/// The seats with a phone, also a disconnected one.
pub fn seats() -> SeatSet {
    PHONES.with_borrow(|phones| phones.guests.iter().filter_map(|guest| guest.seat).collect())
}

/// The seats whose phones are disconnected.
pub(crate) fn disconnected_seats() -> SeatSet {
    PHONES.with_borrow(|phones| {
        let away = phones.guests.iter().filter(|guest| guest.is_disconnected());
        away.filter_map(|guest| guest.seat).collect()
    })
}

/// Why the tablet has closed the connection to the phone of this seat.
pub fn fault(seat: Seat) -> Option<PhoneError> {
    PHONES.with_borrow(|phones| phones.find_at(seat)?.fault)
}

pub(crate) fn with_guest<T>(id: GuestId, change: impl FnOnce(&mut Guest) -> T) -> Option<T> {
    PHONES.with_borrow_mut(|phones| phones.guest(id).map(change))
}

/// The phone that can come back in this way.
pub(crate) fn find_by_way(way: ReturnWay) -> Option<GuestId> {
    PHONES.with_borrow(|phones| {
        let has_way = |guest: &&Guest| guest.return_ways.iter().any(|(own, _)| *own == way);
        phones.guests.iter().find(has_way).map(|guest| guest.id)
    })
}

/// The phone at this seat.
pub(crate) fn find_at(seat: Seat) -> Option<GuestId> {
    PHONES.with_borrow(|phones| phones.find_at(seat).map(|guest| guest.id))
}

/// The setup shows whose phones are connected.
fn list_phones() {
    let phones = PHONES.with_borrow(|phones| {
        let phone = |guest: &Guest| (guest.name.clone(), !guest.is_disconnected());
        phones.guests.iter().map(phone).collect::<Vec<_>>()
    });
    mallard_kit::list_phones(phones);
}

/// The text of a message about the connection.
pub(crate) fn connection_message(message: ConnectionMessage) -> String {
    TabletMessage::<()>::Connection(message).written()
}

pub(crate) fn changed() {
    list_phones();
    if let Some(handler) = PHONES.with_borrow(|phones| phones.handler.clone()) {
        (handler.change)();
    }
}
