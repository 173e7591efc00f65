//! Beginning a match.

use super::matches::{keep, new_id};
use super::players::Player;
use super::storage::Storage;
use crate::engine::{Game, MAX_SEED, Record, Setup};

/// Saves a match with a fresh seed that nobody has decided anything in yet, and tells its name.
/// Opening it deals.
pub fn begin<G: Game>(
    storage: &dyn Storage,
    players: &[Player],
    mut setup: Setup<G::Options>,
) -> String {
    setup.seed = storage.random() & MAX_SEED;
    let id = new_id(storage);
    if let Ok(record) = serde_json::to_string(&Record::<G>::fresh(setup)) {
        // Should the storage refuse, the match is in memory, and the table says so.
        let _ = keep(storage, &id, players, None, &record);
    }
    id
}
