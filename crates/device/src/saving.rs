//! How a match compares with its save.

use super::history::{self, PastMatch};
use super::lesson_progress::save_lesson_progress;
use super::matches::{self, Additions, match_key, separate};
use super::save_error::SaveError;
use crate::lock_holder::LockHolder;
use mallard_codes::SavedMatch;
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
    holder: Option<LockHolder>,
    /// The texts in storage when this tab last read or wrote the match.
    known_texts: SlotTexts,
    saved: bool,
    error: Option<SaveError>,
    imported: bool,
    sat_out: Vec<Player>,
    /// The seats whose players play on phones.
    phones: Vec<Seat>,
    /// The hints that people with few of them have had: the seat, and the step before which it asked.
    hints: Vec<(Seat, usize)>,
    /// What a newer version has added to the save.
    additions: Option<Box<Additions>>,
    evicted_matches: usize,
}

impl Saving {
    /// A match of which only the id is known.
    pub fn new(id: String) -> Self {
        let known_texts = SlotTexts::default();
        Self {
            id,
            holder: None,
            known_texts,
            saved: true,
            error: None,
            imported: false,
            sat_out: Vec::new(),
            phones: Vec::new(),
            hints: Vec::new(),
            additions: None,
            evicted_matches: 0,
        }
    }

    pub fn id(&self) -> &str {
        &self.id
    }

    /// Where the match is played; `None` until that is known.
    pub const fn holder(&self) -> Option<LockHolder> {
        self.holder
    }

    /// Is the match played in another tab?
    pub fn is_elsewhere(&self) -> bool {
        self.holder == Some(LockHolder::Elsewhere)
    }

    /// Is the last step saved?
    pub const fn is_saved(&self) -> bool {
        self.saved
    }

    /// The fault of the save, until the user continues nevertheless.
    pub const fn save_error(&self) -> Option<SaveError> {
        self.error
    }

    /// Handles the browser's answer about where the match is played.
    pub const fn set_holder(&mut self, holder: LockHolder) {
        self.holder = Some(holder);
    }

    /// Reads the match. The part in memory becomes a separate match, if another tab has continued this one.
    pub fn read(&mut self, storage: &dyn Storage) -> Stored<SavedMatch> {
        separate(storage, &self.id, self.holder.unwrap_or(LockHolder::Elsewhere));
        let key = match_key(&self.id);
        self.known_texts = storage.texts(&key);
        let text = storage.read_over(&self.known_texts, &key);
        let found: Stored<SavedMatch> = text.clone().parse();
        self.saved = storage.is_persisted(&key);
        self.error = matches!(found, Stored::Recovered(_)).then_some(SaveError::Slot);
        if let Stored::Value(saved) | Stored::Recovered(saved) = &found {
            self.imported = saved.label.as_ref().is_some_and(|label| label.imported);
            let label = saved.label.as_ref();
            let kept = label.map(|label| (label.phones.clone(), label.hints.clone()));
            (self.phones, self.hints) = kept.unwrap_or_default();
            self.sat_out.clone_from(&saved.sat_out);
            let whole = text.parse().value();
            self.additions = whole.and_then(|whole| Additions::find(whole, saved)).map(Box::new);
        }
        found
    }

    /// Continues under another id, under which nothing is saved yet.
    pub fn turn_to(&mut self, id: String) {
        self.id = id;
        self.known_texts = SlotTexts::default();
        self.saved = true;
    }

    /// Records that only part of the match could be replayed.
    pub const fn note_error(&mut self, error: SaveError) {
        self.error = Some(error);
    }

    /// Dismisses the fault: the user continues nevertheless.
    pub const fn forgive(&mut self) {
        self.error = None;
    }

    /// Has another tab written data that this one has not seen? A match that was deleted there is still played here.
    pub fn has_changed(&self, storage: &dyn Storage) -> bool {
        let texts = storage.texts(&match_key(&self.id));
        let played_on = texts.is_empty() && self.holder == Some(LockHolder::Here);
        !played_on && self.known_texts != texts
    }

    /// Applies a command to the match and saves it, so that nothing is shown that could be lost. False if it was not
    /// done: not if another tab plays the match, or has written it since this one read it, even if the browser has not
    /// yet reported the takeover.
    pub fn persist<G: GameText>(
        &mut self,
        storage: &dyn Storage,
        session: &mut Session<G>,
        command: impl FnOnce(&mut Session<G>) -> bool,
    ) -> bool {
        let learnt = |session: &Session<G>| session.lesson().map(Lesson::progress);
        if let Some(before) = learnt(session) {
            let done = command(session);
            if let Some(now) = learnt(session).filter(|&now| now != before) {
                save_lesson_progress(storage, G::SLUG, now);
            }
            return done;
        }
        let texts = storage.texts(&match_key(&self.id));
        if texts.is_empty() || self.known_texts == texts {
            self.known_texts = texts;
        } else {
            self.holder = Some(LockHolder::Elsewhere);
        }
        let steps = session.table().steps().len();
        let done = self.holder == Some(LockHolder::Here) && command(session);
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
        label.imported = self.imported;
        label.phones.clone_from(&self.phones);
        label.hints.clone_from(&self.hints);
        let over = !label.open;
        let text = record.and_then(|record| {
            matches::text_of(storage, players, &self.sat_out, Some(label), &record)
        });
        let text = text.and_then(|text| match &self.additions {
            Some(additions) => additions.add_to(&text),
            None => Some(text),
        });
        let key = match_key(&self.id);
        self.saved =
            text.is_some_and(|text| storage.write_over(&mut self.known_texts, &key, &text).is_ok());
        // The finished match may wait in memory to be stored.
        self.saved &= !over || history::settle(storage);
    }

    /// Adds the finished match to the history, once.
    fn remember(&mut self, storage: &dyn Storage, played: PastMatch) {
        let mut played = played.named(self.id.clone(), storage.now(), self.imported);
        played.sat_out.clone_from(&self.sat_out);
        match history::remember(storage, played) {
            Ok(evicted) => self.evicted_matches = evicted,
            Err(StoreError) => self.saved = false,
        }
    }

    pub const fn is_imported(&self) -> bool {
        self.imported
    }

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

    /// The hints that this seat has had.
    pub fn hints_of(&self, seat: Seat) -> usize {
        self.hints.iter().filter(|(by, _)| *by == seat).count()
    }

    /// Has this seat had a hint before this step?
    pub fn has_hint(&self, seat: Seat, step: usize) -> bool {
        self.hints.contains(&(seat, step))
    }

    /// Notes a hint for the next save: asking again before the same decision is no other hint. Is it a new one?
    pub fn note_hint(&mut self, seat: Seat, step: usize) -> bool {
        let is_new = !self.has_hint(seat, step);
        if is_new {
            self.hints.push((seat, step));
        }
        is_new
    }

    /// How many past matches were dropped for this one when it ended.
    pub const fn evicted_matches(&self) -> usize {
        self.evicted_matches
    }
}
