//! The ways in which a phone comes back to this tablet without both codes: connections that wait for it.

use super::connections::{events_of, name_by_way, send_to, with_guest};
use crate::device::signaling::{
    DtlsRole, IceCredentials, ReturnCode, SessionDescription, SignalingError,
};
use crate::engine::Seat;
use crate::session::{ConnectionMessage, ReturnTicket};
use crate::web::{self, Peer};
use leptos::task::spawn_local;
use std::cell::Cell;

/// How many reserves of a phone wait.
const RESERVES: usize = 3;

/// How many of its tickets have credentials. One more has none.
const AGREED: usize = 2;

/// A connection that waits for a phone, by its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ReturnWay {
    /// The phone's page has offered it, and holds the tablet's answer back.
    Reserve(u32),
    /// The tablet has offered it, for a page that was reloaded or killed.
    Ticket(u16),
}

impl ReturnWay {
    const fn is_ticket(self) -> bool {
        matches!(self, Self::Ticket(_))
    }
}

thread_local! {
    /// The random id of this page, and the last number of an offer or a ticket.
    static TABLE: Cell<Option<(u32, u16)>> = const { Cell::new(None) };
}

/// The id of this page, and the number of a new offer or ticket.
pub(super) fn next_number() -> (u32, u16) {
    let (table, number) = TABLE.get().unwrap_or_else(|| {
        let random = web::storage().random();
        (u32::try_from(random & u64::from(u32::MAX)).unwrap_or_default(), 0)
    });
    let number = number.wrapping_add(1);
    TABLE.set(Some((table, number)));
    (table, number)
}

/// Answers a phone's offer of a reserve. The browsers connect once the phone uses the answer.
pub(super) async fn answer_reserve(name: String, number: u32, description: String) {
    let Some(offer) = SessionDescription::decode(&description) else { return };
    // One at a time, because each opens sockets.
    if with_guest(&name, |guest| std::mem::replace(&mut guest.makes_reserve, true)) != Some(false) {
        return;
    }
    let way = ReturnWay::Reserve(number);
    let events = events_of(name.clone(), Some(way));
    let made = Peer::answer(&offer, DtlsRole::Client, events, None).await;
    let kept = with_guest(&name, |guest| {
        guest.makes_reserve = false;
        let (peer, answer) = made?;
        guest.ways.push((way, peer));
        let reserves = guest.ways.iter().filter(|(way, _)| !way.is_ticket()).count();
        let mut more = reserves.saturating_sub(RESERVES);
        let is_old = |(way, _): &mut (ReturnWay, Peer)| {
            let goes = more > 0 && !way.is_ticket();
            more -= usize::from(goes);
            goes
        };
        Some((answer, guest.ways.extract_if(.., is_old).collect::<Vec<_>>()))
    });
    if let Some((answer, _)) = kept.flatten() {
        let description = answer.encode();
        send_to(&name, &ConnectionMessage::Reserve { number, description }.written());
    }
}

/// Gives a connected phone new tickets, in place of its earlier ones.
pub(super) async fn renew_tickets(name: String) {
    let Some(fingerprint) = with_guest(&name, |guest| guest.fingerprint).flatten() else { return };
    // In Firefox a connection that has an answer fails when nothing comes for five seconds.
    let agreed = if web::is_firefox() { 0 } else { AGREED };
    let (mut ways, mut tickets) = (Vec::new(), Vec::new());
    for at in 0..=agreed {
        let (_, number) = next_number();
        let way = ReturnWay::Ticket(number);
        let events = events_of(name.clone(), Some(way));
        let Some((peer, offer)) = Peer::offer(events, None).await else { return };
        let credentials = (at < agreed).then(|| IceCredentials::random(|| web::storage().random()));
        if let Some(credentials) = credentials.clone()
            && !accept(&peer, credentials, fingerprint).await
        {
            return;
        }
        let credentials = credentials
            .map(|credentials| (credentials.user().to_owned(), credentials.password().to_owned()));
        tickets.push(ReturnTicket { number, description: offer.encode(), credentials });
        ways.push((way, peer));
    }
    let before = with_guest(&name, |guest| {
        let before: Vec<_> = guest.ways.extract_if(.., |(way, _)| way.is_ticket()).collect();
        guest.ways.append(&mut ways);
        before
    });
    if before.is_some() {
        send_to(&name, &ConnectionMessage::Tickets(tickets).written());
    }
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
pub(super) fn take_return(code: &ReturnCode) -> Result<Option<Seat>, SignalingError> {
    if TABLE.get().is_none_or(|(table, _)| table != code.table) {
        return Err(SignalingError::OtherTable);
    }
    let way = ReturnWay::Ticket(code.number);
    let found = name_by_way(way).and_then(|name| {
        with_guest(&name, |guest| {
            let (_, peer) = guest.ways.iter().find(|(own, _)| *own == way)?;
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
