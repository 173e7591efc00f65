//! The lines of the log.

pub(super) mod en;
pub(super) mod ja;
pub(super) mod ko;

/// The texts of the log.
#[derive(Debug)]
pub struct Log {
    /// The round, the dealer's name. Starts a deal; a heading.
    pub round_began: fn(u8, &str) -> String,
    /// The player's name. A heading.
    pub turn: fn(&str) -> String,
    /// The player's name, the name of the player who decides. A heading.
    pub turn_decided: fn(&str, &str) -> String,
    /// The number of cards.
    pub renewed: fn(u8) -> String,
    /// The player's name.
    pub drew: fn(&str) -> String,
    /// The player's name, the name of the other player who sees it.
    pub drew_both: fn(&str, &str) -> String,
    /// The player's name, the card's name.
    pub took: fn(&str, &str) -> String,
    /// The player's name, the card's name. A Chase was on top of the pile.
    pub took_chase: fn(&str, &str) -> String,
    /// The player's name, the card's name. A face-up card, discarded by an action.
    pub discarded: fn(&str, &str) -> String,
    /// The player's name, the card's name.
    pub discarded_drawn: fn(&str, &str) -> String,
    /// The player's name, the card's name.
    pub added_drawn: fn(&str, &str) -> String,
    /// The player's name, the card's place, the card's name.
    pub turned_up: fn(&str, u8, &str) -> String,
    /// The player's name, the card's name. For Burst.
    pub revealed: fn(&str, &str) -> String,
    /// The laid card's name, the name of the card below, its owner's name.
    pub laid: fn(&str, &str, &str) -> String,
    /// The player's name.
    pub cow_arranged: fn(&str) -> String,
    /// The player's name, the name of the player the decision is for.
    pub controlled: fn(&str, &str) -> String,
    /// The player's name, the Copycat's name, the name of the card it becomes.
    pub named: fn(&str, &str, &str) -> String,
    /// The player's name, the card's name, its owner's name.
    pub flipped: fn(&str, &str, &str) -> String,
    /// The player's name, the card's name.
    pub flipped_own: fn(&str, &str) -> String,
    /// The player's name, the card's name. For Kill Two Birds.
    pub gave: fn(&str, &str) -> String,
    /// The player's name, the card's name, its owner's name.
    pub stole: fn(&str, &str, &str) -> String,
    /// The player's name, the card's name, the name of the player who gets it.
    pub bus: fn(&str, &str, &str) -> String,
    pub turned_left: &'static str,
    pub turned_right: &'static str,
    /// The card's name, the giver's name, the receiver's name.
    pub passed_on: fn(&str, &str, &str) -> String,
    /// The player's name, the card's name.
    pub declined: fn(&str, &str) -> String,
    /// The round. A heading.
    pub round_ended: fn(u8) -> String,
    /// The player's name, the points, the total.
    pub scored: fn(&str, &str, &str) -> String,
    /// The player's name, the card's place.
    pub looked: fn(&str, u8) -> String,
    /// The player's name, the card's place, the name of the other player who looks.
    pub looked_both: fn(&str, u8, &str) -> String,
    /// The list of players, and how many they are.
    pub cow_looked: fn(&str, u8) -> String,
    /// The player's name.
    pub chose: fn(&str) -> String,
    /// The player's name, the card's name.
    pub ripe_used: fn(&str, &str) -> String,
    /// The player's name, the card's name.
    pub ripe_added: fn(&str, &str) -> String,
}
