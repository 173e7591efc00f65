//! Text for seats that change hands, and for a match that ends before its rules end it. It is not part of
//! [`Text`](super::Text), because only the table's program needs it.

mod en;
mod ja;
mod ko;

use crate::words::Lang;

/// Seats that change hands, in one language.
#[derive(Debug)]
pub struct Seats {
    /// In the menu, and above the list of those who play.
    pub title: &'static str,
    /// What happens to a vacated seat.
    pub hint: &'static str,
    /// The level of the bot that takes a seat.
    pub level: &'static str,
    /// The buttons beside a name.
    pub leave: &'static str,
    pub take_back: &'static str,
    pub resign: &'static str,
    /// A bot of this level plays in the person's place.
    pub stands_in: fn(&str) -> String,
    /// The person resigned; a bot of this level plays on.
    pub resigned_to: fn(&str) -> String,
    /// The name.
    pub resign_ask: fn(&str) -> String,
    /// A bot of this level would play on.
    pub bot_follows: fn(&str) -> String,
    pub play_on: &'static str,
    pub end_too: &'static str,
    /// Before what follows if the match ends with that.
    pub if_it_ends: fn(&str) -> String,
    /// The one who wins, the names of those who share it.
    pub wins: fn(&str) -> String,
    pub share: fn(&str) -> String,
    /// A title as a sentence.
    pub sentence: fn(&str) -> String,
    /// The name.
    pub resigned: fn(&str) -> String,
    /// The names.
    pub played_on: fn(&str) -> String,
    pub deals_count: &'static str,
    pub rounds_count: &'static str,
    pub sheets_count: &'static str,
    pub no_deal: &'static str,
    pub no_round: &'static str,
    pub stays: &'static str,
    /// How the stats count a match that ends before anyone has won it.
    pub only_played: &'static str,
    /// In the log: the name, and the bot’s level.
    pub left: fn(&str, &str) -> String,
    pub returned: fn(&str) -> String,
    pub resigns: fn(&str, &str) -> String,
    pub gives_up: fn(&str) -> String,
    /// The name of the player who gets the tablet next.
    pub then: fn(&str) -> String,
}

/// The texts of a language.
pub fn seats_text(lang: Lang) -> &'static Seats {
    lang.pick([&en::SEATS, &ko::SEATS, &ja::SEATS])
}
