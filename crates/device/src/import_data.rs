//! Imports the data of a device.
//!
//! An import is untrusted. Each match is replayed by its rules, each past match is played from its link, and only the
//! settings are overwritten, if the user wants them.

use super::backup::Backup;
use super::daily;
use super::game_rules::RulesFn;
use super::history::{MatchHistory, merge_past};
use super::import::ValidatedImport;
use super::known_players::{COMPANY_KEY, KnownPlayers, PEOPLE_KEY};
use super::lesson_progress::{lesson_progress, save_lesson_progress};
use super::matches::{find_match, match_key, new_id};
use super::relation::Relation;
use super::settings::Settings;
use mallard_codes::{GameId, SavedMatch, is_match_id};
use mallard_session::{LessonProgress, Player, set_apart, tidy_name};
use mallard_store::{Storage, Stored};
use mallard_words::Lang;
use serde::Deserialize;
use serde_json::{Value, json};

/// The counts of an import.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ImportSummary {
    /// Saved matches.
    pub matches: usize,
    /// Past matches.
    pub past: usize,
    /// Lessons, daily challenges, setups and names.
    pub others: usize,
    /// The settings, to be applied.
    pub settings: Option<Settings>,
    /// Entries that are here already, in the same state or a later one.
    pub here: usize,
    /// Entries that could not be read or that break their rules.
    pub unread: usize,
    /// Entries for which the storage had no room.
    pub no_room: usize,
}

/// Imports such data: matches, lessons and daily challenges; with `settings`, also the settings, the names and the
/// setups. Entries that are here already are not duplicated.
pub fn import(
    rules: RulesFn,
    storage: &dyn Storage,
    lang: Lang,
    backup: &Backup,
    settings: bool,
) -> ImportSummary {
    let mut summary = ImportSummary::default();
    for (key, value) in &backup.values {
        match key.split_once('/') {
            None if key == Settings::KEY && settings => match value {
                Value::Object(_) => summary.settings = Some(Settings::read(value)),
                _ => summary.unread += 1,
            },
            None if key == "past" => summary.takes_past(rules, storage, value),
            None if key == daily::KEY => summary.adds(daily::import_days(storage, value)),
            None if key == PEOPLE_KEY && settings => {
                summary.adds(KnownPlayers::import(storage, value));
            }
            None if key == COMPANY_KEY && settings => {
                summary.adds(KnownPlayers::import_company(storage, value));
            }
            Some(("match", id)) if is_match_id(id) => {
                summary.counts(take_match(rules, storage, lang, id, value), |summary| {
                    &mut summary.matches
                });
            }
            Some(("lesson", slug)) => {
                summary.counts(take_lesson(storage, slug, value), |summary| &mut summary.others);
            }
            Some(("setup", slug)) if settings => {
                summary.counts(take_setup(storage, key, slug, value.clone()), |summary| {
                    &mut summary.others
                });
            }
            // Not wanted, or of no known kind.
            _ => {}
        }
    }
    summary
}

enum EntryOutcome {
    In,
    Here,
    Unread,
    NoRoom,
}

impl ImportSummary {
    fn counts(&mut self, taken: EntryOutcome, kind: fn(&mut Self) -> &mut usize) {
        *match taken {
            EntryOutcome::In => kind(self),
            EntryOutcome::Here => &mut self.here,
            EntryOutcome::Unread => &mut self.unread,
            EntryOutcome::NoRoom => &mut self.no_room,
        } += 1;
    }

    /// Counts other data: was any of it new? `None` if it could not be read.
    fn adds(&mut self, some: Option<bool>) {
        match some {
            Some(some) => self.others += usize::from(some),
            None => self.unread += 1,
        }
    }

    fn takes_past(&mut self, rules: RulesFn, storage: &dyn Storage, value: &Value) {
        let count = value.get("matches").and_then(Value::as_array).map_or(1, Vec::len);
        let book = MatchHistory::read(value).verified(|entry| entry.verified(rules));
        let sound = book.len();
        self.unread += count - sound;
        match merge_past(storage, book) {
            Ok(added) => {
                self.past += added;
                self.here += sound - added;
            }
            Err(_) => self.no_room += sound,
        }
    }
}

fn take_match(
    rules: RulesFn,
    storage: &dyn Storage,
    lang: Lang,
    id: &str,
    value: &Value,
) -> EntryOutcome {
    let Ok(saved) = SavedMatch::deserialize(value) else { return EntryOutcome::Unread };
    let Ok(checked) = ValidatedImport::validate(rules, storage, lang, saved) else {
        return EntryOutcome::Unread;
    };
    if checked.damage.is_some() {
        return EntryOutcome::Unread;
    }
    // Two matches may have the same deal: a longer match is the same one only if its id is the same.
    let is_here = match &checked.here {
        Some((_, Relation::Same)) => true,
        Some((here, Relation::Ahead(_))) => here == id,
        _ => false,
    };
    if is_here {
        return EntryOutcome::Here;
    }
    // Another state of it is stored in addition, as when it is imported alone.
    let free = find_match(storage, id) == Stored::Missing;
    let id = if free { id.to_owned() } else { new_id(storage) };
    if checked.save_as(storage, &id).is_ok() {
        return EntryOutcome::In;
    }
    storage.take_unsaved(&match_key(&id));
    EntryOutcome::NoRoom
}

fn take_lesson(storage: &dyn Storage, slug: &str, value: &Value) -> EntryOutcome {
    let Ok(progress) = LessonProgress::deserialize(value) else { return EntryOutcome::Unread };
    if GameId::from_slug(slug).is_none() {
        return EntryOutcome::Unread;
    }
    if lesson_progress(storage, slug).is_some_and(|here| here.steps >= progress.steps) {
        return EntryOutcome::Here;
    }
    save_lesson_progress(storage, slug, progress);
    EntryOutcome::In
}

fn take_setup(storage: &dyn Storage, key: &str, slug: &str, mut value: Value) -> EntryOutcome {
    let players = Vec::<Player>::deserialize(&value["players"]);
    let (Some(_), Ok(mut players)) = (GameId::from_slug(slug), players) else {
        return EntryOutcome::Unread;
    };
    set_apart(&mut players);
    for player in &mut players {
        player.name = player.name.as_deref().and_then(tidy_name);
    }
    // The setup page checks the options: if they do not fit, no setup is stored.
    value["players"] = json!(players);
    if storage.read(key) != Stored::Missing {
        return EntryOutcome::Here;
    }
    // In storage or in memory: if it is lost, a few taps make it again.
    let _ = storage.write(key, &value.to_string());
    EntryOutcome::In
}
