//! A running match.

use super::branch::{MOST_BRANCHES, deal_again};
use super::record::malformed;
use super::{
    Branch, Game, GameEvent, LoadError, Pending, Position, Record, Seat, Setup, SetupError, Viewer,
};
use serde_json::Value;

/// A decision and its events.
#[derive(Clone, PartialEq, Debug)]
pub struct Step<G: Game> {
    /// The seat that decided.
    pub seat: Seat,
    /// The events that followed, with all their secrets: redact them before you show them.
    pub events: Vec<G::Event>,
}

/// A match in play: the state, and every step that led to it.
#[derive(Clone, PartialEq, Debug)]
pub struct Table<G: Game> {
    pub(super) setup: Setup<G::Options>,
    pub(super) state: G::State,
    opening: Vec<G::Event>,
    /// The decisions: one for each step.
    pub(super) log: Vec<(Seat, G::Action)>,
    pub(super) steps: Vec<Step<G>>,
    /// Where this match left another one, in the order of the steps. A branch of a branch has several.
    branches: Vec<Branch>,
    /// Do the setup and the steps lead to the position? If not, none can be undone.
    dealt: bool,
}

/// Why a decision was not played. The table has not changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayError<R> {
    /// The rules do not allow it.
    Refused(R),
    /// The match already has [`Game::MAX_STEPS`] steps. With one more it could not be opened again.
    TooLong,
}

/// A record that could be replayed only part of the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Damage {
    /// The number of good steps; the next one could not be read or was not allowed.
    pub good: usize,
}

impl<G: Game> Table<G> {
    /// Deals a new match.
    ///
    /// # Errors
    /// [`SetupError`] if the setup does not fit the game.
    pub fn deal(setup: Setup<G::Options>) -> Result<Self, SetupError> {
        let mut opening = Vec::new();
        let state = G::deal(&setup, &mut opening)?;
        let (log, steps, branches) = (Vec::new(), Vec::new(), Vec::new());
        Ok(Self { setup, state, opening, log, steps, branches, dealt: true })
    }

    /// The same position without the steps that led to it: none of them is shown, and none can be undone.
    #[must_use]
    pub fn without_steps(self) -> Self {
        let Self { setup, state, .. } = self;
        Self::behind(setup, state, Vec::new(), Vec::new())
    }

    /// A table of which only a seat's view is known: `state` is a determinization of it, and the events are those that
    /// the seat may know. Its decisions are not known, so it has no record.
    pub fn behind(
        setup: Setup<G::Options>,
        state: G::State,
        opening: Vec<G::Event>,
        steps: Vec<Step<G>>,
    ) -> Self {
        let (log, branches) = (Vec::new(), Vec::new());
        Self { setup, state, opening, log, steps, branches, dealt: false }
    }

    /// Opens a saved match by replaying it. If a step is damaged, the table stops at the last good position and the
    /// second value reports it.
    ///
    /// # Errors
    /// [`LoadError`] if no position can be shown at all.
    pub fn load(json: &str) -> Result<(Self, Option<Damage>), LoadError> {
        Self::open(&serde_json::from_str(json).map_err(malformed)?)
    }

    /// Like [`Self::load`], but from parsed JSON.
    ///
    /// # Errors
    /// [`LoadError`] if no position can be shown at all.
    pub fn open(json: &Value) -> Result<(Self, Option<Damage>), LoadError> {
        let opened = Record::<G>::open(json)?;
        let mut table = Self::deal_branch(opened.setup, opened.branches)?;
        for &(seat, action) in &opened.log {
            if table.play(seat, action).is_err() {
                break;
            }
        }
        let good = table.steps.len();
        let is_damaged = good < opened.steps || table.has_missing_branch();
        if is_damaged {
            table.cut_branches();
        }
        Ok((table, is_damaged.then_some(Damage { good })))
    }

    /// Deals a match whose decisions follow, with the branches that they pass.
    ///
    /// # Errors
    /// [`LoadError`] if the setup cannot be dealt, or the branches do not follow each other.
    pub fn deal_branch(setup: Setup<G::Options>, branches: Vec<Branch>) -> Result<Self, LoadError> {
        let seats = usize::from(setup.seats);
        let is_seated =
            |branch: &Branch| branch.redeal.is_none_or(|redeal| redeal.seat.index() < seats);
        if branches.len() > MOST_BRANCHES
            || !branches.is_sorted_by_key(|branch| branch.step)
            || !branches.iter().all(is_seated)
            || (branches.iter().any(|branch| branch.practice) && branches != [Branch::PRACTICE])
        {
            return Err(LoadError::Malformed(String::from("no such branches")));
        }
        let mut table = Self::deal(setup).map_err(LoadError::Setup)?;
        deal_again::<G>(&branches, &mut table.state, 0);
        table.branches = branches;
        Ok(table)
    }

    /// Does a branch begin after the last step?
    pub fn has_missing_branch(&self) -> bool {
        self.branches.last().is_some_and(|branch| branch.step as usize > self.steps.len())
    }

    /// A match that lost its last steps leaves the other one no later than here: it stays a branch.
    fn cut_branches(&mut self) {
        let step = u32::try_from(self.steps.len()).unwrap_or(u32::MAX);
        for branch in self.branches.iter_mut().filter(|branch| branch.step > step) {
            *branch = Branch::new(step, None);
        }
    }

    /// The number of steps that it has in common with a match that it continues; `None` if it is no branch.
    pub fn branched_at(&self) -> Option<usize> {
        self.branches.last().map(|branch| branch.step as usize)
    }

    /// Is it a practice round, in which all hands are open?
    pub fn is_practice(&self) -> bool {
        self.branches == [Branch::PRACTICE]
    }

    /// Where it left other matches, in the order of the steps.
    pub fn branches(&self) -> &[Branch] {
        &self.branches
    }

    /// The match as a record, for saving.
    pub fn record(&self) -> Record<G> {
        let (log, branches) = (self.log.clone(), self.branches.clone());
        Record { log, ..Record::without_moves(self.setup.clone()).with_branches(branches) }
    }

    /// Plays one decision.
    ///
    /// # Errors
    /// [`PlayError`]; the table has not changed.
    pub fn play(
        &mut self,
        seat: Seat,
        action: G::Action,
    ) -> Result<&Step<G>, PlayError<G::Refusal>> {
        if !self.can_take_step() {
            return Err(PlayError::TooLong);
        }
        G::check(&self.state, seat, action).map_err(PlayError::Refused)?;
        let mut events = Vec::new();
        G::take_step(&mut self.state, seat, action, &mut events);
        self.log.push((seat, action));
        self.steps.push(Step { seat, events });
        deal_again::<G>(&self.branches, &mut self.state, self.steps.len());
        Ok(&self.steps[self.steps.len() - 1])
    }

    /// Does the match have fewer than [`Game::MAX_STEPS`] steps, so that [`Self::play`] accepts one more?
    pub fn can_take_step(&self) -> bool {
        self.steps.len() < G::MAX_STEPS as usize
    }

    /// The seat that may undo the last decision, if any. Only the seat that made it may, before any other seat decides,
    /// and only if it revealed nothing hidden. No decision of a match that this one continues can be undone.
    pub fn can_undo(&self) -> Option<Seat> {
        let last = self.steps.last()?;
        let over = matches!(self.pending(), Pending::Over(_));
        let is_own = self.dealt && self.branched_at().is_none_or(|step| step < self.steps.len());
        (is_own && !over && !last.events.iter().any(GameEvent::reveals)).then_some(last.seat)
    }

    /// Undoes the last decision, if [`Self::can_undo`] allows it.
    pub fn undo(&mut self) -> bool {
        let Some(before) = self.can_undo().and_then(|_| self.before_last()) else { return false };
        self.state = before;
        self.log.pop();
        self.steps.pop();
        true
    }

    /// The position before the first step; `None` if the match was not dealt, so that it cannot be replayed.
    pub fn first_position(&self) -> Option<Position<G>> {
        let dealt = self.dealt.then(|| G::deal(&self.setup, &mut ()).ok()).flatten()?;
        Some(Position::first(dealt, &self.branches))
    }

    /// The decision that follows a position of this match; `None` after the last one.
    pub fn decision_after(&self, position: &Position<G>) -> Option<(Seat, G::Action)> {
        self.log.get(position.done()).copied()
    }

    /// Plays the decision that follows a position of this match. False after the last one.
    pub fn advance(&self, position: &mut Position<G>) -> bool {
        let decision = self.decision_after(position);
        if let Some(decision) = decision {
            position.play(decision, &self.branches);
        }
        decision.is_some()
    }

    /// Plays on to `step`, at most to the end of the match.
    pub fn advance_to(&self, position: &mut Position<G>, step: usize) {
        while position.done() < step && self.advance(position) {}
    }

    /// The position after the first `steps` steps; `None` if there are fewer, or if the match was not dealt.
    pub fn position_after(&self, steps: usize) -> Option<G::State> {
        self.log.get(..steps)?;
        let mut position = self.first_position()?;
        self.advance_to(&mut position, steps);
        Some(position.into_state())
    }

    /// The position before the last step; `None` without a step, or if the match was not dealt.
    fn before_last(&self) -> Option<G::State> {
        self.position_after(self.log.len().checked_sub(1)?)
    }

    /// The position in which the last step ended a part of the match, before it began the next one;
    /// `None` without a step, or if the match was not dealt.
    pub fn at_end(&self) -> Option<G::State> {
        let (&(seat, action), mut state) = self.log.last().zip(self.before_last())?;
        G::apply(&mut state, seat, action, &mut ());
        Some(state)
    }

    /// The setup of the match.
    pub fn setup(&self) -> &Setup<G::Options> {
        &self.setup
    }

    /// The facts of the first deal.
    pub fn opening(&self) -> &[G::Event] {
        &self.opening
    }

    /// Every decision so far; none of them at a table [behind](Self::behind) a view.
    pub fn log(&self) -> &[(Seat, G::Action)] {
        &self.log
    }

    /// Each decision and its events.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// The seats that have to decide, or the final standing.
    pub fn pending(&self) -> Pending {
        G::pending(&self.state)
    }

    /// The view of `viewer`.
    pub fn view(&self, viewer: Viewer) -> G::View {
        G::view(&self.state, viewer)
    }

    /// Replaces the content of `actions` with every action `seat` may play.
    pub fn legal(&self, seat: Seat, actions: &mut Vec<G::Action>) {
        G::legal(&self.state, seat, actions);
    }

    /// May `seat` play `action`?
    ///
    /// # Errors
    /// The reason why not.
    pub fn check(&self, seat: Seat, action: G::Action) -> Result<(), G::Refusal> {
        G::check(&self.state, seat, action)
    }

    /// The complete state, for tests and transcripts. No screen uses this.
    pub fn state(&self) -> &G::State {
        &self.state
    }
}
