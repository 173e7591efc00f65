//! Text for past matches, and for all the data of a device. It is not part of [`Messages`](super::Messages), because
//! only the table's program needs it.

mod en;
mod ja;
mod ko;
mod languages;

pub use languages::history_messages;

/// Texts for past matches and stats, in one language.
#[derive(Debug)]
pub struct HistoryMessages {
    /// The player's name.
    pub figures_of: fn(&str) -> String,
    /// The label of the choice between players.
    pub whose: &'static str,
    pub played: &'static str,
    pub won: &'static str,
    pub best: &'static str,
    pub streak: &'static str,
    pub streak_says: &'static str,
    /// The numbers of matches won and played.
    pub won_of: fn(usize, usize) -> String,
    pub against: &'static str,
    pub last: &'static str,
    /// The numbers of matches won and played, for the row that ends with the latest.
    pub last_says: fn(usize, usize) -> String,
    pub today: &'static str,
    pub yesterday: &'static str,
    /// The year, and the month and the day from 1.
    pub date: fn(u32, u32, u32) -> String,
    /// The names of the players, as a list.
    pub with: fn(&str) -> String,
    /// The tag of an imported match.
    pub uncounted: &'static str,
    /// The tag of a match that ended before it had a winner.
    pub ended: &'static str,
    pub look_back: &'static str,
    pub empty: &'static str,
    pub empty_says: &'static str,
    /// The number of matches.
    pub all: fn(usize) -> String,
    pub kept_here: &'static str,
    pub counted: &'static str,
    pub clear: &'static str,
    /// The number of matches.
    pub clear_ask: fn(usize) -> String,
    pub clear_says: &'static str,
    pub clear_yes: &'static str,
    /// The number of matches that were dropped.
    pub gone: fn(usize) -> String,
    pub everything: &'static str,
    pub everything_says: &'static str,
    pub bring: &'static str,
    pub bring_says: &'static str,
    /// The numbers of saved matches, of past matches, and of lessons and setups. The bool: were the settings imported
    /// too?
    pub came: fn(usize, usize, usize, bool) -> String,
    pub nothing_new: &'static str,
    /// The number of items that are already here.
    pub here: fn(usize) -> String,
    /// The number of damaged items.
    pub unread: fn(usize) -> String,
    /// The number of items that did not fit.
    pub no_room: fn(usize) -> String,
    pub too_large: &'static str,
    pub damaged: &'static str,
    pub newer: &'static str,
}
