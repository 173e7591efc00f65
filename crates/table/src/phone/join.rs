//! The state of the dialog "Play on phones": one player after the other scans a code, and the tablet reads the answer.

use super::qr_scanner::QrScanner;
use leptos::task::spawn_local;
use mallard_board::connections::{self, GuestId, next_number};
use mallard_codes::GameId;
use mallard_codes::signaling::{AnswerCode, DtlsRole, OfferCode, ReturnCode, SignalingError};
use mallard_engine::{Seat, SeatSet};
use mallard_kit::prelude::*;
use mallard_session::{Lobby, MessageLimits, PhoneError, PhoneStatus, Player, TabletMessage};
use mallard_web::{CameraFacing, Peer, PeerEvents, rest};
use mallard_words::Sound;
use std::rc::Rc;

const CONNECTION_TIMEOUT_MS: i32 = 8000;

/// How long the dialog shows that a player is connected, in milliseconds.
const CONNECTED_DISPLAY_MS: i32 = 1200;

/// How long the first code waits for the camera, in milliseconds, and how often it checks. With camera permission a
/// browser reveals its IP address, which other browsers reach more reliably than its mDNS name.
const CAMERA_WAIT_MS: i32 = 1500;
const CAMERA_CHECK_MS: i32 = 50;

/// The players who use a phone, and the handlers of their connections.
#[derive(Clone)]
pub(super) struct JoinRequest {
    pub(super) game: GameId,
    /// The number of players.
    pub(super) of: u8,
    /// The human players, in the order of the seats.
    pub(super) seats: Vec<(Seat, Player)>,
    /// Those who play at the tablet, as far as is known before the dialog opens.
    pub(super) at_tablet: Signal<SeatSet>,
    /// Those whose phones are connected.
    pub(super) connected: Signal<SeatSet>,
    /// Those whose phones are disconnected.
    pub(super) away: Signal<SeatSet>,
    /// Those for whom the match waits.
    pub(super) owed: Signal<SeatSet>,
    /// Says whose phones are disconnected, and whose turn it is.
    pub(super) status: Signal<String>,
    pub(super) send: fn(Seat, &str),
    /// Receives a connection that has opened.
    pub(super) admit: Rc<dyn Fn(GuestId, Seat, Peer)>,
    /// Gives up a phone: its seat plays at the tablet.
    pub(super) release: fn(Seat),
    /// Takes the code of a phone that was connected before, and returns its seat.
    pub(super) take_return: fn(&ReturnCode) -> Result<Option<Seat>, SignalingError>,
}

/// A connection that begins: its code, and the phone that it will be.
type Attempt = (OfferCode, Peer, GuestId);

/// The progress of the current player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum JoinPhase {
    /// The code is being generated.
    Waiting,
    /// The code is on screen.
    Shown(String),
    /// The answer is here, and the browsers try to connect.
    Connecting,
    /// They could not connect.
    Apart,
    /// This browser opens no connection.
    Blocked,
    /// They are connected, but the phone cannot play here.
    Refused(PhoneError),
    /// The phone is connected.
    In,
}

impl JoinPhase {
    /// Is there no code to scan, but a reason?
    pub(super) const fn has_failed(&self) -> bool {
        matches!(self, Self::Apart | Self::Blocked | Self::Refused(_))
    }
}

/// The open dialog. A handle: copy it freely.
#[derive(Clone, Copy)]
pub(super) struct JoinSheet {
    pub(super) app: App,
    pub(super) open: RwSignal<bool>,
    pub(super) now: RwSignal<Option<Seat>>,
    pub(super) phase: RwSignal<JoinPhase>,
    /// The error in the last answer.
    pub(super) wrong: RwSignal<Option<SignalingError>>,
    /// Those who play at the tablet, as far as the dialog knows.
    pub(super) skipped: RwSignal<SeatSet>,
    /// Was it opened because phones are disconnected?
    pub(super) is_reconnecting: RwSignal<bool>,
    pub(super) scanner: QrScanner,
    pub(super) joining: StoredValue<JoinRequest, LocalStorage>,
    /// The offer on screen, and this side of its connection.
    attempt: StoredValue<Option<Attempt>, LocalStorage>,
    /// The one before it, if the code was made again while it was on screen: a phone may have scanned that one.
    earlier: StoredValue<Option<Attempt>, LocalStorage>,
    /// Did the camera run when the last offer was made?
    made_with_camera: StoredValue<bool>,
    /// The number of the attempt: late events of an earlier one are ignored.
    turn: StoredValue<u32>,
    /// The last accepted answer. The phone may still be in front of the camera.
    last_answer: StoredValue<String>,
}

impl JoinSheet {
    /// The dialog, still closed.
    pub(super) fn new(app: App, joining: JoinRequest, open: RwSignal<bool>) -> Self {
        Self {
            app,
            open,
            now: RwSignal::new(None),
            phase: RwSignal::new(JoinPhase::Waiting),
            wrong: RwSignal::new(None),
            skipped: RwSignal::new(SeatSet::default()),
            is_reconnecting: RwSignal::new(false),
            scanner: QrScanner::new(CameraFacing::Person),
            joining: StoredValue::new_local(joining),
            attempt: StoredValue::new_local(None),
            earlier: StoredValue::new_local(None),
            made_with_camera: StoredValue::new(false),
            turn: StoredValue::new(0),
            last_answer: StoredValue::new(String::new()),
        }
    }

    pub(super) fn name(self, seat: Seat) -> String {
        let player = self.player(seat);
        player.map(|player| player.shown_name(self.app.lang())).unwrap_or_default()
    }

    pub(super) fn player(self, seat: Seat) -> Option<Player> {
        self.joining.with_value(|joining| {
            joining.seats.iter().find(|(at, _)| *at == seat).map(|(_, player)| player.clone())
        })
    }

    /// Where this player plays, as far as the dialog knows.
    pub(super) fn place(self, seat: Seat) -> PhoneStatus {
        match self.is_connected(seat) {
            _ if self.now.get() == Some(seat) && self.phase.get() != JoinPhase::In => {
                PhoneStatus::Scans
            }
            true => PhoneStatus::Phone,
            false if self.skipped.get().has(seat) => PhoneStatus::Tablet,
            false => PhoneStatus::Next,
        }
    }

    /// Sends the list of players to the connected phones.
    pub(super) fn notify_phones(self) {
        self.joining.with_value(|joining| {
            let people = joining.seats.iter();
            let people = people.map(|(seat, player)| (*seat, player.clone(), self.place(*seat)));
            let lobby = Lobby { people: people.collect() };
            let lobby = TabletMessage::<()>::Lobby(lobby).written();
            for seat in joining.connected.get() {
                (joining.send)(seat, &lobby);
            }
        });
    }

    pub(super) fn is_connected(self, seat: Seat) -> bool {
        self.joining.with_value(|joining| joining.connected).get().has(seat)
    }

    /// The first player after this one who still needs a phone: first of all, if phones are disconnected, the one whose
    /// turn it is.
    pub(super) fn next(self, after: Option<Seat>) -> Option<Seat> {
        let seats: Vec<Seat> = self
            .joining
            .with_value(|joining| joining.seats.iter().map(|(seat, _)| *seat).collect());
        let begin = seats.iter().position(|&seat| Some(seat) == after).map_or(0, |at| at + 1);
        let (before, behind) = seats.split_at(begin);
        let skipped = self.skipped.get();
        let waits =
            |seat: &Seat| Some(*seat) != after && !skipped.has(*seat) && !self.is_connected(*seat);
        let mut waiting = behind.iter().chain(before).copied().filter(waits);
        let owed = self.joining.with_value(|joining| joining.owed);
        let decides = |seat: &Seat| self.is_reconnecting.get() && owed.get().has(*seat);
        waiting.clone().find(decides).or_else(|| waiting.next())
    }

    /// The dialog has opened.
    pub(super) fn begin(self) {
        self.now.set(None);
        self.joining.with_value(|joining| {
            self.skipped.set(joining.at_tablet.get());
            self.is_reconnecting.set(!joining.away.get().is_empty());
        });
        let Some(first) = self.next(None) else { return };
        self.now.set(Some(first));
        self.phase.set(JoinPhase::Waiting);
        self.scanner.start();
        let turn = self.new_turn();
        spawn_local(async move {
            for _ in 0..CAMERA_WAIT_MS / CAMERA_CHECK_MS {
                if self.scanner.is_settled() {
                    break;
                }
                rest(CAMERA_CHECK_MS).await;
            }
            if self.is_present(turn) {
                self.create_code(first);
            }
        });
    }

    /// The dialog has closed.
    pub(super) fn end(self) {
        self.new_turn();
        self.drop_attempts();
        self.scanner.end();
        self.now.set(None);
    }

    fn new_turn(self) -> u32 {
        self.turn.update_value(|turn| *turn += 1);
        self.turn.get_value()
    }

    /// Is this still the current attempt? Not if the dialog has gone.
    fn is_present(self, turn: u32) -> bool {
        self.turn.try_get_value() == Some(turn)
    }

    fn drop_attempts(self) {
        self.attempt.set_value(None);
        self.earlier.set_value(None);
    }

    /// The camera runs, and the code was made before: it is made again, with the address that the browser reveals now.
    pub(super) fn renew_code(self) {
        let is_hidden = |(offer, ..): &Attempt| offer.introduction.address().is_none();
        let hidden = self.attempt.with_value(|attempt| attempt.as_ref().is_some_and(is_hidden));
        let is_old = hidden && !self.made_with_camera.get_value();
        if let (Some(seat), true) = (self.now.get_untracked(), is_old) {
            self.earlier.set_value(self.attempt.try_update_value(Option::take).flatten());
            self.offer(seat, self.turn.get_value());
        }
    }

    pub(super) fn create_code(self, seat: Seat) {
        self.drop_attempts();
        self.now.set(Some(seat));
        self.skipped.update(|skipped| *skipped = skipped.without(seat));
        self.phase.set(JoinPhase::Waiting);
        self.wrong.set(None);
        self.scanner.start();
        self.offer(seat, self.new_turn());
    }

    /// Begins a connection, and shows its code.
    fn offer(self, seat: Seat, turn: u32) {
        let guest = GuestId::fresh();
        let events = self.peer_events(guest, seat, turn);
        self.made_with_camera.set_value(untrack(|| self.scanner.sees()));
        spawn_local(async move {
            let made = Peer::offer(events, None).await;
            if !self.is_present(turn) {
                return;
            }
            // The phone has shown its answer to the earlier code in the meantime.
            if self.phase.get_untracked() == JoinPhase::Connecting {
                return;
            }
            let Some((peer, introduction)) = made else {
                return match self.earlier.try_update_value(Option::take).flatten() {
                    Some(earlier) => self.attempt.set_value(Some(earlier)),
                    None => self.phase.set(JoinPhase::Blocked),
                };
            };
            let (table, number) = next_number();
            let (game, seats) = self.joining.with_value(|joining| (joining.game, joining.of));
            let Some(player) = self.player(seat) else { return };
            let Player { name, duck, .. } = player;
            let offer = OfferCode { table, number, seat, duck, name, game, seats, introduction };
            let code = offer.encode();
            self.attempt.set_value(Some((offer, peer, guest)));
            self.phase.set(JoinPhase::Shown(code));
        });
    }

    /// The handlers for the connection: the dialog's and the owner's.
    fn peer_events(self, guest: GuestId, seat: Seat, turn: u32) -> PeerEvents {
        let PeerEvents { message, state } = connections::events(guest);
        let both = move |text: String| {
            if self.is_present(turn) {
                self.accept_phone(seat, &text);
            }
            message(text);
        };
        PeerEvents { message: Box::new(both), state }
    }

    /// The phone has sent its first message: it is in, if both have one version, and the next player follows.
    fn accept_phone(self, seat: Seat, first: &str) {
        let Some((_, peer, guest)) = self.attempt.try_update_value(Option::take).flatten() else {
            return;
        };
        if let Err(fault) = MessageLimits::default().read(first, 0) {
            // If this is lost, the phone finds that the connection is closed.
            let _ = peer.send(&TabletMessage::<()>::End(fault).written());
            self.new_turn();
            return self.phase.set(JoinPhase::Refused(fault));
        }
        let admit = self.joining.with_value(|joining| joining.admit.clone());
        admit(guest, seat, peer);
        self.welcome(seat);
    }

    /// The player who scans now is among those whose phones have come back by themselves.
    pub(super) fn notice_return(self, returned: SeatSet) {
        let now = self.now.get_untracked().filter(|&seat| returned.has(seat));
        let waits = !matches!(self.phase.get_untracked(), JoinPhase::In | JoinPhase::Refused(_));
        if let (Some(seat), true) = (now, waits) {
            self.drop_attempts();
            self.welcome(seat);
        }
    }

    /// Shows that the phone is in; the next player follows.
    fn welcome(self, seat: Seat) {
        self.phase.set(JoinPhase::In);
        self.app.play(Sound::Turn);
        let turn = self.new_turn();
        spawn_local(async move {
            rest(CONNECTED_DISPLAY_MS).await;
            if self.is_present(turn) {
                self.select_next(seat);
            }
        });
    }

    fn select_next(self, seat: Seat) {
        match untrack(|| self.next(Some(seat))) {
            Some(next) => self.create_code(next),
            None => self.open.set(false),
        }
    }

    /// The player plays at the tablet.
    pub(super) fn skip(self) {
        if let Some(seat) = self.now.get_untracked() {
            if self.phase.get_untracked() == JoinPhase::In {
                return self.select_next(seat);
            }
            self.skipped.update(|skipped| *skipped = skipped.with(seat));
            // Without its phone, the seat would wait.
            self.joining.with_value(|joining| {
                if joining.away.get_untracked().has(seat) {
                    (joining.release)(seat);
                }
            });
            self.select_next(seat);
        }
    }

    /// A text from the camera, or one that was pasted.
    pub(super) fn handle_text(self, text: &str, is_pasted: bool) {
        let is_shown = matches!(self.phase.try_get_untracked(), Some(JoinPhase::Shown(_)));
        if !is_shown || self.last_answer.with_value(|answer| answer == text) {
            return;
        }
        if let Ok(code) = ReturnCode::read(text) {
            let take_return = self.joining.with_value(|joining| joining.take_return);
            return match take_return(&code) {
                Ok(seat) if seat == self.now.get_untracked() => {
                    self.connect(text, std::future::ready(true));
                }
                Ok(_) => self.wrong.set(None),
                Err(why) => self.wrong.set(Some(why)),
            };
        }
        let answer = AnswerCode::read(text);
        let earlier = self.earlier.try_update_value(Option::take).flatten();
        let takes =
            |(offer, ..): &Attempt| answer.as_ref().is_ok_and(|answer| offer.takes(answer).is_ok());
        if earlier.as_ref().is_some_and(takes) {
            self.attempt.set_value(earlier);
        } else {
            self.earlier.set_value(earlier);
        }
        let Some((offer, peer, _)) = self.attempt.get_value() else { return };
        let read = answer.and_then(|answer| offer.takes(&answer).map(|()| answer));
        match read {
            // A camera sees other codes too.
            Err(SignalingError::Damaged) if !is_pasted => {}
            Err(why) => self.wrong.set(Some(why)),
            Ok(answer) => self.connect(text, async move {
                // The attempt owns the connection.
                peer.accept(&answer.introduction, DtlsRole::Server).await
            }),
        }
    }

    /// The browsers try to connect, unless the code in `text` turns out to be useless.
    fn connect(self, text: &str, is_usable: impl Future<Output = bool> + 'static) {
        self.last_answer.set_value(text.to_owned());
        self.wrong.set(None);
        self.phase.set(JoinPhase::Connecting);
        let turn = self.turn.get_value();
        spawn_local(async move {
            if is_usable.await {
                rest(CONNECTION_TIMEOUT_MS).await;
            }
            if self.is_present(turn) {
                self.phase.set(JoinPhase::Apart);
            }
        });
    }

    pub(super) fn wrong_sentence(self) -> String {
        match self.wrong.get() {
            Some(why) => why.sentence(self.app.lang()).to_owned(),
            None => self.scanner.trouble_sentence(self.app),
        }
    }
}
