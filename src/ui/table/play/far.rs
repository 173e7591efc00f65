//! Phones: a match at the tablet that sends each phone its view, and a phone that shows one.

use crate::engine::{Seat, SeatSet};
use crate::session::{Ask, Heard, Holding, Phones, Session, farewell};
use crate::ui::kit::watch;
use crate::ui::table::hands::hold::Says;
use crate::ui::table::hands::hub::{self, Hears};
use crate::ui::table::motion::picture::{Picture, rest};
use crate::ui::table::play::board::{Board, is_instant};
use crate::ui::table::play::deeds::LANDING;
use crate::ui::table::play::face::Face;
use crate::web;
use crate::words::Sound;
use leptos::prelude::*;
use std::cell::RefCell;
use std::fmt;
use std::rc::Rc;
use std::time::Duration;

/// How often the tablet checks whether a phone has gone silent.
const LOOK: Duration = Duration::from_secs(1);

/// The other devices of a match on screen.
pub(in crate::ui::table) enum Far<G: Face> {
    /// There is none.
    None,
    /// This tablet runs the match, and these phones play in it.
    Phones(Phones<G>),
    /// A tablet runs the match, and this phone plays in it.
    Tablet {
        holding: Rc<RefCell<Holding<G>>>,
        /// Sends a message to it.
        say: Says,
    },
}

// A derived impl would add the text of every game's types to the program.
impl<G: Face> fmt::Debug for Far<G> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Far")
    }
}

impl<G: Face> Board<G> {
    /// The tablet sends each phone its view, now and after each change.
    pub(in crate::ui::table) fn serve_phones(self) {
        let seats = hub::seats();
        self.far.set_value(Far::Phones(Phones::new(seats)));
        let until = hub::listen(Hears {
            message: Box::new(move |seat, message| self.hears_phone(seat, &message)),
            change: Box::new(move || {
                let _ = self.away.try_set(hub::away());
                let _ = self.connected.try_set(hub::seats());
            }),
        });
        self.away.set(hub::away());
        self.connected.set(seats);
        watch(move || {
            self.session.track();
            self.tells_phones();
        });
        // A match without phones checks for none; with the first one the screen is rendered again.
        let looks = || set_interval_with_handle(hub::look, LOOK).ok();
        let timer = (!seats.is_empty()).then(looks).flatten();
        let until = StoredValue::new_local(Some(until));
        on_cleanup(move || {
            drop(until.try_update_value(Option::take));
            if let Some(timer) = timer {
                timer.clear();
            }
        });
    }

    fn with_far<T>(self, deed: impl FnOnce(&mut Far<G>) -> T) -> Option<T> {
        self.far.try_update_value(deed)
    }

    fn tells_phones(self) {
        let told = self.with_far(|far| match far {
            Far::Phones(phones) => self.session.with_untracked(|session| phones.tell(session)),
            Far::None | Far::Tablet { .. } => Vec::new(),
        });
        for (seat, messages) in told.into_iter().flatten() {
            for message in messages {
                hub::send(seat, &message);
            }
        }
    }

    fn hears_phone(self, seat: Seat, message: &str) {
        let now = web::storage().now();
        let heard = self.with_far(|far| match far {
            Far::Phones(phones) => {
                self.session.with_untracked(|session| phones.hear(session, seat, message, now))
            }
            Far::None | Far::Tablet { .. } => Heard::Nothing,
        });
        match heard {
            None | Some(Heard::Nothing) => {}
            Some(Heard::Plays(action)) => self.play(&[(seat, action)], false),
            Some(Heard::Undoes) => self.step(|session| session.undo_for(seat)),
            Some(Heard::Sees) => {
                let all = self.with_far(|far| match far {
                    Far::Phones(phones) => {
                        self.session.with_untracked(|session| phones.all_see(session, hub::away()))
                    }
                    Far::None | Far::Tablet { .. } => false,
                });
                self.session.update(|session| session.seen_by_phone(seat, all == Some(true)));
            }
            Some(Heard::Stale) => self.tells_phones(),
            Some(Heard::Ends(fault)) => {
                hub::send(seat, &farewell(fault));
                hub::release(seat);
            }
        }
    }

    /// On a phone: can this screen show the match, or have the seats changed?
    pub(in crate::ui::table) fn fits(self, session: &Session<G>) -> bool {
        let same = self.session.try_with_untracked(|shown| {
            shown.players() == session.players()
                && shown.seating() == session.seating()
                && shown.table().setup() == session.table().setup()
        });
        same == Some(true)
    }

    /// On a phone: shows the tablet's update, once all of it has arrived.
    pub(in crate::ui::table) fn receive(self, mut session: Session<G>) {
        let (was_paused, decided) = self.session.with_untracked(|before| {
            session.goes_on_from(before);
            (before.turn().paused, self.now.get_untracked().acting)
        });
        let last = session.table().steps().last().map(|step| step.seat);
        let is_step = self.session.with_untracked(|before| before.table().steps().len())
            < session.table().steps().len();
        let moves = !is_instant(self.app) && !self.app.is_still();
        let lingers = is_step && moves && !was_paused && session.linger(false);
        self.behind.set_value(false);
        self.refused.set(session.was_refused());
        if let (Some(seat), true) = (last, is_step) {
            rest();
            self.before.set_value(Picture::taken(SeatSet::only(seat)));
        }
        self.session.update_untracked(|shown| *shown = session);
        self.told();
        if lingers {
            self.settle_after(LANDING);
        }
        // Only for the player's own decisions: the others' sounds come from their own devices.
        let (audible, acts) = (
            self.app.settings.with_untracked(|settings| settings.sounds),
            self.now.get_untracked().acting,
        );
        if audible && acts && !decided {
            web::play(Sound::Turn);
        }
    }

    /// On a phone: sends the tablet a request. True if this is a phone.
    pub(in crate::ui::table) fn asks_tablet(self, ask: Ask<G::Action>) -> bool {
        self.with_far(|far| match far {
            Far::Tablet { holding, say } => {
                let message = match ask {
                    Ask::Seen => holding.borrow_mut().sees(),
                    ask => holding.borrow().says(ask),
                };
                say(&message);
                true
            }
            Far::None | Far::Phones(_) => false,
        }) == Some(true)
    }
}
