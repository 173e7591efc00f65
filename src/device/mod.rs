//! What this device keeps: matches and how they are saved, past matches, people, drafts, lessons,
//! the daily deal, settings; and how things come here and leave as texts and links.
//!
//! All of it is pure and builds on a [`Storage`], so saving, taking a match over and a full storage
//! are tested natively.

mod any_draft;
mod daily;
mod draft;
mod everything;
mod flaw;
mod import;
mod known;
mod learnt;
pub mod link;
mod matches;
pub mod meeting;
mod past;
mod relation;
mod route;
mod saving;
mod settings;
mod shortcut;
mod storage;
mod summary;

pub use any_draft::{DynDraft, OptionInput, OptionRow, OptionTap};
pub use daily::{
    DAYS, Daily, Date, Today, begin_daily, date_of, dated, keep_place, length_of, look, week,
};
pub use draft::{Draft, shared_note};
pub use everything::{ImportSummary, everything, take_in};
pub use flaw::SaveError;
pub use import::{IMPORT, ImportError, TextError, ValidatedImport};
pub use known::{KnownPlayers, company, seated};
pub use learnt::{keep_learnt, learnt};
pub use link::SHARE;
pub use matches::{
    SavedMatch, SavedMatchHead, begin, find, forget, glance_at_all, is_match_id, keep,
    keep_unsaved, key, new_id, parcel, texts,
};
pub use past::{
    GameStats, MOST_BYTES, MatchHistory, PastMatch, PastPlayer, PlayerStats, WinCount, clear_past,
    figures, forget_past, past_matches, past_names, persons,
};
pub use relation::Relation;
pub use route::Route;
pub use saving::Saving;
pub use settings::{Motion, Settings, Speed, Theme, Volume};
pub use shortcut::shortcut;
pub use storage::{LockHolder, Storage};
pub use summary::{SavedState, SavedSummary, summarize};
