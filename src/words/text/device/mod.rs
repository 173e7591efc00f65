//! What is said of the device: matches that leave it and come to it, its storage, its screen, and
//! the app on it.

pub(super) mod en;
pub(super) mod ja;
pub(super) mod ko;

/// The device.
#[derive(Debug)]
pub struct Device {
    pub export: Export,
    pub import: Import,
    pub storage: Storage,
    pub install: Install,
    pub update: Update,
}

/// A match leaves.
#[derive(Debug)]
pub struct Export {
    pub export: &'static str,
    /// The match.
    pub title: fn(&str) -> String,
    pub hint: &'static str,
    /// Of data that cannot be read.
    pub raw_hint: &'static str,
    pub file: &'static str,
    pub share: &'static str,
    pub copy: &'static str,
    pub copied: &'static str,
    pub copy_by_hand: &'static str,
    pub text: &'static str,
    /// Export and import.
    pub menu: &'static str,
}

/// A match comes.
#[derive(Debug)]
pub struct Import {
    pub import: &'static str,
    pub hint: &'static str,
    pub file: &'static str,
    pub paste: &'static str,
    pub look: &'static str,
    pub empty: &'static str,
    pub too_large: &'static str,
    pub no_match: &'static str,
    pub file_unread: &'static str,
    pub gone: &'static str,
    /// How many.
    pub moves: fn(usize) -> String,
    /// How many moves are good.
    pub damaged: fn(usize) -> String,
    pub same: &'static str,
    /// By how many moves the match on the device is ahead.
    pub ahead: fn(usize) -> String,
    /// By how many moves it is behind.
    pub behind: fn(usize) -> String,
    pub differs: &'static str,
    pub keep: &'static str,
}

/// What the browser does with what is saved.
#[derive(Debug)]
pub struct Storage {
    pub title: &'static str,
    pub awake: &'static str,
    pub awake_hint: &'static str,
    pub matches: &'static str,
    pub kept: &'static str,
    pub may_clear: &'static str,
    pub in_vain: &'static str,
    pub unknown: &'static str,
    pub seven_days: &'static str,
    pub denied: &'static str,
    pub ask: &'static str,
    /// Kibibytes.
    pub used: fn(usize) -> String,
    /// How many texts.
    pub damaged: fn(usize) -> String,
    pub damaged_hint: &'static str,
    pub delete_ask: &'static str,
    /// Where storage is denied.
    pub badge: &'static str,
}

/// The app on the device's own screen.
#[derive(Debug)]
pub struct Install {
    pub install: &'static str,
    pub title: &'static str,
    pub hint: &'static str,
    /// Share, add, open.
    pub steps: [&'static str; 3],
    pub own_storage: &'static str,
}

/// Which version of the app this is, and a newer one.
#[derive(Debug)]
pub struct Update {
    /// The release.
    pub version: fn(&str) -> String,
    /// The release, and the build of it.
    pub build: fn(&str, &str) -> String,
    pub ready: &'static str,
    pub now: &'static str,
    pub later: &'static str,
    pub at_the_table: &'static str,
}
