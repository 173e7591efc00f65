//! The sheet "Play on phones": one person after the other scans a code, and the tablet reads the answer.

use super::camera::camera;
use super::code::code;
use super::eye::Eye;
use super::person::{asks_to_replace, people, who};
use super::said;
use crate::device::meeting::{Answer, Offer, Unmet};
use crate::engine::{Seat, SeatSet};
use crate::games::GameId;
use crate::session::{Lobby, Place, Player};
use crate::ui::kit::{App, Icon, Sheet, live_if, live_text, watch};
use crate::web::{self, Faces, Peer, PeerEvents, PeerState, rest};
use crate::words::{Sound, claim_privacy, hands_text};
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::cell::Cell;
use std::rc::Rc;

/// How long two browsers look for each other, in milliseconds.
const PATIENCE: i32 = 8000;

/// How long the sheet shows that a person is in, in milliseconds.
const SHOWN: i32 = 1200;

/// How long the first code waits for the camera, in milliseconds, and how often it looks. A page with a camera may say its
/// address in the network, which other browsers find more surely than its name.
const SETTLED: i32 = 1500;
const LOOK: i32 = 50;

/// Who gets a hand on a phone, and what becomes of the connections.
#[derive(Clone)]
pub(super) struct Joining {
    pub(super) game: GameId,
    /// How many play.
    pub(super) of: u8,
    /// The people, in the order of the seats.
    pub(super) seats: Vec<(Seat, Player)>,
    /// Who of them plays at the tablet, as far as is known before the sheet opens.
    pub(super) at_tablet: Signal<SeatSet>,
    /// Whose phones are connected.
    pub(super) connected: Signal<SeatSet>,
    /// What hears of the connection of a seat.
    pub(super) hears: Rc<dyn Fn(Seat) -> PeerEvents>,
    /// Sends a message to the phone of a seat.
    pub(super) send: fn(Seat, &str),
    /// Takes a connection that has opened.
    pub(super) admit: Rc<dyn Fn(Seat, Peer)>,
}

/// How far the present person has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// The code is being made.
    Waiting,
    /// The code is on screen.
    Shown(String),
    /// The answer is here, and the browsers look for each other.
    Connecting,
    /// They have not found each other.
    Apart,
    /// The phone is in.
    In,
}

/// The open sheet. A handle: copy it freely.
#[derive(Clone, Copy)]
pub(super) struct Join {
    pub(super) app: App,
    pub(super) open: RwSignal<bool>,
    pub(super) now: RwSignal<Option<Seat>>,
    pub(super) phase: RwSignal<Phase>,
    /// What is wrong with the last answer.
    pub(super) wrong: RwSignal<Option<Unmet>>,
    /// Who plays at the tablet, as far as the sheet knows.
    pub(super) skipped: RwSignal<SeatSet>,
    pub(super) eye: Eye,
    pub(super) joining: StoredValue<Joining, LocalStorage>,
    /// The offer on screen, and this side of its connection.
    attempt: StoredValue<Option<(Offer, Peer)>, LocalStorage>,
    /// The number of the attempt: what an earlier one reports late does not count.
    turn: StoredValue<u32>,
    /// The answer that was taken last. The phone may still be in front of the camera.
    taken: StoredValue<String>,
}

thread_local! {
    /// The number of this page's table, and of its last offer.
    static TABLE: Cell<Option<(u32, u16)>> = const { Cell::new(None) };
}

/// The numbers of the table and of a new offer.
fn next_number() -> (u32, u16) {
    let (table, number) = TABLE.get().unwrap_or_else(|| {
        let random = web::storage().random();
        (u32::try_from(random & u64::from(u32::MAX)).unwrap_or_default(), 0)
    });
    let number = number.wrapping_add(1);
    TABLE.set(Some((table, number)));
    (table, number)
}

/// The sheet.
pub(super) fn join_sheet(app: App, joining: Joining, open: RwSignal<bool>) -> AnyView {
    let join = Join {
        app,
        open,
        now: RwSignal::new(None),
        phase: RwSignal::new(Phase::Waiting),
        wrong: RwSignal::new(None),
        skipped: RwSignal::new(SeatSet::default()),
        eye: Eye::new(Faces::Person),
        joining: StoredValue::new_local(joining),
        attempt: StoredValue::new_local(None),
        turn: StoredValue::new(0),
        taken: StoredValue::new(String::new()),
    };
    watch(move || if open.get() { untrack(|| join.begin()) } else { join.end() });
    watch(move || {
        if join.now.get().is_some() {
            join.tells();
        }
    });
    let asked = RwSignal::new(None);
    view! {
        <Sheet open class="dialog dialog--sheet join" body="dialog__body stacked" title=said(app, |words| words.title)>
            {people(join, asked)}
            {live_if(move || join.now.get().is_some(), move || grid(join))}
            <p class="join__foot across muted"><Icon name="lock" small=true/><span>{note(app)}</span></p>
        </Sheet>
        {asks_to_replace(join, asked)}
    }
    .into_any()
}

/// What the devices need, and the claim about privacy.
fn note(app: App) -> Signal<String> {
    live_text(move || {
        let needs = hands_text(app.lang()).same_network;
        app.text().sentences(&[needs, claim_privacy(app.lang())])
    })
}

fn grid(join: Join) -> AnyView {
    view! {
        <div class="join__grid stacked" class:is-in=move || join.phase.get() == Phase::In>
            {code(join)}
            {who(join)}
            {camera(join)}
        </div>
    }
    .into_any()
}

impl Join {
    pub(super) fn name(self, seat: Seat) -> String {
        let player = self.player(seat);
        player.map(|player| player.shown_name(self.app.lang())).unwrap_or_default()
    }

    pub(super) fn player(self, seat: Seat) -> Option<Player> {
        self.joining.with_value(|joining| {
            joining.seats.iter().find(|(at, _)| *at == seat).map(|(_, player)| player.clone())
        })
    }

    /// Where this person plays, as far as the sheet knows.
    pub(super) fn place(self, seat: Seat) -> Place {
        match self.is_connected(seat) {
            _ if self.now.get() == Some(seat) && self.phase.get() != Phase::In => Place::Scans,
            true => Place::Phone,
            false if self.skipped.get().has(seat) => Place::Tablet,
            false => Place::Next,
        }
    }

    /// Tells the phones that are in who else is.
    fn tells(self) {
        self.joining.with_value(|joining| {
            let people = joining.seats.iter();
            let people = people.map(|(seat, player)| (*seat, player.clone(), self.place(*seat)));
            let lobby = Lobby::new(people.collect()).written();
            for seat in joining.connected.get() {
                (joining.send)(seat, &lobby);
            }
        });
    }

    pub(super) fn is_connected(self, seat: Seat) -> bool {
        self.joining.with_value(|joining| joining.connected).get().has(seat)
    }

    /// The first person after this one who still gets a phone.
    pub(super) fn next(self, after: Option<Seat>) -> Option<Seat> {
        let seats: Vec<Seat> = self
            .joining
            .with_value(|joining| joining.seats.iter().map(|(seat, _)| *seat).collect());
        let begin = seats.iter().position(|&seat| Some(seat) == after).map_or(0, |at| at + 1);
        let (before, behind) = seats.split_at(begin);
        let skipped = self.skipped.get();
        let waits =
            |seat: &Seat| Some(*seat) != after && !skipped.has(*seat) && !self.is_connected(*seat);
        behind.iter().chain(before).copied().find(waits)
    }

    /// The sheet has opened.
    fn begin(self) {
        self.now.set(None);
        self.skipped.set(self.joining.with_value(|joining| joining.at_tablet.get()));
        let Some(first) = self.next(None) else { return };
        self.now.set(Some(first));
        self.phase.set(Phase::Waiting);
        self.eye.start();
        let turn = self.new_turn();
        spawn_local(async move {
            for _ in 0..SETTLED / LOOK {
                if self.eye.is_settled() {
                    break;
                }
                rest(LOOK).await;
            }
            if self.is_present(turn) {
                self.take(first);
            }
        });
    }

    /// The sheet has closed.
    fn end(self) {
        self.new_turn();
        self.attempt.set_value(None);
        self.eye.end();
        self.now.set(None);
    }

    fn new_turn(self) -> u32 {
        self.turn.update_value(|turn| *turn += 1);
        self.turn.get_value()
    }

    /// Is this still the attempt? Not if the sheet has gone.
    fn is_present(self, turn: u32) -> bool {
        self.turn.try_get_value() == Some(turn)
    }

    /// Makes the code for a person.
    pub(super) fn take(self, seat: Seat) {
        self.attempt.set_value(None);
        self.now.set(Some(seat));
        self.skipped.update(|skipped| *skipped = skipped.without(seat));
        self.phase.set(Phase::Waiting);
        self.wrong.set(None);
        self.eye.start();
        let turn = self.new_turn();
        let hears = self.hears(seat, turn);
        spawn_local(async move {
            let made = Peer::offer(hears).await;
            if !self.is_present(turn) {
                return;
            }
            let Some((peer, introduction)) = made else {
                return self.phase.set(Phase::Apart);
            };
            let (table, number) = next_number();
            let (game, seats) = self.joining.with_value(|joining| (joining.game, joining.of));
            let Some(player) = self.player(seat) else { return };
            let Player { name, duck, .. } = player;
            let offer = Offer { table, number, seat, duck, name, game, seats, introduction };
            self.phase.set(Phase::Shown(offer.written()));
            self.attempt.set_value(Some((offer, peer)));
        });
    }

    /// What hears of the connection: the sheet, and who takes it.
    fn hears(self, seat: Seat, turn: u32) -> PeerEvents {
        let PeerEvents { message, state } =
            self.joining.with_value(|joining| (joining.hears)(seat));
        let both = move |now: PeerState| {
            if now == PeerState::Open && self.is_present(turn) {
                self.let_in(seat);
            }
            state(now);
        };
        PeerEvents { message, state: Box::new(both) }
    }

    /// The phone is in: the next person follows.
    fn let_in(self, seat: Seat) {
        let Some((_, peer)) = self.attempt.try_update_value(Option::take).flatten() else {
            return;
        };
        let admit = self.joining.with_value(|joining| joining.admit.clone());
        admit(seat, peer);
        self.phase.set(Phase::In);
        if self.app.settings.with_untracked(|settings| settings.sounds) {
            web::play(Sound::Turn);
        }
        let turn = self.new_turn();
        spawn_local(async move {
            rest(SHOWN).await;
            if self.is_present(turn) {
                self.go_on(seat);
            }
        });
    }

    fn go_on(self, seat: Seat) {
        match untrack(|| self.next(Some(seat))) {
            Some(next) => self.take(next),
            None => self.open.set(false),
        }
    }

    /// The person plays at the tablet.
    pub(super) fn skip(self) {
        if let Some(seat) = self.now.get_untracked() {
            if self.phase.get_untracked() == Phase::In {
                return self.go_on(seat);
            }
            self.skipped.update(|skipped| *skipped = skipped.with(seat));
            self.go_on(seat);
        }
    }

    /// A text from the camera, or one that was pasted.
    pub(super) fn hear(self, text: &str, is_pasted: bool) {
        let is_shown = matches!(self.phase.try_get_untracked(), Some(Phase::Shown(_)));
        if !is_shown || self.taken.with_value(|taken| taken == text) {
            return;
        }
        let Some((offer, peer)) = self.attempt.get_value() else { return };
        let read = Answer::read(text).and_then(|answer| offer.takes(&answer).map(|()| answer));
        match read {
            // A camera sees other codes too.
            Err(Unmet::Damaged) if !is_pasted => {}
            Err(why) => self.wrong.set(Some(why)),
            Ok(answer) => {
                self.taken.set_value(text.to_owned());
                self.wrong.set(None);
                self.phase.set(Phase::Connecting);
                let turn = self.turn.get_value();
                spawn_local(async move {
                    if peer.accept(&answer.introduction).await {
                        // The attempt keeps the connection from now on.
                        drop(peer);
                        rest(PATIENCE).await;
                    }
                    if self.is_present(turn) {
                        self.phase.set(Phase::Apart);
                    }
                });
            }
        }
    }

    /// What is wrong, as a sentence.
    pub(super) fn wrong_sentence(self) -> &'static str {
        let lang = self.app.lang();
        match self.wrong.get() {
            Some(why) => why.sentence(lang),
            None if self.eye.is_refused() => hands_text(lang).no_camera,
            None => "",
        }
    }
}
