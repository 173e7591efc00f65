//! The decisions of the people of a match, one after another.

use crate::moment::Moment;
use crate::play::Session;
use crate::seating::SeatController;
use mallard_engine::{Level, Position, ReviewRequest, Rng, Seat, Verdict, Viewer};
use mallard_words::GameText;
use std::fmt;

/// The decisions of the people of a match, without the type of its game.
pub(super) trait DynDecisions {
    /// The question about the next decision with a choice.
    fn next_question(&mut self) -> Option<String>;
    /// Reads the answer to it. False if it is none.
    fn read(&mut self, answer: &str) -> bool;
    /// The moments so far, in the order of the match.
    fn found(&self) -> &[Moment];
}

// Not a bound of the trait: the program would then contain the text of every game's types.
impl fmt::Debug for dyn DynDecisions {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("DynDecisions")
    }
}

#[derive(Debug)]
pub(super) struct Decisions<G: GameText> {
    level: Level,
    session: Session<G>,
    position: Position<G>,
    asked: Option<Asked<G>>,
    found: Vec<Moment>,
}

/// The decision that is judged now.
#[derive(Debug)]
struct Asked<G: GameText> {
    seat: Seat,
    /// The number of steps before it.
    step: usize,
    request: ReviewRequest<G>,
}

impl<G: GameText> Decisions<G> {
    /// `None` in a match that was not dealt, or in a game without bots.
    pub(super) fn new(session: &Session<G>) -> Option<Self> {
        Some(Self {
            level: *G::LEVELS.last()?,
            session: session.clone(),
            position: session.own_part()?,
            asked: None,
            found: Vec::new(),
        })
    }

    /// The question about the next step, if a person had a choice there.
    fn ask(&self, seat: Seat, played: G::Action) -> Option<Asked<G>> {
        let (state, step) = (self.position.state(), self.position.done());
        let is_asked = G::pending(state).owed().has(seat)
            && self.session.seating().sitter_after(step, seat) == SeatController::Person;
        let mut legal = Vec::new();
        if is_asked {
            G::legal(state, seat, &mut legal);
        }
        (legal.len() > 1).then(|| {
            let view = G::view(state, Viewer::Seat(seat));
            // Any seed will do, as long as it is the same each time.
            let mut rng = Rng::from_seed(step as u64);
            let request = ReviewRequest::new(self.level, view, legal, played, &mut rng);
            Asked { seat, step, request }
        })
    }

    /// Keeps the decision that is judged now, if there is a better action.
    fn note(&mut self, verdict: Verdict<G::Action>) {
        let (Some(asked), Verdict::Better { action, gain }) = (&self.asked, verdict) else {
            return;
        };
        // Plain data: it can be written.
        let better = serde_json::to_value(action).unwrap_or_default();
        let step = u32::try_from(asked.step).unwrap_or(u32::MAX);
        self.found.push(Moment { seat: asked.seat, step, better, gain });
    }
}

impl<G: GameText> DynDecisions for Decisions<G> {
    fn next_question(&mut self) -> Option<String> {
        self.asked = None;
        while let Some((seat, action)) = self.session.table().decision_after(&self.position) {
            let asked = self.ask(seat, action);
            self.session.table().advance(&mut self.position);
            if let Some(question) = asked.as_ref().and_then(|asked| asked.request.to_json()) {
                self.asked = asked;
                return Some(question);
            }
        }
        None
    }

    fn read(&mut self, answer: &str) -> bool {
        let verdict = self.asked.as_ref().and_then(|asked| asked.request.read(answer));
        if let Some(verdict) = verdict {
            self.note(verdict);
        }
        verdict.is_some()
    }

    fn found(&self) -> &[Moment] {
        &self.found
    }
}
