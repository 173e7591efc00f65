//! Begins a match that continues a finished one from one of its steps.

use super::matches::{new_id, save_match};
use mallard_engine::{MAX_SEED, Redeal, Seat};
use mallard_session::{PlayerKind, Replay};
use mallard_store::Storage;
use mallard_words::GameText;

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

/// Saves the branch of a finished match as a match of its own, and returns its id; `None` if the match cannot be
/// continued from there.
pub fn begin_branch<G: GameText>(
    storage: &dyn Storage,
    replay: &Replay<G>,
    request: &BranchRequest,
) -> Option<String> {
    let BranchRequest { step, seat, deals_again, ref others } = *request;
    let seed = || storage.random() & MAX_SEED;
    let table = replay.branch(step, deals_again.then(|| Redeal { seat, seed: seed() }))?;
    let mut players = replay.players().to_vec();
    let mut sit = |seat: Seat, kind| {
        if let Some(player) = players.get_mut(seat.index()) {
            player.kind = kind;
        }
    };
    for &(seat, level) in others {
        sit(seat, level.map_or(PlayerKind::Person, |level| PlayerKind::Bot(level.to_owned())));
    }
    sit(seat, PlayerKind::Person);
    let record = serde_json::to_string(&table.record()).ok()?;
    let id = new_id(storage);
    // If the storage refuses, the match is in memory, and the table says so.
    let _ = save_match(storage, &id, &players, &[], None, &record);
    Some(id)
}
