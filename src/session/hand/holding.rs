//! A phone's end: the messages it has received, and the session that follows from them.

use super::Fault;
use super::said::{Ask, Said};
use super::shown::{Now, Shown};
use crate::engine::{Chance, Seat, SeatSet, Setup, Step, Table, Viewer};
use crate::session::play::{Hand, Session};
use crate::session::seating::Seating;
use crate::words::{Lang, Worded};
use serde_json::Value;

/// The session of a phone.
#[derive(Clone, Debug)]
pub struct Holding<G: Worded> {
    seat: Seat,
    opening: Vec<G::Event>,
    steps: Vec<Step<G>>,
    /// The parts of a message before its position.
    end: Option<G::View>,
    open: Option<G::View>,
    /// The number of the position that the phone shows.
    number: u32,
    /// The number of steps that its player has confirmed.
    seen: Option<usize>,
}

impl<G: Worded> Holding<G> {
    /// A phone that plays for `seat`, before its first message.
    pub fn new(seat: Seat) -> Self {
        let (opening, steps) = (Vec::new(), Vec::new());
        Self { seat, opening, steps, end: None, open: None, number: 0, seen: None }
    }

    /// Handles a message of the tablet about the match ([`Message`](super::Message)). Returns the match in the view of
    /// the seat, once all of it is complete.
    ///
    /// # Errors
    /// [`Fault`], also if the message is inconsistent.
    pub fn hear(&mut self, message: Value, lang: Lang) -> Result<Option<Session<G>>, Fault> {
        let Shown { seat, from, opening, steps, end, open, now, .. } = Shown::<G>::read(&message)?;
        let from = from as usize;
        if let Some(opening) = opening {
            (self.opening, self.steps) = (opening, Vec::new());
        }
        if seat != self.seat || from > self.steps.len() {
            return Err(Fault::Unreadable);
        }
        self.steps.truncate(from);
        self.steps.extend(steps.into_iter().map(|(seat, events)| Step { seat, events }));
        if self.steps.len() > G::MAX_STEPS as usize {
            return Err(Fault::TooLong);
        }
        self.end = end.or(self.end.take());
        self.open = open.or(self.open.take());
        now.map(|now| self.session(now, lang)).transpose()
    }

    /// The player has seen the current position. Returns the message that confirms it.
    pub fn sees(&mut self) -> String {
        self.seen = Some(self.steps.len());
        self.says(Ask::Seen)
    }

    /// A message about the current position.
    pub fn says(&self, ask: Ask<G::Action>) -> String {
        Said::new(self.number, ask).written()
    }

    fn session(&mut self, now: Now<G>, lang: Lang) -> Result<Session<G>, Fault> {
        let Now { number, seats, options, players, changes, ended, view, .. } = now;
        let (seat, steps) = (self.seat, self.steps.len());
        let all = SeatSet::all(seats);
        let fits = G::SEATS.contains(&seats)
            && players.len() == usize::from(seats)
            && all.has(seat)
            && [Some(&view), self.end.as_ref(), self.open.as_ref()]
                .into_iter()
                .flatten()
                .all(|view| G::is_whole(view, seats))
            && self.steps.iter().all(|step| all.has(step.seat));
        let seating = fits.then(|| Seating::read::<G>(&players, &changes, ended, steps)).flatten();
        let Some(seating) = seating else { return Err(Fault::Unreadable) };
        // The hidden part of the state affects neither the legal actions nor the public view: any consistent state will
        // do.
        let state = G::imagine(&view, &mut Chance::from_seed(u64::from(number)));
        if G::view(&state, Viewer::Seat(seat)) != view {
            return Err(Fault::Unreadable);
        }
        let setup = Setup { seats, seed: 0, options };
        let table = Table::behind(setup, state, self.opening.clone(), self.steps.clone());
        let waits = now.paused || now.glimpses;
        let seen = waits && self.seen == Some(steps);
        self.number = number;
        let hand = Hand {
            seat,
            view,
            end: self.end.take(),
            open: self.open.take(),
            undo: now.undo,
            refused: now.refused,
            // A pause that only reveals choices is not confirmed on each phone.
            waits: now.others || (waits && (seen || (now.paused && G::TURNS_UP))),
        };
        let paused = now.paused && !seen && !G::TURNS_UP;
        let glimpses = now.glimpses && !seen;
        Ok(Session::of_hand(table, players, seating, hand, (paused, glimpses), lang))
    }
}
