//! Phones: a match at the tablet that sends each phone its view, and a phone that shows one.

use crate::motion::{LayoutSnapshot, settle_all};
use crate::phone::TabletState;
use crate::phone::connections::{self, PhoneHandler};
use crate::play::{GameUi, MatchUi, commands::LANDING_DURATION};
use mallard_device::Saving;
use mallard_engine::{Seat, SeatSet};
use mallard_kit::prelude::*;
use mallard_session::{Moment, PhoneConnections, PhoneEffect, PhoneRequest, Session};
use mallard_words::Sound;
use serde_json::Value;

/// The phones that play in the match of a tablet.
type Phones<G> = StoredValue<PhoneConnections<G>, LocalStorage>;

impl<G: GameUi> MatchUi<G> {
    /// The tablet sends each phone its view, now and after each change; `found` returns the moments of the match, once
    /// they are known.
    pub fn serve_phones(self, found: impl Fn() -> Option<Vec<Moment>> + 'static) {
        let seats = connections::seats();
        let phones = StoredValue::new_local(PhoneConnections::new(seats));
        let until = connections::listen(PhoneHandler {
            request: Box::new(move |seat, at, ask| {
                self.handle_request(phones, seat, (at, &ask));
            }),
            change: Box::new(move || {
                let _ = self.devices.away.try_set(connections::disconnected_seats());
                let _ = self.devices.connected.try_set(connections::seats());
                self.keep_phones();
            }),
        });
        self.devices.away.set(connections::disconnected_seats());
        self.devices.connected.set(seats);
        self.keep_phones();
        watch(move || {
            self.session.track();
            // Only phones need them, and they are in the history.
            let are_due = !seats.is_empty() && self.session.with_untracked(Session::is_over);
            if let Some(found) = are_due.then(&found).flatten() {
                phones.update_value(|phones| {
                    self.session.with_untracked(|session| phones.set_moments(session, &found));
                });
            }
            self.notify_phones(phones);
        });
        let until = StoredValue::new_local(Some(until));
        on_cleanup(move || drop(until.try_update_value(Option::take)));
    }

    /// Saves who plays on phones: a table that is opened again asks them in. Nothing is saved of a match that is over, or
    /// before the user has seen the fault of a save.
    fn keep_phones(self) {
        let is_over = self.session.try_with_untracked(Session::is_over);
        let is_kept = |saving: &mut Saving| {
            saving.save_error().is_none() && saving.set_phones(connections::seats())
        };
        let is_new = || self.tab.saving.try_update_untracked(is_kept);
        if is_over == Some(false) && is_new() == Some(true) {
            self.save_again();
        }
    }

    fn notify_phones(self, phones: Phones<G>) {
        let updates = phones.try_update_value(|phones| {
            self.session.with_untracked(|session| phones.write_updates(session))
        });
        for (seat, messages) in updates.into_iter().flatten() {
            for message in messages {
                connections::send(seat, &message);
            }
        }
    }

    fn handle_request(self, phones: Phones<G>, seat: Seat, request: (u32, &Value)) {
        let effect = phones.try_update_value(|phones| {
            self.session.with_untracked(|session| phones.receive(session, seat, request))
        });
        match effect {
            None | Some(PhoneEffect::Nothing) => {}
            Some(PhoneEffect::Plays(action)) => self.play(&[(seat, action)], false),
            Some(PhoneEffect::Undoes) => self.step(|session| session.undo_for(seat)),
            Some(PhoneEffect::Sees) => {
                let away = connections::disconnected_seats();
                let looks = self.session.with_untracked(|session| session.turn().glimpses);
                self.session.update(|session| {
                    let all = phones.with_value(|phones| phones.all_see(session, away));
                    session.seen_by_phone(seat, all);
                });
                if looks.has(seat) {
                    self.keep_looks();
                }
            }
            Some(PhoneEffect::Stale) => self.notify_phones(phones),
            Some(PhoneEffect::Ends(fault)) => {
                connections::end(seat, fault);
            }
        }
    }

    /// On a phone: can this screen show the match, or have the seats changed?
    pub fn fits(self, session: &Session<G>) -> bool {
        let same = self.session.try_with_untracked(|shown| {
            shown.players() == session.players()
                && shown.seating() == session.seating()
                && shown.table().setup() == session.table().setup()
        });
        same == Some(true)
    }

    /// On a phone: follows whether the tablet receives its requests.
    pub fn follow_tablet(self, tablet: Memo<TabletState>) {
        watch(move || {
            let tablet = tablet.get();
            self.devices.tablet.set(tablet);
            self.session.maybe_update(|session| session.set_cut_off(tablet.is_cut_off()));
        });
    }

    /// On a phone: shows the tablet's update, once all of it has arrived. `refused`: was the phone's last request?
    pub fn receive(self, mut session: Session<G>, refused: bool) {
        let (was_paused, decided) = self.session.with_untracked(|before| {
            session.continue_from(before);
            (before.turn().paused, self.is_asked())
        });
        let last = session.table().steps().last().map(|step| step.seat);
        let is_step = self.session.with_untracked(|before| before.table().steps().len())
            < session.table().steps().len();
        let moves = !self.app.is_instant() && !self.app.is_still();
        let lingers = is_step && moves && !was_paused && session.linger(false);
        self.last.behind.set_value(false);
        self.devices.tablet.set(if refused { TabletState::Refused } else { TabletState::Here });
        if let (Some(seat), true) = (last, is_step) {
            settle_all();
            self.last.layout.set_value(LayoutSnapshot::capture(SeatSet::only(seat)));
        }
        self.session.update_untracked(|shown| *shown = session);
        self.notify_change();
        if lingers {
            self.settle_after(LANDING_DURATION);
        }
        // Only for the player's own decisions: the others' sounds come from their own devices.
        if self.is_asked() && !decided {
            self.app.play(Sound::Turn);
        }
    }

    /// On a phone: does the match wait for its player, who can decide now?
    fn is_asked(self) -> bool {
        let now = self.now.get_untracked();
        now.acting && now.seat.is_some_and(|seat| now.owed.has(seat))
    }

    /// On a phone: sends the tablet a request. True if this is a phone.
    pub(crate) fn asks_tablet(self, ask: PhoneRequest<G::Action>) -> bool {
        self.tablet.map(|tablet| tablet.run(ask)).is_some()
    }
}
