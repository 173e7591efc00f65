//! What is said of past matches and of everything that a device keeps. Beside [`Text`](super::Text), because the
//! table's program alone says it.

mod en;
mod ja;
mod ko;

use crate::words::Lang;

/// Past matches and figures, in one language.
#[derive(Debug)]
pub struct Past {
    /// Whose, by name.
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
    /// Of a match that came from elsewhere.
    pub uncounted: &'static str,
    /// Of a match that ended before its rules said who wins.
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
    /// How many matches made room.
    pub gone: fn(usize) -> String,
    pub everything: &'static str,
    pub everything_says: &'static str,
    pub bring: &'static str,
    pub bring_says: &'static str,
    /// How many saved matches, past matches, lessons and set-ups; whether the settings as well.
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
