//! Branches: a match that continues another one from one of its steps.

use super::{Game, GameView, Rng, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// Where a match left another one, whose steps up to there are its own first steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Branch {
    /// How many steps the two have in common.
    pub step: u32,
    /// What was dealt again there; `None` if every card stayed where it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub redeal: Option<Redeal>,
}

/// A new deal of all that one seat could not see: a determinization of its view.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Redeal {
    /// The seat whose view stays as it is.
    pub seat: Seat,
    /// The seed of the new cards, and of all randomness after them.
    pub seed: u64,
}

/// Deals again what the branches after this number of steps deal again.
pub(super) fn deal_again<G: Game>(branches: &[Branch], state: &mut G::State, step: usize) {
    let here = branches.iter().filter(|branch| usize::try_from(branch.step) == Ok(step));
    for Redeal { seat, seed } in here.filter_map(|branch| branch.redeal) {
        *state = G::view(state, Viewer::Seat(seat)).determinize(&mut Rng::from_seed(seed));
    }
}
