//! Text for sharing deals and matches as links. It is not part of [`Messages`](super::Messages), because only the
//! table's program needs it.

mod en;
mod ja;
mod ko;
mod languages;

pub use languages::share_messages;

/// Texts for sharing, in one language.
#[derive(Debug)]
pub struct ShareMessages {
    pub share: &'static str,
    /// The label of the choice at the top.
    pub what: &'static str,
    pub deal: &'static str,
    pub this_match: &'static str,
    /// The result of the daily challenge.
    pub result: &'static str,
    pub deal_says: &'static str,
    /// The note about the deal during the match.
    pub deal_in_play: &'static str,
    pub match_over: &'static str,
    /// The note about a match that one human is playing against bots.
    pub match_in_play: &'static str,
    pub result_says: &'static str,
    pub without_names: &'static str,
    /// The number of seats.
    pub seats: fn(u8) -> String,
    pub point: &'static str,
    pub qr: &'static str,
    /// The name of the field with the link.
    pub link: &'static str,
    /// The name of the field with the result.
    pub line: &'static str,
    pub copy: &'static str,
    pub share_link: &'static str,
    pub share_line: &'static str,
    /// The message if the link is too long for a code.
    pub no_code: &'static str,
    /// The message if the match is too long for a link.
    pub no_link: &'static str,
    /// The first sentence of the note about privacy; [`claim_privacy`](super::claim_privacy) has the second.
    pub no_server: &'static str,
    pub deal_came: &'static str,
    pub match_came: &'static str,
    /// The numbers of humans and of bots.
    pub for_whom: fn(usize, usize) -> String,
    pub deal_waits: &'static str,
    pub set_up: &'static str,
    pub damaged: &'static str,
    pub newer: &'static str,
    pub other_rules: &'static str,
    /// The date, the place, the number of players, and the points with their unit; these may be empty.
    pub of_the_day: fn(&str, u8, u8, &str) -> String,
    /// The title of the result of the daily challenge: the name, the place, the number of players.
    pub is_placed: fn(&str, u8, u8) -> String,
    /// The heading over the places of the last seven days.
    pub week: &'static str,
    /// The days of the week in short, from Sunday.
    pub weekdays: [&'static str; 7],
    pub today: &'static str,
    /// The text of a day without a result.
    pub not_played: &'static str,
}
