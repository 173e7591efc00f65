//! Automatic decisions: by bots, and where the rules leave no choice.

use super::play::{LessonWait, Session};
use super::seating::SeatController;
use super::stage::Stage;
use super::turn::InterruptState;
use mallard_engine::{Bot, BotRequest, Level, Pending, Rng, Seat, SeatSet, Viewer};
use mallard_words::GameText;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NextDecision<A> {
    Made(Seat, A),
    /// The bots at these seats make theirs together when their moment has come.
    Bots(SeatSet),
}

impl<G: GameText> Session<G> {
    /// The next automatic decision, if any: not while a player looks at cards that it would hide. A bot that wants to
    /// interrupt comes before those that are asked. `only_move`: is a player not asked if the rules leave only one
    /// action?
    pub fn next(
        &self,
        stage: Stage,
        only_move: bool,
        rng: &mut Rng,
    ) -> Option<NextDecision<G::Action>> {
        let Pending::Decide { owed, may } = self.table().pending() else { return None };
        if !matches!(stage, Stage::Play(_)) || !self.turn().glimpses.is_empty() {
            return None;
        }
        // The tablet plays the match.
        if self.phone_seat().is_some() {
            return if only_move { self.only_move(stage) } else { None };
        }
        match self.wait() {
            None | Some(LessonWait::Play) => {}
            Some(LessonWait::Other(seat, action)) => return Some(NextDecision::Made(seat, action)),
            Some(LessonWait::Do(_) | LessonWait::Read) => return None,
        }
        let people = self.seating().people();
        let mut could = may.minus(people).minus(owed).iter();
        let interrupts =
            could.find_map(|seat| Some(NextDecision::Made(seat, self.interrupt(seat, rng)?)));
        let bots = owed.minus(people);
        let asked = || (!bots.is_empty()).then_some(NextDecision::Bots(bots));
        let made = |(seat, action)| NextDecision::Made(seat, action);
        let unasked = || self.forced_decision(stage).map(made);
        let silent = || self.next_pass().map(made);
        let only = || if only_move { self.only_move(stage) } else { None };
        interrupts.or_else(asked).or_else(unasked).or_else(silent).or_else(only)
    }

    /// The player's decision, if the rules leave only one.
    fn only_move(&self, stage: Stage) -> Option<NextDecision<G::Action>> {
        // A player who interrupts has to see that no other action was possible.
        if self.turn().interrupt != InterruptState::None {
            return None;
        }
        let seat = self.seat(stage)?;
        let owed = self.table().pending().owed().has(seat);
        let [action] = self.offers(stage)[..] else { return None };
        owed.then_some(NextDecision::Made(seat, action))
    }

    /// The request to the bot at this seat; `None` if it has nothing to decide.
    pub fn question(&self, seat: Seat, rng: &mut Rng) -> Option<BotRequest<G>> {
        let (view, legal) = self.asked(seat)?;
        Some(BotRequest::new(self.level(seat)?, view, legal, rng))
    }

    /// The action with which the bot at this seat interrupts, if it wants to.
    fn interrupt(&self, seat: Seat, rng: &mut Rng) -> Option<G::Action> {
        let (view, legal) = self.asked(seat)?;
        G::interrupt(&view, &legal, self.level(seat)?, rng)
    }

    /// The request to the strongest bot in place of the viewer, with the viewer's view: its answer is the hint. `None`
    /// if the viewer does not decide.
    pub fn hint(&self, stage: Stage, rng: &mut Rng) -> Option<BotRequest<G>> {
        let offers = self.offers(stage);
        let level = *G::LEVELS.last()?;
        // Between two players, only the one who peeks gets a hint.
        let sees = self.seat(stage) == self.decider(stage);
        (sees && !offers.is_empty()).then(|| BotRequest::new(level, self.view(stage), offers, rng))
    }

    /// The view of a seat and its possible actions.
    fn asked(&self, seat: Seat) -> Option<(G::View, Vec<G::Action>)> {
        let mut legal = Vec::new();
        self.table().legal(seat, &mut legal);
        (!legal.is_empty()).then(|| (self.table().view(Viewer::Seat(seat)), legal))
    }

    fn level(&self, seat: Seat) -> Option<Level> {
        level_of::<G>(self.seating().sitter(seat))
    }
}

/// The level of the bot that decides for a seat, if one does.
pub(super) fn level_of<G: Bot>(controller: SeatController) -> Option<Level> {
    let (SeatController::Bot(id) | SeatController::StandIn(id) | SeatController::Resigned(id)) =
        controller
    else {
        return None;
    };
    Level::find_or_duckling::<G>(&id)
}
