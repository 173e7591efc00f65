//! A request to a bot, which can be answered anywhere: here, or in a worker.

use super::{Bot, Decision, Level, Rng, Strategy};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The bot's entire input. The same request has the same answer on every machine.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct BotRequest<G: Bot> {
    /// The bot's level, by its name.
    level: String,
    /// The seed of all its random draws.
    seed: u64,
    /// The view of its seat.
    view: G::View,
    /// Its possible actions: at least one.
    legal: Vec<G::Action>,
}

impl<G: Bot> BotRequest<G> {
    /// A request to a bot of `level` with this view and these possible actions.
    pub fn new(level: Level, view: G::View, legal: Vec<G::Action>, rng: &mut Rng) -> Self {
        Self { level: level.id.to_owned(), seed: rng.seed(), view, legal }
    }

    /// Does it take long to answer, so that the page should use a worker?
    pub fn is_hard(&self) -> bool {
        let searches = |level: Level| matches!(level.mind, Strategy::Search(_));
        self.legal.len() > 1 && Level::find::<G>(&self.level).is_some_and(searches)
    }

    pub(super) const fn view(&self) -> &G::View {
        &self.view
    }

    pub(super) fn legal(&self) -> &[G::Action] {
        &self.legal
    }

    pub(super) const fn seed(&self) -> u64 {
        self.seed
    }

    /// Begins to compute the answer; `None` for a level that the game does not have.
    pub fn think(&self) -> Option<Decision<G::Action>> {
        let legal = (!self.legal.is_empty()).then_some(&self.legal)?;
        let level = Level::find::<G>(&self.level)?;
        Some(level.think::<G>(&self.view, legal, &mut Rng::from_seed(self.seed)))
    }

    /// The request as text, for [`Self::answer`].
    pub fn to_json(&self) -> Option<String> {
        serde_json::to_string(self).ok()
    }

    /// The answer to the text of a request, however long that takes; `None` if it is not one of this game.
    pub fn answer(request: &str) -> Option<String> {
        let request: Self = serde_json::from_str(request).ok()?;
        serde_json::to_string(&request.think()?.finish()).ok()
    }

    /// Reads the text of [`Self::answer`], if it is one of the possible actions.
    pub fn read(&self, answer: &str) -> Option<G::Action> {
        // By way of a `Value`, like the steps of a record: so both need the same code.
        let answer: Value = serde_json::from_str(answer).ok()?;
        let action = Deserialize::deserialize(&answer).ok()?;
        self.legal.contains(&action).then_some(action)
    }
}
