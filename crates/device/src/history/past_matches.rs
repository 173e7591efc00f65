//! The history of past matches: adding to it, and dropping old ones.

use super::past_match::{PastMatch, PastMoment};
use crate::limits::MOST_PAST;
use mallard_session::Moment;
use serde::Deserialize;
use serde_json::{Value, json};

/// The matches that were played here, in the order in which they ended. The clock of a device may be wrong, or be
/// corrected between two matches: it only determines the place of an imported match among them.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct MatchHistory {
    matches: Vec<PastMatch>,
    /// How many were dropped for newer ones since the history was cleared.
    dropped: usize,
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
    /// Reads the JSON from [`Self::value`]. Entries that cannot be a match are left out.
    pub fn read(value: &Value) -> Self {
        let Ok(Written { gone, matches }) = Written::deserialize(value) else {
            return Self::default();
        };
        let mut book = Self { dropped: gone, ..Self::default() };
        let read = |value| PastMatch::deserialize(value).ok().and_then(PastMatch::sound);
        for played in matches.iter().filter_map(read) {
            book.insert(played, book.len());
        }
        book
    }

    /// The part of a stored history that this version understands; `None` if it has another form.
    pub(crate) fn understood(kept: &Value) -> Option<Value> {
        Written::deserialize(kept).is_ok().then(|| Self::read(kept).value())
    }

    pub fn value(&self) -> Value {
        json!({ "gone": self.dropped, "matches": self.matches })
    }

    /// The matches, the latest first.
    pub fn latest(&self) -> impl DoubleEndedIterator<Item = &PastMatch> {
        self.matches.iter().rev()
    }

    fn entry(&mut self, id: &str) -> Option<&mut PastMatch> {
        self.matches.iter_mut().find(|played| played.id == id)
    }

    /// Ends the night of these players after a match, or continues it. True if that changed.
    pub fn end_night(&mut self, id: &str, ends: bool) -> bool {
        let played = self.entry(id);
        played.is_some_and(|played| std::mem::replace(&mut played.ends_night, ends) != ends)
    }

    /// Adds the moments of a match. True if it is there, and had none.
    pub fn add_moments(&mut self, id: &str, found: Vec<Moment>) -> bool {
        let Some(played) = self.entry(id).filter(|played| played.moments.is_none()) else {
            return false;
        };
        let unsolved = |moment| PastMoment { moment, solved: false };
        played.moments = Some(found.into_iter().map(unsolved).collect());
        true
    }

    /// Notes that a moment of a match is solved. True if it was not before.
    pub fn solve_moment(&mut self, id: &str, solved: &Moment) -> bool {
        let mut moments =
            self.entry(id).and_then(|played| played.moments.as_mut()).into_iter().flatten();
        let moment = moments.find(|other| other.moment == *solved);
        moment.is_some_and(|moment| !std::mem::replace(&mut moment.solved, true))
    }

    pub const fn len(&self) -> usize {
        self.matches.len()
    }

    pub const fn is_empty(&self) -> bool {
        self.matches.is_empty()
    }

    /// How many were dropped for newer ones since the history was cleared.
    pub const fn evicted(&self) -> usize {
        self.dropped
    }

    /// Adds a match, unless it is there already. True if it was added.
    pub fn add(&mut self, played: PastMatch) -> bool {
        // An import or a branch is no match that its people have played since.
        for before in self.matches.iter_mut().filter(|_| played.is_own()) {
            before.forget_solved(&played);
        }
        let place = if played.imported { self.by_time(0, &played) } else { self.len() };
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
        self.dropped = self.dropped.max(other.dropped);
        self.evict_oldest();
        added
    }

    /// Removes a match whose end was undone. True if it was there.
    pub fn take_back(&mut self, id: &str) -> bool {
        // Its players play on.
        self.end_night(id, false);
        self.forget(id)
    }

    /// Removes a match. True if it was there.
    pub fn forget(&mut self, id: &str) -> bool {
        self.remove(|played| played.id == id) > 0
    }

    /// Removes these matches, and returns how many they were. The others stay in their nights.
    fn remove(&mut self, is_gone: impl Fn(&PastMatch) -> bool) -> usize {
        let marks = self.marks_without(&is_gone);
        for (id, mark) in marks {
            if let Some(remaining) = self.entry(&id) {
                remaining.night = Some(mark.night);
                remaining.ends_night |= mark.ends;
                remaining.night_until = mark.until.or(remaining.night_until);
            }
        }
        let before = self.len();
        self.matches.retain(|played| !is_gone(played));
        before - self.len()
    }

    /// The same history with only those matches that `verify` confirms; at most as many are checked as a history may
    /// contain.
    pub(crate) fn verified(mut self, verify: impl FnMut(PastMatch) -> Option<PastMatch>) -> Self {
        self.evict_oldest();
        let matches = self.matches.into_iter().filter_map(verify).collect();
        Self { matches, dropped: 0 }
    }

    /// The index of a match by the time of its end, among those from the index `from`.
    fn by_time(&self, from: usize, played: &PastMatch) -> usize {
        let later = self.matches.iter().skip(from).position(|here| here.ended_at > played.ended_at);
        later.map_or(self.len(), |later| from + later)
    }

    /// Inserts a match at this index, unless it is there already. True if it was added.
    fn insert(&mut self, played: PastMatch, place: usize) -> bool {
        // If a save was lost, its end was lost too, and the match may have been continued.
        if !played.early {
            self.remove(|here| here.id == played.id && here.early);
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
        loop {
            let mut bytes: usize = self.matches.iter().map(size).sum();
            let oldest = self.matches.iter().take_while(|played| {
                let is_too_much = bytes > MOST_PAST;
                bytes -= size(played);
                is_too_much
            });
            let ids: Vec<String> = oldest.map(|played| played.id.clone()).collect();
            if ids.is_empty() {
                return;
            }
            // The marks of their nights may need room in turn.
            self.dropped += self.remove(|played| ids.contains(&played.id));
        }
    }
}
