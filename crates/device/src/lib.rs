//! The data of this device: matches and how they are saved, past matches, known players, drafts, lessons, the daily
//! deal, settings; and the import and export of matches and data as texts and links.
//!
//! All of it is pure and builds on a [`Storage`], so saving, taking a match over and a full storage
//! are tested natively.

mod backup;
mod bot_pace;
mod branching;
mod by_rules;
mod daily;
mod draft;
mod dyn_draft;
mod game_profile;
mod game_rules;
mod help;
mod history;
mod import;
mod import_data;
mod known_players;
mod lesson_progress;
mod level_offer;
pub mod limits;
mod lock_holder;
mod matches;
mod night;
mod note;
mod own_moments;
mod pasted;
mod relation;
mod save_error;
mod saving;
mod settings;
mod shortcut;
mod stats;
mod summary;
mod timestamp;

pub use backup::{Backup, Exported, export_match};
pub use bot_pace::BotPace;
pub use branching::{BranchRequest, begin_branch};
pub use by_rules::read_link;
pub use daily::{
    DAYS, Daily, Date, Today, begin_daily, date_of, format_date, length_of, read_today, save_place,
    week,
};
pub use draft::{Draft, options_after_practice};
pub use dyn_draft::{DynDraft, OptionInput, OptionRow, OptionTap};
pub use game_profile::{GameProfile, ProfileFn};
pub use game_rules::{GameRules, RulesFn, TypedGame};
pub use help::{Help, Hints};
pub use history::{
    MatchHistory, PastMatch, PastMoment, add_moments, clear_past, end_night, forget_past,
    past_matches, past_names, solve_moment,
};
pub use import::{ImportError, ValidatedImport};
pub use import_data::{ImportSummary, import};
pub use known_players::{KnownPlayers, company, seated};
pub use lesson_progress::{lesson_progress, save_lesson_progress, stop_offering_lesson};
pub use level_offer::{LevelOffer, level_offer};
pub use lock_holder::LockHolder;
pub use mallard_codes::SavedMatch;
pub use mallard_store::{Storage, StoreError, Stored};
pub use matches::{
    NewMatch, SavedMatchHead, begin_match, find_match, forget_match, glance_at_all, is_match_key,
    match_key, match_texts, new_id, retry_unsaved, save_match,
};
pub use night::{
    Group, LineUp, Member, NextMatch, Night, NightPoints, NightRow, NightScore, Reasons,
    game_reasons, setup_of, suggest_game,
};
pub use note::Note;
pub use own_moments::{OwnMoment, own_moments};
pub use pasted::Pasted;
pub use relation::Relation;
pub use save_error::SaveError;
pub use saving::Saving;
pub use settings::{HandOrder, Motion, Settings, Speed, Theme, Volume};
pub use shortcut::shortcut;
pub use stats::{GameStats, PastPlayer, PlayerStats, WinCount, persons, player_stats};
pub use summary::{SavedState, SavedSummary, summarize};
pub use timestamp::Timestamp;
