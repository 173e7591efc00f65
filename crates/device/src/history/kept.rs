//! The history of past matches on the device.

use super::past_match::PastMatch;
use super::past_matches::MatchHistory;
use crate::forget_match;
use mallard_session::Moment;
use mallard_store::{Storage, StoreError};
use serde_json::Value;

const KEY: &str = "past";

/// The history, with the part that is only in memory.
pub fn past_matches(storage: &dyn Storage) -> MatchHistory {
    storage.read_json(KEY).map(|value| MatchHistory::read(&value)).unwrap_or_default()
}

/// The ids of its matches: the home screen does not need the whole entries.
pub fn past_names(storage: &dyn Storage) -> Vec<String> {
    let book = storage.read_json(KEY);
    let name = |played: &Value| Some(played.get("id")?.as_str()?.to_owned());
    let matches = book.as_ref().and_then(|book| book.get("matches")?.as_array());
    matches.into_iter().flatten().filter_map(name).collect()
}

/// Deletes one match and its save. Call it only after a confirmation.
pub fn forget_past(storage: &dyn Storage, id: &str) {
    change(storage, |book| book.forget(id));
    forget_match(storage, id);
}

/// Deletes all of it. Call it only after a confirmation.
pub fn clear_past(storage: &dyn Storage) {
    storage.remove(KEY);
}

/// Adds a match, and returns how many older ones were dropped for it.
///
/// # Errors
/// [`StoreError`]; the match is in memory then, until [`settle`] finds room.
pub(crate) fn remember(storage: &dyn Storage, played: PastMatch) -> Result<usize, StoreError> {
    let mut book = read_merged(storage);
    let before = book.evicted();
    if book.add(played) {
        write(storage, &book)?;
    }
    Ok(book.evicted() - before)
}

/// Adds the matches of another history, and returns how many were new.
///
/// # Errors
/// [`StoreError`]; the history is unchanged then.
pub(crate) fn merge_past(storage: &dyn Storage, other: MatchHistory) -> Result<usize, StoreError> {
    let mut book = read_merged(storage);
    let added = book.merge(other);
    if added > 0 && write(storage, &book).is_err() {
        storage.take_unsaved(KEY);
        return Err(StoreError);
    }
    Ok(added)
}

/// Ends the night of the players of a match after it, or continues it.
pub fn end_night(storage: &dyn Storage, id: &str, ends: bool) {
    change(storage, |book| book.end_night(id, ends));
}

/// Stores the moments of a match, once they have been looked for.
pub fn add_moments(storage: &dyn Storage, id: &str, found: Vec<Moment>) {
    change(storage, |book| book.add_moments(id, found));
}

/// Notes that the player of a moment has found the better action.
pub fn solve_moment(storage: &dyn Storage, id: &str, solved: &Moment) {
    change(storage, |book| book.solve_moment(id, solved));
}

/// Removes a match whose end was undone.
pub(crate) fn take_back(storage: &dyn Storage, id: &str) {
    change(storage, |book| book.take_back(id));
}

/// Changes the history, and stores it if `change` says that it did.
fn change(storage: &dyn Storage, change: impl FnOnce(&mut MatchHistory) -> bool) {
    let mut book = read_merged(storage);
    if change(&mut book) {
        // In storage or in memory, as before.
        let _ = write(storage, &book);
    }
}

/// Tries again to store the part that is only in memory. Is everything stored now?
pub(crate) fn settle(storage: &dyn Storage) -> bool {
    storage.is_persisted(KEY) || write(storage, &read_merged(storage)).is_ok()
}

fn write(storage: &dyn Storage, book: &MatchHistory) -> Result<(), StoreError> {
    storage.keep(KEY, MatchHistory::understood, book.value())
}

/// The history in storage, which another tab may have written since, with the part in memory.
fn read_merged(storage: &dyn Storage) -> MatchHistory {
    let unsaved = if storage.is_persisted(KEY) { None } else { storage.take_unsaved(KEY) };
    let mut book = past_matches(storage);
    if let Some(unsaved) = unsaved.and_then(|text| serde_json::from_str::<Value>(&text).ok()) {
        book.merge(MatchHistory::read(&unsaved));
    }
    book
}
