//! A match to replay, and its session at any step.

use crate::match_in_words::MatchInWords;
use crate::moment::{Moment, MomentDecision};
use crate::open_error::OpenError;
use crate::play::{MomentRun, Session};
use mallard_engine::{Checkpoints, Seat, SeatSet, Viewer};
use mallard_words::{GameText, Lang};

#[derive(Debug)]
pub struct Replay<G: GameText> {
    pub(crate) whole: Session<G>,
    pub(crate) past: Checkpoints<G>,
}

impl<G: GameText> Replay<G> {
    /// Replays a match once from its start.
    ///
    /// # Errors
    /// [`OpenError::Damaged`] if it was not dealt.
    pub fn new(whole: Session<G>) -> Result<Self, OpenError> {
        let past = Checkpoints::new(whole.table().clone()).ok_or(OpenError::Damaged)?;
        Ok(Self { whole, past })
    }

    /// Is the match over, so that no secret of it is left?
    pub fn is_over(&self) -> bool {
        self.whole.is_over()
    }

    pub fn steps(&self) -> usize {
        self.past.steps()
    }

    /// The possible viewers of the match, and the index of the first one. While the match runs, this is the only human
    /// player or the one who has the tablet in private, else the table; afterwards each player, and all hands open.
    pub fn viewers(&self, looker: Option<Seat>) -> (Vec<Viewer>, usize) {
        // A player who left or gave up took part all the same.
        let seating = self.whole.seating();
        let people: SeatSet = seating.owners().or(seating.resigned());
        let alone = people.first().filter(|_| people.len() == 1);
        let looker = looker.filter(|&seat| people.has(seat)).or(alone);
        if !self.whole.is_over() {
            return (vec![looker.map_or(Viewer::Table, Viewer::Seat)], 0);
        }
        let eyes: Vec<_> = people.iter().map(Viewer::Seat).chain([Viewer::Everyone]).collect();
        let own =
            eyes.iter().position(|&viewer| looker.is_some_and(|seat| viewer == Viewer::Seat(seat)));
        let first = own.unwrap_or(eyes.len() - 1);
        (eyes, first)
    }

    /// The steps right after the decisions of the seat `viewer`, in order; empty for other viewers.
    pub fn own_steps(&self, viewer: Viewer) -> Vec<usize> {
        let Viewer::Seat(own) = viewer else { return Vec::new() };
        let steps = self.whole.table().steps().iter().enumerate();
        steps.filter(|(_, step)| step.seat == own).map(|(number, _)| number + 1).collect()
    }

    pub fn in_words(&self, lang: Lang) -> MatchInWords<'_, G> {
        self.whole.in_words(self.whole.situation(false), lang)
    }

    /// The match after `step` steps, as `viewer` sees it.
    pub fn session(&self, step: usize, viewer: Viewer) -> Session<G> {
        let mut session = self.whole.clone();
        self.show_step(&mut session, step, viewer);
        session
    }

    /// Sets such a session to another step or viewer.
    pub fn show_step(&self, session: &mut Session<G>, step: usize, viewer: Viewer) {
        self.past.turn(session.look_through(viewer), step);
    }

    /// Sets a session of this match to a moment of its player, with the better action shown. False if the match has no
    /// such decision.
    pub fn show_moment(&self, session: &mut Session<G>, moment: &Moment) -> bool {
        let Some(decision) = moment.decision(self.whole.table()) else { return false };
        let MomentDecision { step, played, better, .. } = decision;
        let seat = moment.seat;
        let run = MomentRun { seat, played, better, asks: false };
        self.past.turn(session.look_at_moment(run), step);
        true
    }

    /// Sets such a session to a step of the running match, which it shows again to the player at `seat`.
    pub fn show_again(&self, session: &mut Session<G>, step: usize, seat: Seat) {
        self.past.turn(session.show_again_to(seat), step);
    }
}
