//! How a match compares with its save.

use super::history::{self, PastMatch};
use super::lesson_progress::save_lesson_progress;
use super::matches::{self, Additions, SavedMatch, key, part};
use super::save_error::SaveError;
use crate::lock_holder::LockHolder;
use mallard_engine::{Seat, SeatSet};
use mallard_session::{Label, Lesson, Player, Session};
use mallard_store::{SlotTexts, Storage, StoreError, Stored};
use mallard_words::GameText;

/// One match that one tab plays: where it is played, this tab's last known state of the storage, and the faults of the
/// save.
#[derive(Clone, PartialEq, Debug)]
pub struct Saving {
    id: String,
    /// `None` until the browser has answered.
    held: Option<LockHolder>,
    /// The texts in storage when this tab last read or wrote the match.
    seen: SlotTexts,
    kept: bool,
    flaw: Option<SaveError>,
    /// Was the match imported?
    came: bool,
    /// The players who sit it out.
    sat_out: Vec<Player>,
    /// The seats whose players play on phones.
    phones: Vec<Seat>,
    /// What a newer version has added to the save.
    additions: Option<Box<Additions>>,
    /// How many past matches were dropped for this one.
    made_room: usize,
}

impl Saving {
    /// A match of which only the id is known.
    pub fn new(id: String) -> Self {
        let seen = SlotTexts::default();
        Self {
            id,
            held: None,
            seen,
            kept: true,
            flaw: None,
            came: false,
            sat_out: Vec::new(),
            phones: Vec::new(),
            additions: None,
            made_room: 0,
        }
    }

    /// The id of the match.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Where the match is played; `None` until that is known.
    pub const fn held(&self) -> Option<LockHolder> {
        self.held
    }

    /// Is the match played in another tab?
    pub fn is_elsewhere(&self) -> bool {
        self.held == Some(LockHolder::Elsewhere)
    }

    /// Is the last step saved?
    pub const fn is_saved(&self) -> bool {
        self.kept
    }

    /// The fault of the save, until the user continues nevertheless.
    pub const fn save_error(&self) -> Option<SaveError> {
        self.flaw
    }

    /// Handles the browser's answer about where the match is played.
    pub const fn set_holder(&mut self, held: LockHolder) {
        self.held = Some(held);
    }

    /// Reads the match. The part in memory becomes a separate match, if another tab has continued this one.
    pub fn read(&mut self, storage: &dyn Storage) -> Stored<SavedMatch> {
        part(storage, &self.id, self.held.unwrap_or(LockHolder::Elsewhere));
        let key = key(&self.id);
        self.seen = storage.texts(&key);
        let text = storage.read_over(&self.seen, &key);
        let found: Stored<SavedMatch> = text.clone().parse();
        self.kept = storage.is_persisted(&key);
        self.flaw = matches!(found, Stored::Recovered(_)).then_some(SaveError::Slot);
        if let Stored::Value(saved) | Stored::Recovered(saved) = &found {
            self.came = saved.label.as_ref().is_some_and(|label| label.imported);
            let phones = saved.label.as_ref().map(|label| label.phones.clone());
            self.phones = phones.unwrap_or_default();
            self.sat_out.clone_from(&saved.sat_out);
            let kept = text.parse().value();
            self.additions = kept.and_then(|kept| Additions::find(kept, saved)).map(Box::new);
        }
        found
    }

    /// Continues under another id, under which nothing is saved yet.
    pub fn turn_to(&mut self, id: String) {
        self.id = id;
        self.seen = SlotTexts::default();
        self.kept = true;
    }

    /// Records that only part of the match could be replayed.
    pub const fn note_error(&mut self, flaw: SaveError) {
        self.flaw = Some(flaw);
    }

    /// Dismisses the fault: the user continues nevertheless.
    pub const fn forgive(&mut self) {
        self.flaw = None;
    }

    /// Has another tab written data that this one has not seen? A match that was deleted there is still played here.
    pub fn has_changed(&self, storage: &dyn Storage) -> bool {
        let texts = storage.texts(&key(&self.id));
        let played_on = texts.is_empty() && self.held == Some(LockHolder::Here);
        !played_on && self.seen != texts
    }

    /// Applies a command to the match and saves it, so that nothing is shown that could be lost. False if it was not
    /// done: not if another tab plays the match, or has written it since this one read it, even if the browser has not
    /// yet reported the takeover.
    pub fn persist<G: GameText>(
        &mut self,
        storage: &dyn Storage,
        session: &mut Session<G>,
        deed: impl FnOnce(&mut Session<G>) -> bool,
    ) -> bool {
        let learnt = |session: &Session<G>| session.lesson().map(Lesson::progress);
        if let Some(before) = learnt(session) {
            let done = deed(session);
            if let Some(now) = learnt(session).filter(|&now| now != before) {
                save_lesson_progress(storage, G::SLUG, now);
            }
            return done;
        }
        let texts = storage.texts(&key(&self.id));
        if texts.is_empty() || self.seen == texts {
            self.seen = texts;
        } else {
            self.held = Some(LockHolder::Elsewhere);
        }
        let steps = session.table().steps().len();
        let done = self.held == Some(LockHolder::Here) && deed(session);
        if done {
            self.write(storage, session.players(), session.label(), session.record());
            let played = PastMatch::new(session.table(), session.players(), session.seating());
            match played {
                // A match that is over is added to the history.
                Some(played) => self.remember(storage, played),
                // A match whose last step is undone continues after all.
                None if session.table().steps().len() < steps => {
                    history::take_back(storage, &self.id);
                }
                None => {}
            }
            self.forgive();
        }
        done
    }

    /// Writes the match over the texts that were just read; `record` is its record as JSON.
    fn write(
        &mut self,
        storage: &dyn Storage,
        players: &[Player],
        mut label: Label,
        record: Option<String>,
    ) {
        label.imported = self.came;
        label.phones.clone_from(&self.phones);
        let over = !label.open;
        let text = record.and_then(|record| {
            matches::text_of(storage, players, &self.sat_out, Some(label), &record)
        });
        let text = text.and_then(|text| match &self.additions {
            Some(additions) => additions.add_to(&text),
            None => Some(text),
        });
        let key = key(&self.id);
        self.kept =
            text.is_some_and(|text| storage.write_over(&mut self.seen, &key, &text).is_ok());
        // The finished match may wait in memory to be stored.
        self.kept &= !over || history::settle(storage);
    }

    /// Adds the finished match to the history, once.
    fn remember(&mut self, storage: &dyn Storage, played: PastMatch) {
        let mut played = played.named(self.id.clone(), storage.now(), self.came);
        played.sat_out.clone_from(&self.sat_out);
        match history::remember(storage, played) {
            Ok(made_room) => self.made_room = made_room,
            Err(StoreError) => self.kept = false,
        }
    }

    /// Was the match imported?
    pub const fn is_imported(&self) -> bool {
        self.came
    }

    /// The players who sit the match out.
    pub fn sat_out(&self) -> &[Player] {
        &self.sat_out
    }

    /// The seats whose players play on phones, also those whose phones are disconnected.
    pub fn phones(&self) -> SeatSet {
        self.phones.iter().copied().collect()
    }

    /// Notes these seats for the next save. Were they others?
    pub fn set_phones(&mut self, phones: SeatSet) -> bool {
        let changed = self.phones() != phones;
        self.phones = phones.iter().collect();
        changed
    }

    /// How many past matches were dropped for this one when it ended.
    pub const fn evicted_matches(&self) -> usize {
        self.made_room
    }
}
