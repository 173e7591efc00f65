//! A phone's end: the messages it has received, and the session that follows from them.

use super::PhoneError;
use super::message::{PhoneMessage, PhoneRequest};
use super::update::{MatchMessage, PositionUpdate};
use crate::moments::MOST_MOMENTS;
use crate::phone_moment::PhoneMoment;
use crate::play::{RemoteSeat, Session};
use crate::seating::Seating;
use crate::turn::Stops;
use mallard_engine::{GameView, Rng, Seat, SeatSet, Setup, Step, Table, Viewer};
use mallard_words::{GameText, Lang};
use serde_json::Value;
use std::iter;

#[derive(Clone, Debug)]
pub struct PhoneSession<G: GameText> {
    seat: Seat,
    opening: Vec<G::Event>,
    steps: Vec<Step<G>>,
    /// The part of a message before its position.
    end: Option<G::View>,
    moments: Vec<PhoneMoment<G>>,
    /// The number of the position that the phone shows.
    number: u32,
    confirmed_steps: Option<usize>,
    /// Was its last request refused?
    refused: bool,
}

impl<G: GameText> PhoneSession<G> {
    /// A phone that plays for `seat`, before its first message.
    pub fn new(seat: Seat) -> Self {
        let (opening, steps) = (Vec::new(), Vec::new());
        let moments = Vec::new();
        let (confirmed_steps, refused) = (None, false);
        Self { seat, opening, steps, end: None, moments, number: 0, confirmed_steps, refused }
    }

    /// Handles a message of the tablet about the match ([`TabletMessage`](super::TabletMessage)). Returns the match in
    /// the view of the seat, once all of it is complete.
    ///
    /// # Errors
    /// [`PhoneError`], also if the message is inconsistent.
    pub fn receive(
        &mut self,
        message: Value,
        lang: Lang,
    ) -> Result<Option<Session<G>>, PhoneError> {
        let MatchMessage { seat, from, opening, steps, end, moment, now, .. } =
            MatchMessage::<G>::read(&message)?;
        let from = from as usize;
        if let Some(opening) = opening {
            (self.opening, self.steps, self.moments) = (opening, Vec::new(), Vec::new());
        }
        if seat != self.seat || from > self.steps.len() {
            return Err(PhoneError::Unreadable);
        }
        self.steps.truncate(from);
        self.steps.extend(steps.into_iter().map(|(seat, events)| Step { seat, events }));
        if self.steps.len() > G::MAX_STEPS as usize {
            return Err(PhoneError::TooLong);
        }
        self.end = end.or(self.end.take());
        self.moments.extend(moment);
        if self.moments.len() > MOST_MOMENTS {
            return Err(PhoneError::Unreadable);
        }
        now.map(|now| self.session(now, lang)).transpose()
    }

    /// A message about the current position.
    pub fn write_request(&mut self, ask: PhoneRequest<G::Action>) -> String {
        if ask == PhoneRequest::Seen {
            self.confirmed_steps = Some(self.steps.len());
        }
        PhoneMessage::Request { at: self.number, ask }.written()
    }

    pub const fn was_refused(&self) -> bool {
        self.refused
    }

    fn session(&mut self, now: PositionUpdate<G>, lang: Lang) -> Result<Session<G>, PhoneError> {
        let PositionUpdate { number, seats, options, players, changes, ended, view, .. } = now;
        let (seat, steps) = (self.seat, self.steps.len());
        if !G::SEATS.contains(&seats) {
            return Err(PhoneError::Unreadable);
        }
        let all = SeatSet::all(seats);
        let viewer = view.viewer();
        let fits = [Viewer::Seat(seat), Viewer::Everyone].contains(&viewer)
            && players.len() == usize::from(seats)
            && all.has(seat)
            && iter::once(&view).chain(&self.end).all(|view| view.is_consistent(seats))
            && self.steps.iter().all(|step| all.has(step.seat));
        let seating = fits.then(|| Seating::read::<G>(&players, &changes, ended, steps)).flatten();
        let Some(seating) = seating else { return Err(PhoneError::Unreadable) };
        let are_moments = self.moments.len() == now.moments.unwrap_or(0)
            && self.moments.iter().all(|moment| moment.fits(seat, seats, steps));
        if !are_moments {
            return Err(PhoneError::Unreadable);
        }
        // The hidden part of the state affects neither the legal actions nor the views that the phone shows: any
        // consistent state will do.
        let state = view.determinize(&mut Rng::from_seed(u64::from(number)));
        if G::view(&state, viewer) != view {
            return Err(PhoneError::Unreadable);
        }
        let setup = Setup { seats, seed: 0, options };
        let table = Table::behind(setup, state, self.opening.clone(), self.steps.clone());
        let waits = now.paused || now.glimpses;
        let seen = waits && self.confirmed_steps == Some(steps);
        (self.number, self.refused) = (number, now.refused);
        let hand = RemoteSeat {
            seat,
            end: self.end.take(),
            undo: now.undo,
            // A pause that only reveals choices is not confirmed on each phone.
            waits_for_others: now.others || (waits && (seen || (now.paused && G::TURNS_UP))),
            cut_off: false,
            branch: now.branch,
            moments: now.moments.map(|_| self.moments.clone()),
        };
        let looks = now.glimpses && !seen;
        let glimpses = if looks { SeatSet::only(seat) } else { SeatSet::EMPTY };
        let paused = now.paused && !seen && !G::TURNS_UP;
        Ok(Session::for_phone(table, players, seating, hand, Stops { glimpses, paused }, lang))
    }
}
