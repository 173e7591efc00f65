//! Beginning a match.

use super::matches::{keep, new_id};
use super::players::Player;
use super::storage::Storage;
use crate::engine::{Game, MAX_SEED, Record, Setup};

/// Saves a match with a fresh seed and no decisions yet, and returns its name. Opening it deals.
pub fn begin<G: Game>(
    storage: &dyn Storage,
    players: &[Player],
    setup: Setup<G::Options>,
) -> String {
    let seed = storage.random() & MAX_SEED;
    begin_as_dealt::<G>(storage, players, Setup { seed, ..setup })
}

/// Does the same with the seed that the record has.
pub(super) fn begin_as_dealt<G: Game>(
    storage: &dyn Storage,
    players: &[Player],
    setup: Setup<G::Options>,
) -> String {
    let id = new_id(storage);
    if let Ok(record) = serde_json::to_string(&Record::<G>::fresh(setup)) {
        // If the storage refuses, the match is in memory, and the table says so.
        let _ = keep(storage, &id, players, None, &record);
    }
    id
}
