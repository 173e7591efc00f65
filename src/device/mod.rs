//! What this device keeps: matches and how they are saved, past matches, people, drafts, lessons,
//! the daily deal, settings; and how things come here and leave as texts and links.
//!
//! All of it is pure and builds on a [`Storage`], so saving, taking a match over and a full storage
//! are tested natively.

mod backup;
mod daily;
mod draft;
mod dyn_draft;
mod history;
mod import;
mod known_players;
mod lesson_progress;
pub mod link;
mod matches;
mod relation;
mod route;
mod save_error;
mod saving;
mod settings;
mod shortcut;
pub mod signaling;
mod storage;
mod summary;

pub use backup::{ImportSummary, everything, take_in};
pub use daily::{
    DAYS, Daily, Date, Today, begin_daily, date_of, dated, keep_place, length_of, look, week,
};
pub use draft::{Draft, shared_note};
pub use dyn_draft::{DynDraft, OptionInput, OptionRow, OptionTap};
pub use history::{
    GameStats, MOST_BYTES, MatchHistory, PastMatch, PastPlayer, PlayerStats, WinCount, clear_past,
    figures, forget_past, past_matches, past_names, persons,
};
pub use import::{IMPORT, ImportError, TextError, ValidatedImport};
pub use known_players::{KnownPlayers, company, seated};
pub use lesson_progress::{keep_learnt, learnt};
pub use link::SHARE;
pub use matches::{
    SavedMatch, SavedMatchHead, begin, find, forget, glance_at_all, is_match_id, keep,
    keep_unsaved, key, new_id, parcel, texts,
};
pub use relation::Relation;
pub use route::Route;
pub use save_error::SaveError;
pub use saving::Saving;
pub use settings::{Motion, Settings, Speed, Theme, Volume};
pub use shortcut::shortcut;
pub use storage::{LockHolder, Storage};
pub use summary::{SavedState, SavedSummary, summarize};
