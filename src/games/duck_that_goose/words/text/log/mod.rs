//! The lines of the log.

pub(super) mod en;
pub(super) mod ja;
pub(super) mod ko;

/// The log.
#[derive(Debug)]
pub struct Log {
    /// Round, name; Dealt, heading.
    pub round_began: fn(u8, &str) -> String,
    /// Name; heading.
    pub turn: fn(&str) -> String,
    /// Name, other; heading.
    pub turn_decided: fn(&str, &str) -> String,
    /// Count.
    pub renewed: fn(u8) -> String,
    /// Name.
    pub drew: fn(&str) -> String,
    /// Name, other.
    pub drew_both: fn(&str, &str) -> String,
    /// Name, card.
    pub took: fn(&str, &str) -> String,
    /// Name, card; top was a Chase.
    pub took_chase: fn(&str, &str) -> String,
    /// Name, card; face up: an action.
    pub discarded: fn(&str, &str) -> String,
    /// Name, card.
    pub discarded_drawn: fn(&str, &str) -> String,
    /// Name, card.
    pub added_drawn: fn(&str, &str) -> String,
    /// Name, place, card.
    pub turned_up: fn(&str, u8, &str) -> String,
    /// Name, card; Burst.
    pub revealed: fn(&str, &str) -> String,
    /// Card, on, owner.
    pub laid: fn(&str, &str, &str) -> String,
    /// Name.
    pub cow_arranged: fn(&str) -> String,
    /// Name, other.
    pub controlled: fn(&str, &str) -> String,
    /// Name, Copycat, the card it becomes.
    pub named: fn(&str, &str, &str) -> String,
    /// Name, card, owner.
    pub flipped: fn(&str, &str, &str) -> String,
    /// Name, card.
    pub flipped_own: fn(&str, &str) -> String,
    /// Name, card; Kill Two Birds.
    pub gave: fn(&str, &str) -> String,
    /// Name, card, owner.
    pub stole: fn(&str, &str, &str) -> String,
    /// Name, card, other.
    pub bus: fn(&str, &str, &str) -> String,
    pub turned_left: &'static str,
    pub turned_right: &'static str,
    /// Card, from, to.
    pub passed_on: fn(&str, &str, &str) -> String,
    /// Name, card.
    pub declined: fn(&str, &str) -> String,
    /// Round; heading.
    pub round_ended: fn(u8) -> String,
    /// Name, points, total.
    pub scored: fn(&str, &str, &str) -> String,
    /// Name, place.
    pub looked: fn(&str, u8) -> String,
    /// Name, place, other.
    pub looked_both: fn(&str, u8, &str) -> String,
    /// List, how many.
    pub cow_looked: fn(&str, u8) -> String,
    /// Name.
    pub chose: fn(&str) -> String,
    /// Name, card.
    pub ripe_used: fn(&str, &str) -> String,
    /// Name, card.
    pub ripe_added: fn(&str, &str) -> String,
}
