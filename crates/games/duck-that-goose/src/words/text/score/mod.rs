//! The points: how a range gets its score, rounds and totals, and the rules in play at this table.

pub(super) mod en;
pub(super) mod ja;
pub(super) mod ko;

/// The score of a range, line by line.
#[derive(Debug)]
pub struct SheetLabels {
    /// The card's name, the number of cards.
    pub sheet_cancelled: fn(&str, u8) -> String,
    /// The card's name.
    pub sheet_triple: fn(&str) -> String,
    /// The first card's name, the second card's name.
    pub sheet_geese: fn(&str, &str) -> String,
    /// The card's name, the number of cards.
    pub sheet_card: fn(&str, u8) -> String,
    /// The name of the player with the Devils; +6.
    pub sheet_devils: fn(&str) -> String,
    pub sheet_sum: &'static str,
    /// The card's name, the number of cards; ×2.
    pub sheet_doubled: fn(&str, u8) -> String,
    /// The card's name, the number of cards; ÷2.
    pub sheet_halved: fn(&str, u8) -> String,
    /// The card's name; ×0.
    pub sheet_dodged: fn(&str) -> String,
    /// The player's name, the round.
    pub sheet_result: fn(&str, u8) -> String,
    pub sheet_empty: &'static str,
}

/// The rounds, the totals and the end.
#[derive(Debug)]
pub struct ScoreLabels {
    /// The total as a text and in eighths, with its noun.
    pub points: fn(&str, i32) -> String,
    /// The unit of the best, for a count of eighths of a point.
    pub unit: fn(i32) -> &'static str,
    /// The explanation of the best.
    pub best: &'static str,
    pub total: &'static str,
    /// The number of rounds.
    pub note: fn(u8) -> String,
    /// In a pause: no card shows when the next round begins.
    pub ranges_close: &'static str,
    pub tap_player: &'static str,
    /// The total, the number of rounds.
    pub why_lowest: fn(&str, u8) -> String,
    /// The total.
    pub why_shared: fn(&str) -> String,
}

/// The rules in play at this table.
#[derive(Debug)]
pub struct FactLabels {
    pub term_deck: &'static str,
    pub deck_now_novice: &'static str,
    pub deck_now_advanced: &'static str,
    pub term_round: &'static str,
    /// The round, the number of rounds.
    pub round_now: fn(u8, u8) -> String,
    pub term_dealt: &'static str,
    /// The number of cards.
    pub dealt_each: fn(u8) -> String,
    pub term_peachy: &'static str,
    pub term_interrupt: &'static str,
    pub interrupt_now_novice: &'static str,
    pub interrupt_now_advanced: &'static str,
    pub term_wins: &'static str,
    pub lowest_wins: &'static str,
}
