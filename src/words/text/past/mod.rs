//! Text for past matches, and for all the data that a device keeps. It is not part of [`Text`](super::Text), because
//! only the table's program needs it.

mod en;
mod ja;
mod ko;

use crate::words::Lang;

/// Past matches and stats, in one language.
#[derive(Debug)]
pub struct Past {
    /// The name of the person.
    pub figures_of: fn(&str) -> String,
    /// The choice of a person.
    pub whose: &'static str,
    pub played: &'static str,
    pub won: &'static str,
    pub best: &'static str,
    pub streak: &'static str,
    pub streak_says: &'static str,
    /// Won of how many.
    pub won_of: fn(usize, usize) -> String,
    pub against: &'static str,
    pub last: &'static str,
    /// Won of how many, the last of which is on the right.
    pub last_says: fn(usize, usize) -> String,
    pub today: &'static str,
    pub yesterday: &'static str,
    /// Year, month and day, from 1.
    pub date: fn(u32, u32, u32) -> String,
    /// The names.
    pub with: fn(&str) -> String,
    /// The tag of a match that was imported.
    pub uncounted: &'static str,
    /// The tag of a match that ended before it had a winner.
    pub ended: &'static str,
    pub look_back: &'static str,
    pub empty: &'static str,
    pub empty_says: &'static str,
    /// How many matches.
    pub all: fn(usize) -> String,
    pub kept_here: &'static str,
    pub counted: &'static str,
    pub clear: &'static str,
    /// How many matches.
    pub clear_ask: fn(usize) -> String,
    pub clear_says: &'static str,
    pub clear_yes: &'static str,
    /// How many matches were removed to make room.
    pub gone: fn(usize) -> String,
    pub everything: &'static str,
    pub everything_says: &'static str,
    pub bring: &'static str,
    pub bring_says: &'static str,
    /// How many saved matches, past matches, lessons and setups; whether the settings came too.
    pub came: fn(usize, usize, usize, bool) -> String,
    pub nothing_new: &'static str,
    /// How many.
    pub here: fn(usize) -> String,
    /// How many.
    pub unread: fn(usize) -> String,
    /// How many.
    pub no_room: fn(usize) -> String,
    pub too_large: &'static str,
    pub damaged: &'static str,
    pub newer: &'static str,
}

/// The texts of a language.
pub fn past_text(lang: Lang) -> &'static Past {
    lang.pick([&en::PAST, &ko::PAST, &ja::PAST])
}
