//! Branches: a match that continues another one from one of its steps.

use super::{Game, GameView, Rng, Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// The most branches that a record can name.
pub const MOST_BRANCHES: usize = 64;

/// The format of the record of a branch.
pub(super) const FORMAT_OF_BRANCHES: u32 = 3;

/// Where a match left another one, whose steps up to there are its own first steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Branch {
    /// How many steps the two have in common.
    pub step: u32,
    /// What was dealt again there; `None` if every card stayed where it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub redeal: Option<Redeal>,
    /// Is the match a practice round, in which all hands are open? It leaves no other match, and counts for no one as a
    /// branch does.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub practice: bool,
}

/// A new deal of all that one seat could not see: a determinization of its view.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Redeal {
    /// The seat whose view stays as it is.
    pub seat: Seat,
    /// The seed of the new cards, and of all randomness after them.
    pub seed: u64,
}

impl Branch {
    /// The only branch of a practice round.
    pub const PRACTICE: Self = Self { step: 0, redeal: None, practice: true };

    /// A branch after this number of steps.
    pub const fn new(step: u32, redeal: Option<Redeal>) -> Self {
        Self { step, redeal, practice: false }
    }

    /// Turns the record of a match, as JSON, into that of a branch, which begins here. False if the record has fewer
    /// steps, or as many branches as a record can name: then it stays as it is.
    pub fn cut(self, record: &mut Value) -> bool {
        // Of earlier branches only new cards matter.
        let before = Vec::<Self>::deserialize(&record["branches"]).unwrap_or_default();
        let deals = |branch: &Self| branch.step <= self.step && branch.redeal.is_some();
        let branches: Vec<Self> = before.into_iter().filter(deals).chain([self]).collect();
        let step = self.step as usize;
        let log = record["log"].as_array_mut().filter(|log| log.len() >= step);
        let Some(log) = log.filter(|_| branches.len() <= MOST_BRANCHES) else { return false };
        log.truncate(step);
        // Other people may sit there, and no one looks at cards any more.
        let keeps = |name: &str| !["changes", "looks"].contains(&name);
        if let Some(fields) = record.as_object_mut() {
            fields.retain(|name, _| keeps(name));
        }
        record["format"] = json!(FORMAT_OF_BRANCHES);
        record["branches"] = json!(branches);
        true
    }
}

/// Deals again what the branches after this number of steps deal again.
pub(super) fn deal_again<G: Game>(branches: &[Branch], state: &mut G::State, step: usize) {
    let here = branches.iter().filter(|branch| usize::try_from(branch.step) == Ok(step));
    for Redeal { seat, seed } in here.filter_map(|branch| branch.redeal) {
        *state = G::view(state, Viewer::Seat(seat)).determinize(&mut Rng::from_seed(seed));
    }
}
