//! A running match.

use super::record::malformed;
use super::{Game, LoadError, Pending, Record, Seat, Setup, SetupError, Viewer};
use serde_json::Value;

/// One decision and what came of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Step<G: Game> {
    /// Who decided.
    pub seat: Seat,
    /// What.
    pub action: G::Action,
    /// The facts that followed, with all their secrets: redact before showing.
    pub events: Vec<G::Event>,
}

/// A match in play: the state, and every step that led to it.
#[derive(Clone, PartialEq, Debug)]
pub struct Table<G: Game> {
    pub(super) setup: Setup<G::Options>,
    pub(super) state: G::State,
    opening: Vec<G::Event>,
    pub(super) steps: Vec<Step<G>>,
    /// Was it dealt? Else its setup would deal another position.
    dealt: bool,
}

/// Why a decision was not played. Nothing has changed then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotPlayed<R> {
    /// The rules do not allow it.
    Refused(R),
    /// The match has [`Game::MAX_STEPS`] steps already. One more, and it could not be opened again.
    TooLong,
}

/// A record that could be followed only part of the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Damage {
    /// How many steps were good; the next one could not be read or was not allowed.
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
        Ok(Self { setup, state, opening, steps: Vec::new(), dealt: true })
    }

    /// A table at which somebody put up a position. Nothing came before it, and nothing is undone there.
    pub fn put_up(setup: Setup<G::Options>, state: G::State) -> Self {
        Self { setup, state, opening: Vec::new(), steps: Vec::new(), dealt: false }
    }

    /// Opens a saved match by playing it again. Should a step be damaged, the table stands at
    /// the last good position, and the second value says so.
    ///
    /// # Errors
    /// [`LoadError`] if there is no position to show at all.
    pub fn load(json: &str) -> Result<(Self, Option<Damage>), LoadError> {
        Self::open(serde_json::from_str(json).map_err(malformed)?)
    }

    /// As [`Self::load`], from JSON that has been read already.
    ///
    /// # Errors
    /// [`LoadError`] if there is no position to show at all.
    pub fn open(json: Value) -> Result<(Self, Option<Damage>), LoadError> {
        let opened = Record::<G>::open(json)?;
        let mut table = Self::deal(opened.setup).map_err(LoadError::Setup)?;
        for (good, &(seat, action)) in opened.log.iter().enumerate() {
            if table.play(seat, action).is_err() {
                return Ok((table, Some(Damage { good })));
            }
        }
        let damage = opened.cut.then_some(Damage { good: opened.log.len() });
        Ok((table, damage))
    }

    /// What to save.
    pub fn record(&self) -> Record<G> {
        let log = self.steps.iter().map(|step| (step.seat, step.action)).collect();
        Record { log, ..Record::fresh(self.setup.clone()) }
    }

    /// Plays one decision.
    ///
    /// # Errors
    /// [`NotPlayed`]; nothing has changed then.
    pub fn play(
        &mut self,
        seat: Seat,
        action: G::Action,
    ) -> Result<&Step<G>, NotPlayed<G::Refusal>> {
        if !self.has_room() {
            return Err(NotPlayed::TooLong);
        }
        G::check(&self.state, seat, action).map_err(NotPlayed::Refused)?;
        let mut events = Vec::new();
        G::apply(&mut self.state, seat, action, &mut events);
        self.steps.push(Step { seat, action, events });
        Ok(&self.steps[self.steps.len() - 1])
    }

    /// Has the match fewer than [`Game::MAX_STEPS`] steps, so that [`Self::play`] takes one more?
    pub fn has_room(&self) -> bool {
        self.steps.len() < G::MAX_STEPS as usize
    }

    /// May the last decision be taken back? Only by the seat that made it, before anybody else
    /// decided, and only if it told nobody anything hidden.
    pub fn can_undo(&self) -> Option<Seat> {
        let last = self.steps.last()?;
        let over = matches!(self.pending(), Pending::Over(_));
        (self.dealt && !over && !last.events.iter().any(G::reveals)).then_some(last.seat)
    }

    /// Takes the last decision back, if [`Self::can_undo`] allows it.
    pub fn undo(&mut self) -> bool {
        if self.can_undo().is_none() {
            return false;
        }
        let Ok(mut fresh) = Self::deal(self.setup.clone()) else { return false };
        for step in &self.steps[..self.steps.len() - 1] {
            G::apply(&mut fresh.state, step.seat, step.action, &mut ());
        }
        self.state = fresh.state;
        self.steps.pop();
        true
    }

    /// How the match was set up.
    pub fn setup(&self) -> &Setup<G::Options> {
        &self.setup
    }

    /// The facts of the first deal.
    pub fn opening(&self) -> &[G::Event] {
        &self.opening
    }

    /// Every step so far.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// Who has to decide, or the final standing.
    pub fn pending(&self) -> Pending {
        G::pending(&self.state)
    }

    /// What this viewer may know.
    pub fn view(&self, viewer: Viewer) -> G::View {
        G::view(&self.state, viewer)
    }

    /// Replaces the content of `actions` with everything `seat` may do.
    pub fn legal(&self, seat: Seat, actions: &mut Vec<G::Action>) {
        G::legal(&self.state, seat, actions);
    }

    /// May `seat` do this?
    ///
    /// # Errors
    /// The reason why not.
    pub fn check(&self, seat: Seat, action: G::Action) -> Result<(), G::Refusal> {
        G::check(&self.state, seat, action)
    }

    /// Everything that is true, for tests and transcripts. Nothing on a screen takes this.
    pub fn state(&self) -> &G::State {
        &self.state
    }
}
