//! Begins a match that continues a finished one from one of its steps.

use super::matches::{new_id, save_match};
use mallard_codes::SavedMatch;
use mallard_engine::{Branch, MAX_SEED, Redeal, Seat};
use mallard_session::PlayerKind;
use mallard_store::Storage;

/// What a player wants to continue, and with whom.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BranchRequest {
    /// How many steps of the match stay.
    pub step: usize,
    /// The seat that continues: a person plays it.
    pub seat: Seat,
    /// Is everything dealt again that this seat could not see?
    pub deals_again: bool,
    /// Who plays the other seats: a bot of this level, or a person.
    pub others: Vec<(Seat, Option<&'static str>)>,
}

/// Saves the branch of a finished match as a match of its own, and returns its id; `None` if the match has fewer steps.
pub fn begin_branch(
    storage: &dyn Storage,
    whole: SavedMatch,
    request: &BranchRequest,
) -> Option<String> {
    let SavedMatch { mut players, mut record, .. } = whole;
    let BranchRequest { step, seat, deals_again, ref others } = *request;
    let redeal = || Redeal { seat, seed: storage.random() & MAX_SEED };
    let branch = Branch::new(u32::try_from(step).ok()?, deals_again.then(redeal));
    if !branch.cut(&mut record) {
        return None;
    }
    for &(seat, level) in others.iter().chain([&(seat, None)]) {
        if let Some(player) = players.get_mut(seat.index()) {
            let bot = |level: &str| PlayerKind::Bot(level.to_owned());
            player.kind = level.map_or(PlayerKind::Person, bot);
        }
    }
    let id = new_id(storage);
    // If the storage refuses, the match is in memory, and the table says so.
    let _ = save_match(storage, &id, &players, &[], None, &record.to_string());
    Some(id)
}
