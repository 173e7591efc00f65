//! Points: how a range comes to its own, rounds and totals, and what counts at this table.

pub(super) mod en;
pub(super) mod ja;
pub(super) mod ko;

/// The score of a range, line by line.
#[derive(Debug)]
pub struct Sheet {
    /// Card, count.
    pub sheet_cancelled: fn(&str, u8) -> String,
    /// Card.
    pub sheet_triple: fn(&str) -> String,
    /// Card, other card.
    pub sheet_geese: fn(&str, &str) -> String,
    /// Card, count.
    pub sheet_card: fn(&str, u8) -> String,
    /// Name; +6.
    pub sheet_devils: fn(&str) -> String,
    pub sheet_sum: &'static str,
    /// Card, count; ×2.
    pub sheet_doubled: fn(&str, u8) -> String,
    /// Card, count; ÷2.
    pub sheet_halved: fn(&str, u8) -> String,
    /// Card; ×0.
    pub sheet_dodged: fn(&str) -> String,
    /// Name, round.
    pub sheet_result: fn(&str, u8) -> String,
    pub sheet_empty: &'static str,
}

/// Rounds, totals, the end.
#[derive(Debug)]
pub struct Score {
    /// The unit of the best, so many eighths of it.
    pub unit: fn(i32) -> &'static str,
    /// What the best is.
    pub best: &'static str,
    /// Round.
    pub column: fn(u8) -> String,
    pub total: &'static str,
    /// Rounds.
    pub note: fn(u8) -> String,
    pub next_round: &'static str,
    pub tap_player: &'static str,
    /// Name.
    pub wins: fn(&str) -> String,
    /// Names.
    pub shared: fn(&str) -> String,
    pub all_shared: &'static str,
    /// Total, rounds.
    pub why_lowest: fn(&str, u8) -> String,
    /// Total.
    pub why_shared: fn(&str) -> String,
    /// Round.
    pub round_over: fn(u8) -> String,
}

/// The rules of this very table.
#[derive(Debug)]
pub struct Facts {
    pub term_deck: &'static str,
    pub deck_now_novice: &'static str,
    pub deck_now_advanced: &'static str,
    pub term_round: &'static str,
    /// Round, rounds.
    pub round_now: fn(u8, u8) -> String,
    pub term_dealt: &'static str,
    /// Count.
    pub dealt_each: fn(u8) -> String,
    pub term_peachy: &'static str,
    pub term_interrupt: &'static str,
    pub interrupt_now_novice: &'static str,
    pub interrupt_now_advanced: &'static str,
    pub term_wins: &'static str,
    pub lowest_wins: &'static str,
}
