//! The data of this device: matches and how they are saved, past matches, known players, drafts, lessons, the daily
//! deal, settings; and the import and export of matches and data as texts and links.
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

pub use any_draft::{AnyDraft, OptionRow, Shown, Touch};
pub use daily::{
    DAYS, Daily, Date, Today, begin_daily, date_of, dated, keep_place, length_of, look, week,
};
pub use draft::{Draft, shared_note};
pub use everything::{CameIn, everything, take_in};
pub use flaw::Flaw;
pub use import::{Checked, IMPORT, Refusal, Trouble};
pub use known::{Known, company, seated};
pub use learnt::{keep_learnt, learnt};
pub use link::SHARE;
pub use matches::{
    Glance, Saved, begin, find, forget, glance_at_all, is_match_id, keep, keep_unsaved, key,
    new_id, parcel, texts,
};
pub use past::{
    Book, Figures, GameFigures, MOST_BYTES, Person, Played, Tally, clear_past, figures,
    forget_past, past_matches, past_names, persons,
};
pub use relation::Relation;
pub use route::Route;
pub use saving::Saving;
pub use settings::{Motion, Settings, Speed, Theme, Volume};
pub use shortcut::shortcut;
pub use storage::{Holder, Storage};
pub use summary::{State, Summary, summarize};
