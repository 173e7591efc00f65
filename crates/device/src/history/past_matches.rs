//! The history of past matches: adding to it, and dropping old ones.

use super::past_match::PastMatch;
use serde::Deserialize;
use serde_json::{Value, json};

/// Most bytes of the history's text. Storage has it twice, in addition to the saves, and browsers may give an app only
/// five million bytes.
pub const MOST_BYTES: usize = 160 * 1024;

/// The matches that were played here, in the order in which they ended. The clock of a device may be wrong, or be
/// corrected between two matches: it only determines the place of an imported match among them.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct MatchHistory {
    matches: Vec<PastMatch>,
    /// How many were dropped for newer ones since the history was cleared.
    gone: usize,
}

/// The history in the format of the storage. Each match is read separately, so that a broken one does not cost the
/// others.
#[derive(Deserialize)]
struct Written {
    #[serde(default)]
    gone: usize,
    matches: Vec<Value>,
}

impl MatchHistory {
    /// Reads a text from [`Self::text`]. Entries that cannot be a match are left out.
    pub fn read(value: &Value) -> Self {
        let Ok(Written { gone, matches }) = Written::deserialize(value) else {
            return Self::default();
        };
        let mut book = Self { gone, ..Self::default() };
        let read = |value| PastMatch::deserialize(value).ok().and_then(PastMatch::sound);
        for played in matches.iter().filter_map(read) {
            book.insert(played, book.len());
        }
        book
    }

    /// The history as JSON text.
    pub fn text(&self) -> String {
        json!({ "gone": self.gone, "matches": self.matches }).to_string()
    }

    /// The matches, the latest first.
    pub fn latest(&self) -> impl DoubleEndedIterator<Item = &PastMatch> {
        self.matches.iter().rev()
    }

    /// Ends the night of these players after a match, or continues it. True if that changed.
    pub fn end_night(&mut self, id: &str, ends: bool) -> bool {
        let played = self.matches.iter_mut().find(|played| played.id == id);
        played.is_some_and(|played| std::mem::replace(&mut played.ends_night, ends) != ends)
    }

    /// The number of matches.
    pub const fn len(&self) -> usize {
        self.matches.len()
    }

    /// Is it empty?
    pub const fn is_empty(&self) -> bool {
        self.matches.is_empty()
    }

    /// How many were dropped for newer ones since the history was cleared.
    pub const fn evicted(&self) -> usize {
        self.gone
    }

    /// Adds a match, unless it is there already. True if it was added.
    pub fn add(&mut self, played: PastMatch) -> bool {
        let place = if played.came { self.by_time(0, &played) } else { self.len() };
        let added = self.insert(played, place);
        self.evict_oldest();
        added
    }

    /// Adds the matches of another history, and returns how many were new.
    pub fn merge(&mut self, other: Self) -> usize {
        let (mut added, mut after) = (0, 0);
        for played in other.matches {
            // Both histories keep their order.
            let id = played.id.clone();
            let place = self.by_time(after, &played);
            added += usize::from(self.insert(played, place));
            let place = self.matches.iter().position(|here| here.id == id);
            after = after.max(place.map_or(0, |place| place + 1));
        }
        self.gone = self.gone.max(other.gone);
        self.evict_oldest();
        added
    }

    /// Removes a match whose end was undone. True if it was there.
    pub fn take_back(&mut self, id: &str) -> bool {
        let before = self.matches.len();
        self.matches.retain(|played| played.id != id);
        self.matches.len() < before
    }

    /// The same history with only those matches that `verify` confirms; at most as many are checked as a history may
    /// contain.
    pub(crate) fn verified(mut self, verify: impl FnMut(PastMatch) -> Option<PastMatch>) -> Self {
        self.evict_oldest();
        let matches = self.matches.into_iter().filter_map(verify).collect();
        Self { matches, gone: 0 }
    }

    /// The index of a match by the time of its end, among those from the index `from`.
    fn by_time(&self, from: usize, played: &PastMatch) -> usize {
        let later = self.matches.iter().skip(from).position(|here| here.at > played.at);
        later.map_or(self.len(), |later| from + later)
    }

    /// Inserts a match at this index, unless it is there already. True if it was added.
    fn insert(&mut self, played: PastMatch, place: usize) -> bool {
        // If a save was lost, its end was lost too, and the match may have been continued.
        if !played.ended {
            self.matches.retain(|here| here.id != played.id || !here.ended);
        }
        let new = self.matches.iter().all(|here| here.id != played.id);
        if new {
            self.matches.insert(place.min(self.len()), played);
        }
        new
    }

    /// Drops the oldest matches until the rest is small enough.
    fn evict_oldest(&mut self) {
        let size =
            |played: &PastMatch| serde_json::to_string(played).map_or(0, |text| text.len() + 1);
        let mut bytes: usize = self.matches.iter().map(size).sum();
        let mut leave = 0;
        while bytes > MOST_BYTES {
            bytes -= size(&self.matches[leave]);
            leave += 1;
        }
        self.matches.drain(..leave);
        self.gone += leave;
    }
}
