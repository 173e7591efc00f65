//! The messages of phones about their connections, and the ways in which a phone comes back to this tablet without both
//! codes: connections that wait for it.

use super::guests::{
    Guest, GuestId, PHONES, ReturnWay, changed, connection_message, find_by_way, with_guest,
};
use leptos::task::spawn_local;
use mallard_codes::signaling::{
    DtlsRole, IceCredentials, ReturnCode, SessionDescription, SignalingError,
};
use mallard_engine::Seat;
use mallard_session::{
    ConnectionMessage, MessageLimits, PhoneError, PhoneMessage, ReturnTicket, TabletMessage,
};
use mallard_web::{self as web, Peer, PeerEvents, PeerState};
use std::cell::{Cell, RefCell};

/// How long a connection stays open for its last message, in milliseconds.
const FLUSH_DELAY_MS: i32 = 300;

const RESERVES_PER_PHONE: usize = 3;

/// One more ticket has none.
const TICKETS_WITH_CREDENTIALS: usize = 2;

/// How often a connection is made before the table gives it up, and how long it waits between two attempts, in
/// milliseconds: a busy browser may refuse one, or find no address in time.
const ATTEMPTS: u32 = 4;
const RETRY_DELAY_MS: i32 = 1000;

thread_local! {
    /// The random id of this page, and the last number of an offer or a ticket.
    static TABLE: Cell<Option<(u32, u16)>> = const { Cell::new(None) };
    /// The number of connections so far.
    static CONNECTIONS: Cell<u32> = const { Cell::new(0) };
}

/// The id of this page, and the number of a new offer or ticket.
pub fn next_number() -> (u32, u16) {
    let (table, number) = TABLE.get().unwrap_or_else(|| {
        let random = web::storage().random();
        (u32::try_from(random & u64::from(u32::MAX)).unwrap_or_default(), 0)
    });
    let number = number.wrapping_add(1);
    TABLE.set(Some((table, number)));
    (table, number)
}

/// The handlers for a connection. If it is a way back, the phone chooses it with its first message.
pub(crate) fn events_of(guest: GuestId, way: Option<ReturnWay>) -> PeerEvents {
    let limits = RefCell::new(MessageLimits::default());
    let connection = CONNECTIONS.get() + 1;
    CONNECTIONS.set(connection);
    let waits = Cell::new(way.is_some());
    PeerEvents {
        message: Box::new(move |text| {
            if let Some(way) = way.filter(|_| waits.replace(false)) {
                choose(guest, way, connection);
            }
            handle_message((guest, connection), &text, &mut limits.borrow_mut());
        }),
        state: Box::new(move |state| {
            let is_used = |guest: &mut Guest| guest.used == Some(connection);
            if state == PeerState::Closed && with_guest(guest, is_used) == Some(true) {
                handle_disconnect(guest, None);
            }
        }),
    }
}

fn handle_message((id, connection): (GuestId, u32), text: &str, limits: &mut MessageLimits) {
    let found = PHONES.with_borrow_mut(|phones| {
        let handler = phones.handler.clone();
        let guest = phones.guest(id)?;
        // The last messages of a connection that the tablet is closing.
        guest.peer.as_ref()?;
        if *guest.used.get_or_insert(connection) != connection {
            return None;
        }
        let was_away = guest.is_disconnected();
        guest.silent_checks = 0;
        Some((was_away, guest.seat.zip(handler)))
    });
    let Some((was_away, plays)) = found else { return };
    if was_away {
        changed();
    }
    match (limits.read(text, web::timestamp().page), plays) {
        (Err(fault), _) => handle_disconnect(id, Some(fault)),
        (Ok(PhoneMessage::Heartbeat), plays) => {
            let reply = TabletMessage::<()>::Heartbeat { plays: plays.is_some() };
            send_to(id, &reply.written());
        }
        (Ok(PhoneMessage::Connection(ConnectionMessage::Reserve { number, description })), _) => {
            spawn_local(answer_reserve(id, number, description));
        }
        (Ok(PhoneMessage::Request { at, ask }), Some((seat, to))) => (to.request)(seat, at, ask),
        _ => {}
    }
}

/// The phone comes back in this way, on the connection with this number: it replaces the connection and all reserves.
fn choose(id: GuestId, way: ReturnWay, connection: u32) {
    let gone = with_guest(id, |guest| {
        let at = guest.return_ways.iter().position(|(own, _)| *own == way)?;
        let (_, peer) = guest.return_ways.swap_remove(at);
        (guest.used, guest.silent_checks, guest.fault, guest.making) =
            (Some(connection), 0, None, None);
        let reserves: Vec<_> =
            guest.return_ways.extract_if(.., |(way, _)| !way.is_ticket()).collect();
        Some((guest.peer.replace(peer), reserves))
    });
    let Some((before, _)) = gone.flatten() else { return };
    if let Some(peer) = before {
        // It may be another page of the same phone, which must not take the seat back.
        close_with(peer, &connection_message(ConnectionMessage::Replaced));
    }
    changed();
    spawn_local(renew_tickets(id));
}

pub(crate) fn send_to(id: GuestId, message: &str) {
    let peer = PHONES.with_borrow_mut(|phones| phones.guest(id)?.peer.clone());
    if peer.is_some_and(|peer| !peer.send(message)) {
        handle_disconnect(id, None);
    }
}

/// The connection is closed, by this tablet if there is a fault. The seat remains a phone's, and its hand is shown
/// nowhere.
pub(crate) fn handle_disconnect(id: GuestId, fault: Option<PhoneError>) {
    let gone = PHONES.with_borrow_mut(|phones| {
        let guest = phones.guest(id)?;
        let peer = guest.peer.take()?;
        guest.fault = fault;
        // After a fault the phone does not come back by itself.
        let ways = fault.map(|_| std::mem::take(&mut guest.return_ways));
        Some((peer, ways))
    });
    let Some((peer, _)) = gone else { return };
    if let Some(fault) = fault {
        close_with(peer, &TabletMessage::<()>::End(fault).written());
    }
    changed();
}

/// Closes a connection after a last message. If that is lost, the phone finds that the connection is closed.
fn close_with(peer: Peer, message: &str) {
    let _ = peer.send(message);
    spawn_local(async move {
        web::rest(FLUSH_DELAY_MS).await;
        drop(peer);
    });
}

/// Answers a phone's offer of a reserve. The browsers connect once the phone uses the answer.
async fn answer_reserve(id: GuestId, number: u32, description: String) {
    let Some(offer) = SessionDescription::decode(&description) else { return };
    // One at a time, because each opens sockets.
    let begins = |guest: &mut Guest| {
        let is_free = guest.making.is_none();
        if is_free {
            guest.making = Some(number);
        }
        is_free
    };
    if with_guest(id, begins) != Some(true) {
        return;
    }
    let way = ReturnWay::Reserve(number);
    let made = retry(async || {
        Peer::answer(&offer, DtlsRole::Client, events_of(id, Some(way)), None).await
    })
    .await;
    let kept = with_guest(id, |guest| {
        // Otherwise the phone has come back since, and offers others.
        guest.making.take_if(|making| *making == number)?;
        let (peer, answer) = made?;
        guest.return_ways.push((way, peer));
        let is_reserve = |(way, _): &(ReturnWay, Peer)| !way.is_ticket();
        let is_full =
            guest.return_ways.iter().filter(|way| is_reserve(way)).count() > RESERVES_PER_PHONE;
        let oldest = guest.return_ways.iter().position(is_reserve).filter(|_| is_full);
        Some((answer, oldest.map(|at| guest.return_ways.remove(at))))
    });
    if let Some((answer, _)) = kept.flatten() {
        let description = answer.encode();
        send_to(id, &connection_message(ConnectionMessage::Reserve { number, description }));
    }
}

/// Gives a connected phone new tickets, in place of its earlier ones.
pub(crate) async fn renew_tickets(id: GuestId) {
    let Some(fingerprint) = with_guest(id, |guest| guest.fingerprint).flatten() else { return };
    // In Firefox a connection that has an answer fails when nothing comes for five seconds.
    let agreed = if web::is_firefox() { 0 } else { TICKETS_WITH_CREDENTIALS };
    let (mut ways, mut tickets) = (Vec::new(), Vec::new());
    for at in 0..=agreed {
        let made = retry(|| make_ticket(id, (at < agreed).then_some(fingerprint))).await;
        let Some((way, ticket)) = made else { return };
        ways.push(way);
        tickets.push(ticket);
    }
    let before = with_guest(id, |guest| {
        let before: Vec<_> = guest.return_ways.extract_if(.., |(way, _)| way.is_ticket()).collect();
        guest.return_ways.append(&mut ways);
        before
    });
    if before.is_some() {
        send_to(id, &connection_message(ConnectionMessage::Tickets(tickets)));
    }
}

/// A way for a phone to come back, and its ticket, which has credentials if the phone's fingerprint is given.
async fn make_ticket(
    id: GuestId,
    fingerprint: Option<[u8; 32]>,
) -> Option<((ReturnWay, Peer), ReturnTicket)> {
    let (_, number) = next_number();
    let way = ReturnWay::Ticket(number);
    let (peer, offer) = Peer::offer(events_of(id, Some(way)), None).await?;
    let mut credentials = None;
    if let Some(fingerprint) = fingerprint {
        let agreed = IceCredentials::random(|| web::storage().random());
        credentials = Some((agreed.user().to_owned(), agreed.password().to_owned()));
        if !accept(&peer, agreed, fingerprint).await {
            return None;
        }
    }
    let ticket = ReturnTicket { number, description: offer.encode(), credentials };
    Some(((way, peer), ticket))
}

async fn retry<T>(mut attempt: impl AsyncFnMut() -> Option<T>) -> Option<T> {
    for _ in 1..ATTEMPTS {
        if let Some(made) = attempt().await {
            return Some(made);
        }
        web::rest(RETRY_DELAY_MS).await;
    }
    attempt().await
}

/// Sets the answer of a phone without its own message: it needs no candidates, because the phone reaches the tablet
/// first.
async fn accept(peer: &Peer, credentials: IceCredentials, fingerprint: [u8; 32]) -> bool {
    let answer = SessionDescription { credentials, fingerprint, candidates: Vec::new() };
    peer.accept(&answer, DtlsRole::Client).await
}

/// Takes the code of a phone that was connected before. Returns its seat, if it has one.
///
/// # Errors
/// [`SignalingError`]: the code is for another table, or its ticket is no longer valid.
pub fn take_return(code: &ReturnCode) -> Result<Option<Seat>, SignalingError> {
    if TABLE.get().is_none_or(|(table, _)| table != code.table) {
        return Err(SignalingError::OtherTable);
    }
    let way = ReturnWay::Ticket(code.number);
    let found = find_by_way(way).and_then(|id| {
        with_guest(id, |guest| {
            let (_, peer) = guest.return_ways.iter().find(|(own, _)| *own == way)?;
            Some((peer.clone(), guest.fingerprint?, guest.seat))
        })
    });
    let Some((peer, fingerprint, seat)) = found.flatten() else {
        return Err(SignalingError::OldOffer);
    };
    let credentials = code.credentials.clone();
    spawn_local(async move {
        // If it fails, the phone still shows its code.
        accept(&peer, credentials, fingerprint).await;
    });
    Ok(seat)
}
