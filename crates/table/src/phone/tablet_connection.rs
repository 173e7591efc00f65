//! A phone's connection to the tablet, and the ways back to it. A reserve is a second connection that lacks only its last
//! step: the phone has the tablet's answer, and holds it back until it hears nothing more. A ticket serves a page that
//! was reloaded or killed.

use super::stored_tickets::StoredTickets;
use leptos::ev::online;
use leptos::prelude::*;
use leptos::task::spawn_local;
use mallard_codes::signaling::{DtlsRole, SessionDescription};
use mallard_device::Timestamp;
use mallard_session::{ConnectionMessage, PhoneMessage, PhoneRequest};
use mallard_web::{self as web, Peer, PeerEvents, PeerState};
use std::collections::VecDeque;
use std::rc::Rc;
use std::time::Duration;

/// How often the phone checks whether it hears the tablet.
const CHECK_INTERVAL: Duration = Duration::from_secs(1);

/// After how many checks without a word it uses the first reserve. The tablet answers a heartbeat every two seconds.
const CHECKS_UNTIL_RESERVE: u32 = 3;

/// After how many more it uses the next one. So long, and little longer, a browser tries to reach the other.
const CHECKS_UNTIL_NEXT_RESERVE: u32 = 15;

/// How many checks after a reserve it uses a ticket: the reserve's sockets may be dead.
const CHECKS_UNTIL_TICKET: u32 = 2;

const MAX_RESERVES: usize = 3;

/// A check so late, in milliseconds, means that the phone has slept.
const SLEEP_THRESHOLD_MS: u64 = 3000;

/// The phone's connection. A handle: copy it freely.
#[derive(Clone, Copy)]
pub(super) struct TabletConnection {
    all: StoredValue<Connections, LocalStorage>,
    /// The state of the connection; a closed one may open again.
    pub(super) state: RwSignal<PeerState>,
}

struct Connections {
    /// The number of the connection in use, and that connection once it is open.
    number: u32,
    line: Option<Peer>,
    /// Those that may open.
    tried: Vec<(u32, Peer)>,
    /// The reserve that is being made and offered, until the tablet answers.
    offered: Option<(u32, Option<Peer>)>,
    /// The reserves, with the answers that are held back.
    reserves: VecDeque<(u32, Peer, SessionDescription)>,
    /// The number of the last connection that the phone has begun.
    last: u32,
    /// Its certificate and tickets.
    stored: Option<StoredTickets>,
    /// Checks since the last message, while the phone was awake.
    silent_checks: u32,
    checked_at: Timestamp,
    /// Receives the tablet's messages.
    message: Rc<dyn Fn(String)>,
}

impl TabletConnection {
    /// A phone before its connection is open.
    pub(super) fn new() -> Self {
        let all = StoredValue::new_local(Connections {
            number: 0,
            line: None,
            tried: Vec::new(),
            offered: None,
            reserves: VecDeque::new(),
            last: 0,
            stored: None,
            silent_checks: 0,
            checked_at: web::timestamp(),
            message: Rc::new(|_| {}),
        });
        let connection = Self { all, state: RwSignal::new(PeerState::Connecting) };
        if let Ok(timer) = set_interval_with_handle(move || connection.check(), CHECK_INTERVAL) {
            on_cleanup(move || timer.clear());
        }
        let is_online = window_event_listener(online, move |_| connection.expect_tablet());
        on_cleanup(move || is_online.remove());
        connection
    }

    /// `message` receives the tablet's messages.
    pub(super) fn listen(self, message: impl Fn(String) + 'static) {
        self.with(|all| all.message = Rc::new(message));
    }

    fn with<T>(self, deed: impl FnOnce(&mut Connections) -> T) -> Option<T> {
        self.all.try_update_value(deed)
    }

    /// What the phone has stored, or will store.
    pub(super) fn set_stored(self, stored: Option<StoredTickets>) {
        self.with(|all| all.stored = stored);
    }

    pub(super) fn stored(self) -> Option<StoredTickets> {
        self.with(|all| all.stored.clone()).flatten()
    }

    /// The number of a new connection, and its handlers; `None` without a page.
    pub(super) fn begin(self) -> Option<(u32, PeerEvents)> {
        let number = self.with(|all| {
            all.last += 1;
            all.last
        })?;
        Some((number, self.events(number)))
    }

    pub(super) fn is_open(self) -> bool {
        self.state.try_get_untracked() == Some(PeerState::Open)
    }

    pub(super) fn send(self, message: &str) {
        if let Some(peer) = self.with(|all| all.line.clone()).flatten() {
            peer.send(message);
        }
    }

    fn events(self, number: u32) -> PeerEvents {
        PeerEvents {
            message: Box::new(move |text| {
                let message = self.with(|all| {
                    let own = all.number == number;
                    (own && all.line.is_some()).then(|| {
                        all.silent_checks = 0;
                        all.message.clone()
                    })
                });
                if let Some(message) = message.flatten() {
                    message(text);
                }
            }),
            state: Box::new(move |state| match state {
                PeerState::Open => self.use_peer(number),
                PeerState::Closed => {
                    if self.with(|all| all.number == number) == Some(true) {
                        self.lose();
                    }
                }
                PeerState::Connecting => {}
            }),
        }
    }

    /// This connection may open from now on.
    pub(super) fn try_peer(self, number: u32, peer: Peer) {
        let is_open = peer.is_open();
        self.with(|all| all.tried.push((number, peer)));
        if is_open {
            self.use_peer(number);
        }
    }

    /// It is open, and replaces all others. The tablet uses it from this side's first message on.
    fn use_peer(self, number: u32) {
        let replaced = self.with(|all| {
            let at = all.tried.iter().position(|(tried, _)| *tried == number)?;
            let (_, peer) = all.tried.swap_remove(at);
            peer.send(&PhoneMessage::Request { at: 0, ask: PhoneRequest::<()>::Hello }.written());
            (all.number, all.silent_checks) = (number, 0);
            let before = all.line.replace(peer);
            Some((before, std::mem::take(&mut all.tried), all.clear()))
        });
        if replaced.flatten().is_some() {
            let _ = self.state.try_set(PeerState::Open);
            self.offer_reserve();
        }
    }

    /// The connection is closed; another one may replace it.
    fn lose(self) {
        let lost = self.with(|all| {
            all.silent_checks = CHECKS_UNTIL_RESERVE - 1;
            (all.reserves.is_empty() && all.stored.is_none(), all.line.take())
        });
        let is_final = lost.is_none_or(|(is_final, _)| is_final);
        let state = if is_final { PeerState::Closed } else { PeerState::Connecting };
        let _ = self.state.try_set(state);
    }

    /// It ends here, without a return.
    pub(super) fn end(self) {
        drop(self.with(|all| all.line.take()));
        self.delete_ways();
    }

    /// The tablet takes none of the phone's ways back any more.
    fn delete_ways(self) {
        let stored = self.stored();
        self.leave_ways();
        if let Some(stored) = stored {
            spawn_local(stored.delete());
        }
    }

    /// This page does not come back.
    fn leave_ways(self) {
        drop(self.with(|all| (std::mem::take(&mut all.tried), all.stored.take(), all.clear())));
    }

    pub(super) fn handle_message(self, message: ConnectionMessage) {
        match message {
            ConnectionMessage::Leaves => {
                self.delete_ways();
                self.lose();
            }
            ConnectionMessage::Replaced => {
                self.leave_ways();
                self.lose();
            }
            ConnectionMessage::Tickets(tickets) => {
                if let Some(stored) = self.stored() {
                    spawn_local(stored.replace(tickets));
                }
            }
            ConnectionMessage::Reserve { number, description } => {
                self.with(|all| {
                    let offered = all.offered.take_if(|(offered, _)| *offered == number);
                    let answer = SessionDescription::decode(&description);
                    if let (Some((_, Some(peer))), Some(answer)) = (offered, answer) {
                        all.reserves.push_back((number, peer, answer));
                    }
                });
                self.offer_reserve();
            }
        }
    }

    /// Offers one more reserve, unless there are enough, or the tablet has not answered the last one.
    fn offer_reserve(self) {
        let number = self.with(|all| {
            let wanted =
                all.line.is_some() && all.offered.is_none() && all.reserves.len() < MAX_RESERVES;
            wanted.then(|| {
                all.last += 1;
                all.offered = Some((all.last, None));
                all.last
            })
        });
        let Some(number) = number.flatten() else { return };
        let events = self.events(number);
        let stored = self.stored();
        spawn_local(async move {
            let certificate = stored.as_ref().map(|stored| &stored.certificate);
            let Some((peer, offer)) = Peer::offer(events, certificate).await else {
                // Without a network the browser has no address: the next check tries again.
                self.with(|all| all.offered.take_if(|(offered, _)| *offered == number));
                return;
            };
            let description = offer.encode();
            let is_wanted = self.with(|all| match &mut all.offered {
                Some((offered, place)) if *offered == number => {
                    *place = Some(peer);
                    true
                }
                _ => false,
            });
            if is_wanted == Some(true) {
                let reserve = ConnectionMessage::Reserve { number, description };
                self.send(&PhoneMessage::<()>::Connection(reserve).written());
            }
        });
    }

    /// Checks whether the tablet is silent.
    fn check(self) {
        let now = web::timestamp();
        let due = self.with(|all| {
            let slept = now.since(all.checked_at) > SLEEP_THRESHOLD_MS;
            all.checked_at = now;
            if slept {
                // The connection has a moment to continue by itself.
                all.silent_checks = CHECKS_UNTIL_RESERVE - 2;
            }
            all.silent_checks += 1;
            if all.silent_checks < CHECKS_UNTIL_RESERVE && !slept && all.line.is_some() {
                // The connection continues: what was tried meanwhile is not needed.
                all.tried.clear();
            }
            // Until the first connection, the phone shows a code.
            (all.number > 0).then_some((slept, all.silent_checks))
        });
        match due.flatten() {
            Some((true, _)) => {
                self.send(&PhoneMessage::<()>::Heartbeat.written());
            }
            Some((false, silent_checks)) if silent_checks < CHECKS_UNTIL_RESERVE => {
                self.offer_reserve();
            }
            Some((false, silent_checks)) => {
                match (silent_checks - CHECKS_UNTIL_RESERVE) % CHECKS_UNTIL_NEXT_RESERVE {
                    0 => self.use_reserve(),
                    CHECKS_UNTIL_TICKET => spawn_local(async move {
                        self.use_ticket().await;
                    }),
                    _ => {}
                }
            }
            None => {}
        }
    }

    /// The network is back: a silent tablet may be near again.
    fn expect_tablet(self) {
        self.with(|all| {
            if all.silent_checks >= CHECKS_UNTIL_RESERVE {
                all.silent_checks = CHECKS_UNTIL_RESERVE - 1;
            }
        });
    }

    /// Sets the answer that was held back: from now on the browsers try to connect.
    fn use_reserve(self) {
        let reserve = self.with(|all| {
            let (number, peer, answer) = all.reserves.pop_front()?;
            all.tried.push((number, peer.clone()));
            Some((peer, answer))
        });
        if let Some((peer, answer)) = reserve.flatten() {
            spawn_local(async move {
                peer.accept(&answer, DtlsRole::Server).await;
            });
        }
    }
}

impl Connections {
    /// Takes the reserves away.
    fn clear(&mut self) -> impl Sized + use<> {
        (self.offered.take(), std::mem::take(&mut self.reserves))
    }
}
