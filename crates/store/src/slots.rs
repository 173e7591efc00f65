//! Two slots per key, written alternately. If one is damaged, the other still has the value before it.

use super::envelope::{EnvelopeError, MAX_AGE, SealedEnvelope, checksum, pack_text, unseal};
use serde::de::DeserializeOwned;
use serde_json::Value;

/// The time, in milliseconds, for which browsers may collect writes and then lose them together: `WebKit` commits that
/// rarely. Both slots are never written within this time.
pub const WRITE_BATCH_MS: u64 = 500;

/// The first slot has the key's own name, as in version 0.
const SECOND_SLOT_SUFFIX: &str = "~";

const QUARANTINE_PREFIX: &str = "damaged/";

/// A storage of texts by name.
pub trait KeyValueBackend {
    /// The text under `name`.
    fn get(&self, name: &str) -> Option<String>;
    /// Writes `text` under `name`, replacing the old text.
    ///
    /// # Errors
    /// [`StoreError`]; the old text is still there.
    fn set(&self, name: &str, text: &str) -> Result<(), StoreError>;
    /// Removes the text under `name`.
    fn remove(&self, name: &str);
    /// All names.
    fn names(&self) -> Vec<String>;
}

impl<C: KeyValueBackend + ?Sized> KeyValueBackend for &C {
    fn get(&self, name: &str) -> Option<String> {
        (**self).get(name)
    }

    fn set(&self, name: &str, text: &str) -> Result<(), StoreError> {
        (**self).set(name, text)
    }

    fn remove(&self, name: &str) {
        (**self).remove(name);
    }

    fn names(&self) -> Vec<String> {
        (**self).names()
    }
}

/// The value could not be stored: the storage is full or refused, a newer version of the app wrote here, or no later
/// age is left. The old value is untouched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StoreError;

/// The texts of a key's two slots as they are in storage, readable or not.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SlotTexts([Option<String>; 2]);

impl SlotTexts {
    /// Are both slots empty?
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(Option::is_none)
    }

    /// The value in them, which is checked but not parsed: the younger one.
    pub fn stored(&self) -> Stored<String> {
        let slots = slots(self);
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

    /// The texts, in the order of the slots.
    pub fn to_vec(&self) -> Vec<String> {
        self.0.iter().flatten().cloned().collect()
    }
}

/// The result of reading a key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stored<T = Value> {
    /// The key has no value.
    Missing,
    /// The value.
    Value(T),
    /// The value, but the other slot is damaged: this may be an older value.
    Recovered(T),
    /// Unreadable. It is not touched.
    Damaged,
    /// A newer version of the app wrote it. It is not touched.
    Newer,
}

impl<T> Stored<T> {
    /// The value, if any.
    pub fn value(self) -> Option<T> {
        match self {
            Self::Value(value) | Self::Recovered(value) => Some(value),
            Self::Missing | Self::Damaged | Self::Newer => None,
        }
    }
}

impl Stored<String> {
    /// Parses the value, or the requested part of it. A text of any other form counts as damaged.
    pub fn parse<T: DeserializeOwned>(self) -> Stored<T> {
        let parse = |text: &str, found: fn(T) -> Stored<T>| {
            serde_json::from_str(text).map_or(Stored::Damaged, found)
        };
        match self {
            Self::Value(text) => parse(&text, Stored::Value),
            Self::Recovered(text) => parse(&text, Stored::Recovered),
            Self::Missing => Stored::Missing,
            Self::Damaged => Stored::Damaged,
            Self::Newer => Stored::Newer,
        }
    }
}

/// Values by key, on a storage of texts.
#[derive(Clone, Copy, Debug)]
pub struct Store<C> {
    cells: C,
}

/// The contents of a slot.
enum Slot<'a> {
    Empty,
    Whole(SealedEnvelope<'a>),
    Damaged(&'a str),
    Newer,
}

impl<C: KeyValueBackend> Store<C> {
    /// A store on this storage.
    pub const fn new(cells: C) -> Self {
        Self { cells }
    }

    /// Reads a value: the younger of the two slots.
    pub fn read(&self, key: &str) -> Stored {
        self.texts(key).stored().parse()
    }

    /// Stores a value, then reads it back and compares. `now` is in milliseconds since 1970.
    ///
    /// # Errors
    /// [`StoreError`]; the old value can still be read.
    pub fn write(&self, key: &str, value: &Value, now: u64) -> Result<(), StoreError> {
        self.write_text(key, &value.to_string(), now)
    }

    /// The same, with the value as text.
    ///
    /// # Errors
    /// [`StoreError`]; the old value can still be read.
    pub fn write_text(&self, key: &str, value: &str, now: u64) -> Result<(), StoreError> {
        self.write_over(&mut self.texts(key), key, value, now)
    }

    /// The same over the texts that [`Self::texts`] has just read, so that storage is not read again. They are updated
    /// to the new contents.
    ///
    /// # Errors
    /// [`StoreError`]; the old value can still be read.
    pub fn write_over(
        &self,
        texts: &mut SlotTexts,
        key: &str,
        value: &str,
        now: u64,
    ) -> Result<(), StoreError> {
        let slots = slots(texts);
        if slots.iter().any(|slot| matches!(slot, Slot::Newer)) {
            return Err(StoreError);
        }
        let (turn, age) = match younger(&slots) {
            // Age 0 belongs to version 0.
            None => (usize::from(!matches!(slots[0], Slot::Empty)), now.max(1)),
            Some((at, sealed)) => {
                // The slots must still alternate after a clock was set back.
                let in_batch = now.checked_sub(sealed.age).is_some_and(|age| age < WRITE_BATCH_MS);
                (if in_batch { at } else { 1 - at }, now.max(sealed.age + 1))
            }
        };
        if age > MAX_AGE {
            return Err(StoreError);
        }
        if let Slot::Damaged(text) = slots[turn] {
            self.put_aside(key, text)?;
        }
        let (name, text) = (names_of(key)[turn].clone(), pack_text(age, value));
        self.cells.set(&name, &text)?;
        let kept = self.cells.get(&name);
        let is_kept = kept.as_ref() == Some(&text);
        texts.0[turn] = kept;
        if is_kept { Ok(()) } else { Err(StoreError) }
    }

    /// Deletes a value, readable or not, and its quarantined texts.
    pub fn remove(&self, key: &str) {
        for name in names_of(key).into_iter().chain(self.keys(&quarantine(key))) {
            self.cells.remove(&name);
        }
    }

    /// All keys that begin with `prefix`.
    pub fn keys(&self, prefix: &str) -> Vec<String> {
        let names = self.cells.names();
        let keys = names.iter().map(|name| name.strip_suffix(SECOND_SLOT_SUFFIX).unwrap_or(name));
        let keys = keys.filter(|key| key.starts_with(prefix));
        let mut keys: Vec<String> = keys.map(ToOwned::to_owned).collect();
        keys.sort_unstable();
        keys.dedup();
        keys
    }

    /// The texts of a key just as they are in storage.
    pub fn texts(&self, key: &str) -> SlotTexts {
        SlotTexts(names_of(key).map(|name| self.cells.get(&name)))
    }

    /// Quarantines a damaged text before its slot is overwritten, in case a user can still read it. Its name includes
    /// its checksum, so that the same text takes up space only once.
    fn put_aside(&self, key: &str, text: &str) -> Result<(), StoreError> {
        self.cells.set(&format!("{}{:x}", quarantine(key), checksum(text)), text)
    }
}

/// The start of the names of a key's quarantined texts.
fn quarantine(key: &str) -> String {
    format!("{QUARANTINE_PREFIX}{key}/")
}

/// The names of a key's two slots.
pub fn names_of(key: &str) -> [String; 2] {
    [key.to_owned(), format!("{key}{SECOND_SLOT_SUFFIX}")]
}

fn slots(SlotTexts(texts): &SlotTexts) -> [Slot<'_>; 2] {
    let [first, second] = texts.each_ref().map(|text| match text.as_deref() {
        None => Slot::Empty,
        Some(text) => match unseal(text) {
            Ok(sealed) => Slot::Whole(sealed),
            Err(EnvelopeError::Damaged) => Slot::Damaged(text),
            Err(EnvelopeError::Newer(_)) => Slot::Newer,
        },
    });
    // Version 0 had no second slot, so a bare text there is the remains of an envelope.
    match (second, texts[1].as_deref()) {
        (Slot::Whole(sealed), Some(text)) if sealed.is_bare() => [first, Slot::Damaged(text)],
        (second, _) => [first, second],
    }
}

fn younger<'a>(slots: &[Slot<'a>; 2]) -> Option<(usize, SealedEnvelope<'a>)> {
    let whole = slots.iter().enumerate().filter_map(|(at, slot)| match slot {
        Slot::Whole(sealed) => Some((at, *sealed)),
        Slot::Empty | Slot::Damaged(_) | Slot::Newer => None,
    });
    whole.max_by_key(|(_, sealed)| sealed.age)
}
