//! Text for the summary of a match: its turning points, and the scores of all players. It is not part of
//! [`Messages`](super::Messages), because only the table's program needs it.

mod en;
mod ja;
mod ko;
mod languages;

pub use languages::summary_messages;

/// Texts for the summary of a match, in one language.
#[derive(Debug)]
pub struct SummaryMessages {
    pub turning_points: &'static str,
    /// The meaning of the percentages in a match that has winners.
    pub to_win: &'static str,
    /// Their meaning in a single deal of Durak, which has a fool and no winner.
    pub to_be_spared: &'static str,
    pub looking: &'static str,
    /// The message if no turning point was found.
    pub no_turning_point: &'static str,
    /// The number of the move.
    pub step: fn(usize) -> String,
    /// For reading aloud: the player's name, and the chances before and after, in per cent.
    pub changed: fn(&str, u8, u8) -> String,
    /// The same where nothing nearby explains the percentages. The bool: are they the chance of not being the
    /// fool?
    pub chance: fn(&str, bool, u8, u8) -> String,
    pub totals: &'static str,
    pub as_table: &'static str,
    /// The heading of the column of round numbers.
    pub round: &'static str,
    /// The row before the first round.
    pub start: &'static str,
}
