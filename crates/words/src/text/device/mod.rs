//! Text about the device: exporting and importing matches, its storage and its screen, and the app
//! itself.

pub(super) mod en;
pub(super) mod ja;
pub(super) mod ko;

/// Texts about the device, in one language.
#[derive(Debug)]
pub struct DeviceMessages {
    pub export: ExportMessages,
    pub import: ImportMessages,
    pub storage: StorageMessages,
    pub install: InstallMessages,
    pub update: UpdateMessages,
}

/// Texts for exporting a match.
#[derive(Debug)]
pub struct ExportMessages {
    pub export: &'static str,
    /// The match's title.
    pub title: fn(&str) -> String,
    pub hint: &'static str,
    /// The note about a save that cannot be read.
    pub raw_hint: &'static str,
    pub file: &'static str,
    pub share: &'static str,
    pub copy: &'static str,
    pub copied: &'static str,
    pub copy_by_hand: &'static str,
    pub text: &'static str,
    /// The label of the menu with share, export and delete.
    pub menu: &'static str,
}

/// Texts for importing a match.
#[derive(Debug)]
pub struct ImportMessages {
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
    /// The number of moves.
    pub moves: fn(usize) -> String,
    /// The number of good moves.
    pub damaged: fn(usize) -> String,
    pub same: &'static str,
    /// The number of moves that the match on the device is ahead.
    pub ahead: fn(usize) -> String,
    /// The number of moves that it is behind.
    pub behind: fn(usize) -> String,
    pub differs: &'static str,
    pub keep: &'static str,
}

/// Texts about the browser's storage.
#[derive(Debug)]
pub struct StorageMessages {
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
    /// The size of all saved data, in kibibytes.
    pub used: fn(usize) -> String,
    /// The number of damaged saves.
    pub damaged: fn(usize) -> String,
    pub damaged_hint: &'static str,
    pub delete_ask: &'static str,
    /// The badge that shows while the browser denies its storage.
    pub badge: &'static str,
}

/// Texts for installing the app.
#[derive(Debug)]
pub struct InstallMessages {
    pub install: &'static str,
    pub title: &'static str,
    pub hint: &'static str,
    /// The three steps: share, add, open.
    pub steps: [&'static str; 3],
    pub own_storage: &'static str,
    /// The row that stores the whole app on the device, its cost, and its button.
    pub offline: [&'static str; 3],
}

/// Texts about the app's version and about a newer one.
#[derive(Debug)]
pub struct UpdateMessages {
    /// The number of the release.
    pub version: fn(&str) -> String,
    /// The number of the release, and of its build.
    pub build: fn(&str, &str) -> String,
    pub ready: &'static str,
    pub now: &'static str,
    pub later: &'static str,
    pub at_the_table: &'static str,
}
