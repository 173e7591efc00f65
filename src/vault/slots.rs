//! Two slots a key, written by turns: whatever happens to one, the other still holds the value
//! before it.

use super::frame::{LATEST, Sealed, Unreadable, checksum, pack_text, unseal};
use super::stored::Stored;
use serde_json::Value;
use std::collections::BTreeSet;

/// What browsers may write to disk in one go, and may lose in one go, in milliseconds: `WebKit`
/// commits that seldom. Both slots are never written within it.
pub const BATCH: u64 = 500;

/// Ends the name of the second slot. The first has the key's own name, as version 0 wrote it.
const SECOND: &str = "~";

/// Damaged texts are kept under names that begin so.
const QUARANTINE: &str = "damaged/";

/// A storage of texts by name.
pub trait Cells {
    /// The text under a name.
    fn get(&self, name: &str) -> Option<String>;
    /// Puts a text under a name, replacing what was there.
    ///
    /// # Errors
    /// [`NotKept`]; what was there is there still.
    fn set(&self, name: &str, text: &str) -> Result<(), NotKept>;
    /// Takes a text away.
    fn remove(&self, name: &str);
    /// All names.
    fn names(&self) -> Vec<String>;
}

/// The value could not be kept: the storage is full or refused, a newer program wrote here, or no
/// later age is left. What was there lies untouched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotKept;

/// Values by key, on a storage of texts.
#[derive(Clone, Copy, Debug)]
pub struct Vault<C> {
    cells: C,
}

/// What lies in a slot.
enum Slot<'a> {
    Empty,
    Whole(Sealed<'a>),
    Damaged(&'a str),
    Newer,
}

impl<C: Cells> Vault<C> {
    /// A vault on this storage.
    pub const fn new(cells: C) -> Self {
        Self { cells }
    }

    /// Reads a value: the younger of the two slots.
    pub fn read(&self, key: &str) -> Stored {
        self.read_text(key).parse()
    }

    /// The same as text, which is checked but not read.
    pub fn read_text(&self, key: &str) -> Stored<String> {
        let texts = self.both(key);
        let slots = slots(&texts);
        if slots.iter().any(|slot| matches!(slot, Slot::Newer)) {
            return Stored::Newer;
        }
        let damaged = slots.iter().any(|slot| matches!(slot, Slot::Damaged(_)));
        match (younger(&slots).map(|(_, sealed)| sealed.text()), damaged) {
            (Some(Some(text)), false) => Stored::Value(text),
            (Some(Some(text)), true) => Stored::Recovered(text),
            (Some(None), _) | (None, true) => Stored::Damaged,
            (None, false) => Stored::Missing,
        }
    }

    /// Keeps a value, reads it back and compares. `now` is in milliseconds since 1970.
    ///
    /// # Errors
    /// [`NotKept`]; what was there can still be read.
    pub fn write(&self, key: &str, value: &Value, now: u64) -> Result<(), NotKept> {
        self.write_text(key, &value.to_string(), now)
    }

    /// The same with the value as text.
    ///
    /// # Errors
    /// [`NotKept`]; what was there can still be read.
    pub fn write_text(&self, key: &str, value: &str, now: u64) -> Result<(), NotKept> {
        let texts = self.both(key);
        let slots = slots(&texts);
        if slots.iter().any(|slot| matches!(slot, Slot::Newer)) {
            return Err(NotKept);
        }
        let (turn, age) = match younger(&slots) {
            // Age 0 is version 0's.
            None => (usize::from(!matches!(slots[0], Slot::Empty)), now.max(1)),
            Some((at, sealed)) => {
                // A clock that was put back must not stop the turns.
                let in_batch = now.checked_sub(sealed.age).is_some_and(|age| age < BATCH);
                (if in_batch { at } else { 1 - at }, now.max(sealed.age + 1))
            }
        };
        if age > LATEST {
            return Err(NotKept);
        }
        if let Slot::Damaged(text) = slots[turn] {
            self.put_aside(key, text)?;
        }
        let (name, text) = (names_of(key)[turn].clone(), pack_text(age, value));
        self.cells.set(&name, &text)?;
        if self.cells.get(&name).as_ref() == Some(&text) { Ok(()) } else { Err(NotKept) }
    }

    /// Forgets a value, in whatever state it is, and what was put aside of it.
    pub fn remove(&self, key: &str) {
        for name in names_of(key).into_iter().chain(self.keys(&quarantine(key))) {
            self.cells.remove(&name);
        }
    }

    /// All keys that begin so.
    pub fn keys(&self, prefix: &str) -> Vec<String> {
        let names = self.cells.names();
        let keys = names.iter().map(|name| name.strip_suffix(SECOND).unwrap_or(name));
        let keys: BTreeSet<_> = keys.filter(|key| key.starts_with(prefix)).collect();
        keys.into_iter().map(ToOwned::to_owned).collect()
    }

    /// The texts of a key as they lie in storage, whatever they are.
    pub fn texts(&self, key: &str) -> Vec<String> {
        names_of(key).iter().filter_map(|name| self.cells.get(name)).collect()
    }

    /// The texts of both slots.
    fn both(&self, key: &str) -> [Option<String>; 2] {
        names_of(key).map(|name| self.cells.get(&name))
    }

    /// Puts a damaged text aside before its slot is written: somebody may yet read it. Named by its
    /// own checksum, so that one text takes up room once.
    fn put_aside(&self, key: &str, text: &str) -> Result<(), NotKept> {
        self.cells.set(&format!("{}{:x}", quarantine(key), checksum(text)), text)
    }
}

/// How the names begin under which damaged texts of a key are put aside.
fn quarantine(key: &str) -> String {
    format!("{QUARANTINE}{key}/")
}

/// The names of a key's two slots.
pub fn names_of(key: &str) -> [String; 2] {
    [key.to_owned(), format!("{key}{SECOND}")]
}

fn slots(texts: &[Option<String>; 2]) -> [Slot<'_>; 2] {
    let [first, second] = texts.each_ref().map(|text| match text.as_deref() {
        None => Slot::Empty,
        Some(text) => match unseal(text) {
            Ok(sealed) => Slot::Whole(sealed),
            Err(Unreadable::Damaged) => Slot::Damaged(text),
            Err(Unreadable::Newer(_)) => Slot::Newer,
        },
    });
    // Version 0 had no second slot: what lies there bare is what is left of a frame.
    match (second, texts[1].as_deref()) {
        (Slot::Whole(sealed), Some(text)) if sealed.is_bare() => [first, Slot::Damaged(text)],
        (second, _) => [first, second],
    }
}

fn younger<'a>(slots: &[Slot<'a>; 2]) -> Option<(usize, Sealed<'a>)> {
    let whole = slots.iter().enumerate().filter_map(|(at, slot)| match slot {
        Slot::Whole(sealed) => Some((at, *sealed)),
        Slot::Empty | Slot::Damaged(_) | Slot::Newer => None,
    });
    whole.max_by_key(|(_, sealed)| sealed.age)
}
