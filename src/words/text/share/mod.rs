//! Text for deals and matches that are shared as links. It is not part of [`Text`](super::Text), because only the
//! table's program needs it.

mod en;
mod ja;
mod ko;

use crate::words::Lang;

/// Sharing, in one language.
#[derive(Debug)]
pub struct Share {
    pub share: &'static str,
    /// The choice at the top.
    pub what: &'static str,
    pub deal: &'static str,
    pub this_match: &'static str,
    /// The result of the daily challenge.
    pub result: &'static str,
    pub deal_says: &'static str,
    /// While it is played.
    pub deal_in_play: &'static str,
    pub match_over: &'static str,
    /// While one person plays it against bots.
    pub match_in_play: &'static str,
    pub result_says: &'static str,
    pub without_names: &'static str,
    /// How many seats.
    pub seats: fn(u8) -> String,
    pub point: &'static str,
    pub qr: &'static str,
    /// The name of the field that holds the link.
    pub link: &'static str,
    /// The name of the field that holds the result.
    pub line: &'static str,
    pub copy: &'static str,
    pub share_link: &'static str,
    pub share_line: &'static str,
    /// No code is drawn.
    pub no_code: &'static str,
    /// No link is made.
    pub no_link: &'static str,
    pub no_server: &'static str,
    pub deal_came: &'static str,
    pub match_came: &'static str,
    /// How many people and bots.
    pub for_whom: fn(usize, usize) -> String,
    pub deal_waits: &'static str,
    pub set_up: &'static str,
    pub damaged: &'static str,
    pub newer: &'static str,
    pub other_rules: &'static str,
    /// The date, the game, the place among how many, and what decided it: "Score: 12".
    pub of_the_day: fn(&str, &str, u8, u8, &str) -> String,
}

/// The texts of a language.
pub fn share_text(lang: Lang) -> &'static Share {
    lang.pick([&en::SHARE, &ko::SHARE, &ja::SHARE])
}
